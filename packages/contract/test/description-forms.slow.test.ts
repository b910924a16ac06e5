import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { diffOpenApi } from '@web-data/diff';
import type { OpenApiDocument } from '@web-data/diff';
import { openDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { lint } from '../../../spec/test/lint.ts';

const { resolve } = createRequire(import.meta.url);
const read = (name: string): OpenApiDocument =>
  JSON.parse(readFileSync(resolve(`@web-data/spec/${name}`), 'utf8')) as OpenApiDocument;
const folders = ['', 'account/', 'oauth/'];

/** The operations with a stream, by what is written of it. */
function listStreams(document: OpenApiDocument): string[] {
  return openDescription(document).operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ content }) =>
      content.filter(({ framing, itemSchema }) => framing && itemSchema).map(({ type }) => `${id} ${type}`),
    ),
  );
}

test.each(folders)('%sopenapi.json is OpenAPI 3.1, and openapi-3.2.json says the same and more', (folder) => {
  const [older, newer] = [read(`${folder}openapi.json`), read(`${folder}openapi-3.2.json`)];
  expect([older['openapi'], newer['openapi']]).toEqual(['3.1.0', '3.2.0']);
  expect(JSON.stringify(older)).not.toMatch(/"(?:itemSchema|dataValue|serializedValue)"/);
  // Where one has the items of a stream, the other has all of it at once; nothing else differs.
  const changes = diffOpenApi(older, newer);
  const streams = listStreams(newer);
  expect(listStreams(older)).toEqual([]);
  expect(changes.filter(({ level }) => level !== 'text').map(({ rule }) => rule)).toEqual(
    streams.map(() => 'stream'),
  );
  const texts = changes.filter(({ level }) => level === 'text').map(({ rule, pointer }) => [rule, pointer]);
  expect(texts[0]).toEqual(['openapi-version', '/openapi']);
  for (const [, pointer] of texts.slice(1)) expect(pointer).toMatch(/\/text~1event-stream\/examples$/);
});

test('streams are described', () => {
  expect(listStreams(read('openapi-3.2.json'))).toEqual([
    'getBatchScrape text/event-stream',
    'getCrawl text/event-stream',
    'getAgentTrace text/event-stream',
  ]);
});

test('both forms keep the rules of the description', async () => {
  const roots = ['openapi.json', 'openapi-3.2.json'].map((name) => `dist/${name}`);
  expect(await lint(roots, 'redocly.yaml')).toEqual([[], []]);
}, 60_000);
