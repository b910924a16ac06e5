import { expect, test } from 'vitest';
import { parsePage, getText, toMarkdown } from '../../src/html/index.ts';
import type { HtmlPage } from '../../src/html/index.ts';

/** Pages whose writers left out what HTML lets them leave out, or wrote more than it knows. */
test.each<[string, string, string]>([
  ['no head', '<html><title>T</title><body><h1>x</h1>', '# x'],
  ['no head, no body', '<html lang="en"><meta charset="utf-8"><title>T</title><h1>x</h1><p>y', '# x\n\ny'],
  ['no body', '<html><head><title>T</title></head><p>x</p>', 'x'],
  ['text without a body', '<html><title>T</title>just <b>text</b></html>', 'just **text**'],
  ['two bodies', '<html><title>T</title><body><p>x</p></body><body><p>y</p></body></html>', 'x\n\ny'],
  ['content behind the body', '<html><title>T</title><body><p>x</p></body><p>y</p></html>', 'x\n\ny'],
  ['content behind the end', '<html><title>T</title><body><p>x</p></body></html><p>y</p>', 'x\n\ny'],
  ['nothing but its text', '<title>T</title><p>x', 'x'],
])('a page with %s is read whole', (_, text, want) => {
  const page: HtmlPage = { url: new URL('https://example.com/'), text, isHtml: true };
  expect(toMarkdown(page, true)).toBe(want);
  expect(toMarkdown(page, false)).toBe(want);
  expect(getText(parsePage(page).querySelector('title'))).toBe('T');
});
