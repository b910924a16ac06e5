import { expect, test } from 'vitest';
import { readMetadata } from '../../src/capabilities/pages/content/metadata.ts';
import { parsePage } from '@web-data/parse/html';
import type { Page } from '../../src/capabilities/pages/fetch/page.ts';

const read = (text: string): object => {
  const page: Page = { url: new URL('https://example.com/a/b'), status: 200, text, isHtml: true };
  const { sourceURL: _, url: __, statusCode: ___, ...own } = readMetadata(parsePage(page), page);
  return own;
};

test.each<[string, string, object]>([
  [
    'what it declares',
    '<html lang="de"><head><title> A\n B </title><meta name="Description" content="D"><link rel="canonical" href="c"></head>',
    { title: 'A B', description: 'D', language: 'de', canonical: 'https://example.com/a/c' },
  ],
  [
    'a canonical address from its base',
    '<html><head><base href="https://b.example/"><link rel="canonical" href="/c"></head>',
    { canonical: 'https://b.example/c' },
  ],
  [
    'an icon from its base',
    '<html><head><base href="https://b.example/"><link rel="shortcut icon" href="i.png">',
    { favicon: 'https://b.example/i.png' },
  ],
  [
    'no title of a picture',
    '<html><body><svg><title>icon</title></svg><meta property="og:title" content="T">',
    { title: 'T' },
  ],
  [
    'a language beside html',
    '<html><head><meta http-equiv="Content-Language" content="fr">',
    { language: 'fr' },
  ],
  [
    'a language of OpenGraph',
    '<html><head><meta property="og:locale" content="en_GB">',
    { language: 'en-GB' },
  ],
  [
    'a page that begins with a comment',
    '<!-- <html> --> <!doctype html><html lang="en"><title>T</title>',
    { title: 'T', language: 'en' },
  ],
])('a page says %s', (_, html, want) => {
  expect(read(html)).toEqual(want);
});
