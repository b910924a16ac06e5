import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** Addresses that answer with documents, which other programs wrote. */

const corpus = (name: string): Buffer =>
  readFileSync(new URL(`../../../parse/test/corpus/files/${name}`, import.meta.url));
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const report = corpus('report.office.pdf');

const answers: Record<string, [type: string, body: Buffer]> = {
  '/report': ['application/pdf', report],
  '/report.docx': ['application/octet-stream', corpus('report.pandoc.docx')],
  '/wrong.pdf': [WORD, report],
  '/half.pdf': ['application/pdf', report.subarray(0, 3000)],
  '/locked.docx': [
    WORD,
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  '/picture.png': ['image/png', corpus('letter.scan.png')],
};

let site: Site;
let server: TestServer;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const [type, body] = answers[request.url ?? '']!;
    response.setHeader('content-type', type).end(body);
  });
  server = await startTestServer({ sitePorts: [Number(new URL(site.url).port)] });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const scrape = async (path: string, body: object = {}) => {
  const { key, teamId } = await server.caller();
  const asked = { url: site.url + path, timeout: 60_000, ...body };
  const answer = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body: asked });
  return { ...answer, team: await server.team(teamId) };
};

test.each(['/report', '/report.docx'])('%s becomes the Markdown of a document', async (path) => {
  const { status, body, team } = await scrape(path, { formats: ['markdown', 'links'] });
  expect(status).toBe(200);
  const { data } = body as { data: { markdown: string; links: string[]; warning?: string } };
  expect(data.markdown).toMatch(/^# Annual report of the harbour\n\nThe harbour handled more ships/);
  expect(data.markdown).toContain('| First | 310 | 12000 | 18% |');
  expect(data.links).toEqual(['https://harbour.example/figures']);
  expect(data.warning).toBeUndefined();
  expect(team).toMatchObject({ credits: 999, held: 0, running: 0 });
});

test('the pages of a PDF are returned one by one where the request asks for them', async () => {
  const parsers = [{ type: 'pdf', mode: 'fast', maxPages: 1, pages: true }];
  const { status, body } = await scrape('/report', { parsers });
  expect(status).toBe(200);
  const { data } = body as {
    data: { pages: { number: number; markdown: string }[]; markdown: string; metadata: object };
  };
  expect(data.pages).toEqual([{ number: 1, markdown: data.markdown }]);
  expect(data.metadata).toMatchObject({ numPages: 1 });
});

test('what a document is not is said', async () => {
  const { status, body } = await scrape('/wrong.pdf');
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { data: { warning: 'The file was said to be docx, but its content is pdf: it was read as that.' } },
  });
});

test.each<[string, string, string]>([
  ['/half.pdf', 'content', 'The PDF is damaged: its pages cannot be found.'],
  ['/locked.docx', 'content', 'The document is encrypted: send it without a password.'],
  ['/picture.png', 'contentType', ''],
])('%s is the fault of the site, and costs nothing', async (path, cause, sentence) => {
  const { status, body, team } = await scrape(path);
  expect({ status, body }).toMatchObject({
    status: 422,
    body: {
      error: 'Site cannot be read',
      details: { cause, message: expect.stringContaining(sentence) as string },
    },
  });
  expect(team).toMatchObject({ credits: 1000, held: 0, running: 0 });
});
