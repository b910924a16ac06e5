import { expect, it } from 'vitest';
import { startMock } from '../src/mock/serve.ts';
import { openDocument } from '../src/plugins/documents.ts';

const note = {
  content: {
    'application/json': {
      schema: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
    },
  },
};

/** Notes that are kept for whoever has made them, and a credential of one scheme. */
const notes = (scheme: object) =>
  openDocument({
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    servers: [{ url: 'https://notes.example/v1' }],
    security: [{ who: [] }],
    components: { securitySchemes: { who: scheme } },
    paths: {
      '/notes': { post: { operationId: 'addNote', responses: { '201': { description: 'Made.', ...note } } } },
      '/notes/{id}': {
        get: {
          operationId: 'readNote',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { '200': { description: 'The note.', ...note }, '404': { description: 'None.' } },
        },
      },
    },
  });

interface Way {
  readonly headers?: Record<string, string>;
  readonly query?: string;
}

it.each<[string, object, Way, Way, Way]>([
  [
    'a bearer in another writing',
    { type: 'http', scheme: 'bearer' },
    { headers: { authorization: 'Bearer ada' } },
    { headers: { authorization: 'bearer ada' } },
    { headers: { authorization: 'Bearer bob' } },
  ],
  [
    'a key in the query',
    { type: 'apiKey', in: 'query', name: 'key' },
    { query: '?key=ada' },
    { query: '?a=b&key=ada', headers: { authorization: 'Bearer none' } },
    { query: '?key=bob' },
  ],
  [
    'a key in a header',
    { type: 'apiKey', in: 'header', name: 'X-Key' },
    { headers: { 'x-key': 'ada' } },
    { headers: { 'x-key': 'ada' } },
    { headers: { 'x-key': 'bob' } },
  ],
  [
    'a cookie among others',
    { type: 'apiKey', in: 'cookie', name: 'sid' },
    { headers: { cookie: 'sid=ada' } },
    { headers: { cookie: 'theme=dark; sid=ada' } },
    { headers: { cookie: 'sid=bob; theme=dark' } },
  ],
])('keeps what was made by its maker: %s', async (_, scheme, made, again, other) => {
  const mock = await startMock(notes(scheme));
  const call = (method: string, path: string, { headers = {}, query = '' }: Way) =>
    fetch(`${mock.url}/v1${path}${query}`, { method, headers });
  const { id } = (await (await call('POST', '/notes', made)).json()) as { id: string };
  expect((await call('GET', `/notes/${id}`, again)).status).toBe(200);
  expect((await call('GET', `/notes/${id}`, other)).status).toBe(404);
  await mock.close();
});
