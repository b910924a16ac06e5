import { expect, test } from 'vitest';
import { readers } from './readers.ts';
import { AFTER, BEFORE } from './reported-text.ts';
import { reportedForms } from './reported-forms.ts';
import { reportedLater } from './reported-later.ts';
import { reportedFrames } from './reported-frames.ts';
import { reportedNames } from './reported-names.ts';
import { reported as contents } from './reported.ts';
import type { ReportedCase } from './reported.ts';

const reported = [...contents, ...reportedNames, ...reportedFrames, ...reportedForms, ...reportedLater];

/** What ours reads wrong. */
const wrong = [
  'a call to follow the site between paragraphs',
  'a table of two columns for the layout of a page',
];

/** Puts a content into the middle of an article, unless it is a page. */
function toPage({ html, isPage }: ReportedCase): string {
  const body = isPage
    ? html
    : `<nav><a href="/">Home</a></nav><article><h1>The quay</h1><p>${BEFORE}</p>${html}<p>${AFTER}</p><p>${BEFORE} ${AFTER}</p></article>`;
  return `<!doctype html><html lang="en"><head><title>The quay</title></head><body>${body}</body></html>`;
}

function passes({ has, lacks = [] }: ReportedCase, markdown: string): boolean {
  return has.every((one) => one.test(markdown)) && !lacks.some((one) => one.test(markdown));
}

test('what others have reported is read, and by no peer more of it', async () => {
  const passed: Record<string, number> = {};
  const failed: Record<string, string[]> = {};
  for (const [reader, read] of Object.entries(readers)) {
    failed[reader] = [];
    for (const one of reported) {
      const markdown = await read({ name: one.name, html: toPage(one) });
      if (!passes(one, markdown)) failed[reader].push(one.name);
    }
    passed[reader] = reported.length - failed[reader].length;
  }
  const table = Object.entries(passed).map(([reader, count]) => `${reader}: ${count} of ${reported.length}`);
  console.log(table.join(', '));
  expect(reported.length).toBeGreaterThanOrEqual(140);
  expect(failed['ours']).toEqual(wrong);
  expect(passed['ours']).toBe(Math.max(...Object.values(passed)));
});
