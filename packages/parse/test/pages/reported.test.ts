import { expect, test } from 'vitest';
import { readers } from './readers.ts';
import { reported } from './reported.ts';
import type { ReportedCase } from './reported.ts';

const before =
  'The quay was built of stone from the hills, which carts brought down on a road that has gone, and it was repaired in each of the winters since then, whenever the ice allowed it.';
const after =
  'Nobody counts the boats that tie up there now, although the pilots say that there are more of them than in any year since the war, and that most of them come from the south.';

/** Puts a content into the middle of an article. */
const toPage = (html: string): string =>
  `<!doctype html><html lang="en"><head><title>The quay</title></head><body><nav><a href="/">Home</a></nav><article><h1>The quay</h1><p>${before}</p>${html}<p>${after}</p><p>${before} ${after}</p></article></body></html>`;

function passes({ has, lacks = [] }: ReportedCase, markdown: string): boolean {
  return has.every((one) => one.test(markdown)) && !lacks.some((one) => one.test(markdown));
}

test('what others have reported is read, and by no peer more of it', async () => {
  const passed: Record<string, number> = {};
  const failed: Record<string, string[]> = {};
  for (const [reader, read] of Object.entries(readers)) {
    failed[reader] = [];
    for (const one of reported) {
      const markdown = await read({ name: one.name, html: toPage(one.html) });
      if (!passes(one, markdown)) failed[reader].push(one.name);
    }
    passed[reader] = reported.length - failed[reader].length;
  }
  const table = Object.entries(passed).map(([reader, count]) => `${reader}: ${count} of ${reported.length}`);
  console.log(table.join(', '));
  expect(reported.length).toBeGreaterThanOrEqual(40);
  // Names that hold `comment` are comments of readers far more often.
  expect(failed['ours']).toEqual(['an article of comments in the name of its class']);
  expect(passed['ours']).toBe(Math.max(...Object.values(passed)));
});
