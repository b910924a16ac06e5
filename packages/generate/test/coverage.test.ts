import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDescription, readDescription, walk, type Description } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { reportTotals } from '../src/command/run.ts';
import { noteUncovered } from '../src/coverage/coverage.ts';
import { generate } from '../src/index.ts';
import { Notes } from '../src/notes.ts';
import { news } from './streams/news.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const gallery = at('bench/src/gallery/descriptions/');
const files = [
  ...readdirSync(gallery).map((name) => gallery + name),
  at('openapi/test/gallery/notices.yaml'),
  at('openapi/test/gallery/problems.yaml'),
  at('generate/test/validator/foreign.yaml'),
  at('contract/test/foreign/library.yaml'),
];

/** What a file uses and does not get, by its name; nothing for any other. */
const missing: Record<string, string[]> = {
  'messages.yaml': ['/paths/~1Accounts~1{AccountSid}~1Messages.json/post/callbacks/status'],
};

test.each(files)('all that %s uses is in the types, or noted', async (file) => {
  const description = await readDescription(file);
  const { notes, coverage } = await generate(description, { parts: ['types'] });
  const lost = notes.filter(({ text }) => /not in the generated types|requests of a callback/.test(text));
  expect(lost.map(({ location }) => location.pointer)).toEqual(missing[basename(file)] ?? []);
  // Counted a second time, without the model.
  const operations = [...walk(description.root.value)].filter(
    ({ kind, pointer }) =>
      kind === 'Operation' && /^\/(?:paths|webhooks)\/[^/]+\/(?:additionalOperations\/)?[^/]+$/.test(pointer),
  );
  const [counted] = coverage;
  expect(counted).toMatchObject({ kind: 'Operation', generated: counted!.described });
  expect(counted!.described).toBeGreaterThanOrEqual(operations.length);
  const described = coverage.reduce((sum, one) => sum + one.described - one.generated, 0);
  expect(described).toBe(lost.length);
});

/** What is noted of types in which something is missing. */
async function without(description: Description, change: (text: string) => string): Promise<string[]> {
  const { files: all } = await generate(description, { parts: ['types'] });
  const text = all['types/openapi.ts']!;
  const changed = change(text);
  expect(changed).not.toBe(text);
  const notes = new Notes(description);
  noteUncovered(description, changed, notes);
  return notes.all.map(({ location, text: note }) => `${location.pointer}: ${note}`);
}

test.each<[string, (text: string) => string, string]>([
  [
    'an operation',
    (text) => text.replace('query: operations["searchItems"]', 'query?: never'),
    '/paths/~1items/query: the operation is not in the generated types',
  ],
  [
    'an additional operation',
    (text) => text.replace('COPY: ', 'LINK: '),
    '/paths/~1items/additionalOperations/COPY: the operation is not in the generated types',
  ],
  [
    'a media type',
    (text) => text.replace('"text/event-stream"', '"text/plain"'),
    '/paths/~1events/get/responses/200/content/text~1event-stream: the media type is not in the generated types',
  ],
  [
    'a parameter',
    (text) => text.replace('"Last-Event-ID"', '"X"'),
    '/paths/~1events/get/parameters/0: the parameter is not in the generated types',
  ],
  [
    'a response',
    (text) => text.replace(/204: \{/, '205: {'),
    '/paths/~1items/additionalOperations/COPY/responses/204: the response is not in the generated types',
  ],
  [
    'a request body',
    (text) => text.replace('requestBody: {', 'other: {'),
    '/paths/~1items/query/requestBody: the request body is not in the generated types',
  ],
])('%s that is not in the types is noted with its location', async (_, change, note) => {
  expect(await without(openDescription(news), change)).toEqual([note]);
});

test('callbacks are noted, and nothing within them', async () => {
  const post = {
    parameters: [{ $ref: '#/components/parameters/Own' }],
    responses: { 204: { description: '' } },
  };
  const description = openDescription({
    openapi: '3.1.0',
    servers: [{ url: 'https://a.test' }],
    paths: {
      '/a': {
        parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
        put: {
          parameters: [{ name: 'q', in: 'query', schema: { type: 'integer' } }],
          callbacks: { done: { '{$request.body#/url}': { post } } },
          responses: { 200: { description: '', headers: { X: { content: { 'text/plain': {} } } } } },
        },
      },
    },
    components: {
      parameters: { Own: { name: 'own', in: 'query' }, Unused: { name: 'unused', in: 'query' } },
    },
  });
  const { notes, coverage } = await generate(description);
  expect(notes.map(({ location, text }) => `${location.pointer} ${text}`)).toEqual([
    '/paths/~1a/put/callbacks/done nothing is generated for the requests of a callback',
  ]);
  expect(coverage.map(({ kind, described, generated }) => [kind, described, generated])).toEqual([
    ['Operation', 1, 1],
    ['Parameter', 2, 2],
    ['RequestBody', 0, 0],
    ['MediaType', 0, 0],
    ['Response', 1, 1],
    ['Callback', 1, 0],
  ]);
});

const total = async (callbacks: object) => {
  const get = { callbacks, responses: { 204: {} } };
  const servers = [{ url: 'https://a.test' }];
  const description = openDescription({ openapi: '3.2.0', servers, paths: { '/a': { get } } });
  const { notes } = await generate(description);
  return reportTotals(description, 0, notes);
};

test('the report says that nothing is left out only where a walk finds nothing', async () => {
  expect(await total({})).toBe('1 operation, 0 files, nothing left out.');
  expect(await total({ done: { '{$url}': { post: { responses: { 204: {} } } } } })).toBe(
    '1 operation, 0 files, 1 note.',
  );
});
