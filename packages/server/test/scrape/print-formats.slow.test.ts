import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { bytesAt, call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** Paper in millimetres: ISO 216, and ANSI sizes. */
const PAPER = [
  ['A0', 841, 1189],
  ['A1', 594, 841],
  ['A2', 420, 594],
  ['A3', 297, 420],
  ['A4', 210, 297],
  ['A5', 148, 210],
  ['A6', 105, 148],
  ['Letter', 215.9, 279.4],
  ['Legal', 215.9, 355.6],
  ['Tabloid', 279.4, 431.8],
  ['Ledger', 431.8, 279.4],
] as const;

describe.skipIf(!hasBrowser)('a print of a page', () => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite((_, response) => response.end('<title>Plans</title><p>Plans</p>'));
    server = await startTestServer({ agentRuns: 0, browserNoSandbox });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  test('has the size that its format names', async () => {
    const { key } = await server.caller();
    const actions = PAPER.map(([format]) => ({ type: 'pdf', format }));
    const body = { url: site.url, actions, timeout: 120_000 };
    const answer = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body });
    expect(answer).toMatchObject({ status: 200 });
    const { pdfs } = (answer.body as { data: { actions: { pdfs: string[] } } }).data.actions;
    const prints = await Promise.all(pdfs.map(bytesAt));
    const sizes = prints.map((print) => {
      const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(print.toString('latin1'))!;
      return [box[1], box[2]].map((points) => (Number(points) / 72) * 25.4);
    });
    for (const [index, [, ...paper]] of PAPER.entries())
      for (const side of [0, 1]) expect(Math.abs(sizes[index]![side]! - paper[side]!)).toBeLessThan(1);
  });
});
