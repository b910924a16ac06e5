import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { readGuides } from '../src/generator/pages/guide.ts';
import { startPreview } from '../src/generator/preview/preview.ts';
import type { Preview } from '../src/generator/preview/preview.ts';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const document = (): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Library API', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        summary: 'List books',
        responses: { '200': { description: 'Books.' } },
      },
    },
  },
});
let preview: Preview;

function write(text: string): void {
  writeFileSync(join(folder, 'lending.md'), text);
}

function guide(body: string): string {
  return `---\ntitle: Lending\ndescription: How to lend.\nsection: Guides\norder: 1\n---\n\n${body}\n`;
}

async function load(path: string): Promise<{ status: number; type: string; text: string }> {
  const response = await fetch(new URL(path, preview.url));
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

beforeAll(async () => {
  write(guide('For three weeks.'));
  preview = await startPreview(
    () => ({
      document: document(),
      guides: readGuides(folder),
      changelog: '',
      read: () => undefined,
    }),
    0,
  );
});
afterAll(() => {
  preview.close();
  rmSync(folder, { recursive: true });
});

test('pages, their twins, assets and files for programs are served as they are asked for', async () => {
  expect(await load('guides/lending/')).toMatchObject({
    status: 200,
    text: expect.stringContaining('For three weeks.'),
  });
  expect(await load('guides/lending.md')).toMatchObject({
    type: expect.stringContaining('markdown'),
    text: expect.stringContaining('# Lending'),
  });
  expect(await load('')).toMatchObject({ text: expect.stringContaining('/__preview.js') });
  expect(await load('operations/list-books/try.json')).toMatchObject({
    status: 200,
    type: 'application/json',
  });
  expect(await load('assets/source-serif-4.woff2')).toMatchObject({ status: 200, type: 'font/woff2' });
  expect(await load('nowhere/')).toMatchObject({ status: 404, type: expect.stringContaining('html') });
});

test('a change is told to open pages, which then say it; a slip is told in their place and can be mended', async () => {
  const events = await fetch(new URL('__preview', preview.url));
  const reader = events.body!.getReader();
  const next = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe(':\n\n');
  write(guide('For four weeks.'));
  await preview.changed();
  expect(await next()).toContain('event: changed');
  expect((await load('guides/lending/')).text).toContain('For four weeks.');
  write('Lending\n');
  await preview.changed();
  expect(await load('guides/lending/')).toMatchObject({
    status: 500,
    text: expect.stringContaining('lending.md has to start with front matter'),
  });
  write(guide('For five weeks.'));
  await preview.changed();
  expect(await load('guides/lending/')).toMatchObject({
    status: 200,
    text: expect.stringContaining('For five weeks.'),
  });
  await reader.cancel();
});

test('an address that nobody can decode is not found', async () => {
  expect((await load('/%zz')).status).toBe(404);
  expect((await load('/')).status).toBe(200);
});
