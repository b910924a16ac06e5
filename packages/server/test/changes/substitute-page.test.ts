import { describe, expect, test } from 'vitest';
import { comparePage } from '../../src/capabilities/changes/compare-page.ts';
import { findSubstitute } from '../../src/capabilities/changes/substitute-page.ts';

const url = 'https://example.com/plans';
const read = (markdown: string, metadata: object = {}) => ({
  markdown,
  metadata: { title: 'Plans', sourceURL: url, url, statusCode: 200, ...metadata },
});
const text = Array.from({ length: 20 }, (_, at) => `Plan ${at} holds ${at + 2} seats and a shelf.`).join(
  '\n\n',
);
const known = comparePage(undefined, { data: read(text), readAt: 0 }).known;

describe('what a site answers instead of its page', () => {
  test.each<[string, object, RegExp]>([
    ['Please verify you are human.', {}, /proof/],
    ['Wait.', { title: 'Just a moment...' }, /proof/],
    ['# Bitte bestätigen Sie, dass Sie kein Roboter sind', {}, /proof/],
    [
      'E-mail\n\nPassword',
      { title: 'Sign in', url: 'https://id.example.com/login' },
      /sign-in at https:\/\/id/,
    ],
    ['# Anmelden\n\nPasswort', {}, /sign-in/],
    ['# Page not found', {}, /no such page/],
    ['Go home.', { title: 'Example | Page not found' }, /no such page/],
    ['Go home.', { title: '404 - Example' }, /no such page/],
    ['# Seite nicht gefunden', {}, /no such page/],
  ])('%j %j', (markdown, metadata, cause) => {
    for (const before of [known, undefined])
      expect(findSubstitute(before, read(markdown, metadata))).toEqual({
        cause: expect.stringMatching(cause) as string,
        isConfirmable: false,
      });
  });

  test.each<[string, object]>([
    ['Sold out. We are sorry.', {}],
    ['# 404 not found, explained\n\nA page may be gone.', {}],
    ['# Captchas\n\nSites ask: verify you are human.', {}],
    ['# Page not found in the archive of 1999\n\nA story.', {}],
    ['# Sign in to the museum\n\nWhere to leave your coat.', {}],
    ['Welcome.', { url: 'https://example.com/plans/authors' }],
    ['# Log in\n\nPassword', { sourceURL: 'https://example.com/login', url: 'https://example.com/login' }],
  ])('is not %j %j', (markdown, metadata) => {
    expect(findSubstitute(undefined, read(markdown, metadata))).toBeUndefined();
  });

  test.each<[string, string | undefined]>([
    [text, undefined],
    [`${text}\n\nAnother line.`, undefined],
    [text.slice(0, text.length * 0.6), 'The page is cut off: it ends in the middle of its text.'],
    [text.slice(0, text.length * 0.9), undefined],
    ['All have ended.', expect.stringContaining('lost nearly all its text: 15 of') as string],
    [text.replaceAll('seats', 'chairs'), undefined],
  ])('loses its text %#', (markdown, cause) => {
    expect(findSubstitute(known, read(markdown))?.cause).toEqual(cause);
  });
});
