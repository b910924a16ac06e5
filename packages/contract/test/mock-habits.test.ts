import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { startMock, type MockServer } from '../src/mock/serve.ts';
import { openDocument, type ContractDocument } from '../src/openapi/document.ts';
import { verify } from '../src/verify/run.ts';

const REFUSED = '4XX: { description: Refused., content: { application/json: { schema: { type: object } } } }';
const described = (paths: string): ContractDocument =>
  openDocument(
    parse(`openapi: 3.1.0\ninfo: { title: T, version: '1' }\nservers: [{ url: /api }]\npaths:${paths}`),
  );

/** An answer that is documented for whatever comes. */
const whatever = described(`
  /comments:
    post:
      operationId: comment
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [text], properties: { text: { type: string } } } } } }
      responses: { default: { description: A., content: { application/json: { schema: { type: object, properties: { text: { type: string } } } } } } }
  /silence: { get: { operationId: silence, responses: { default: { description: A. } } } }`);

/** What a PUT makes under a name that its caller chooses. */
const kept = described(`
  /configs/{name}:
    parameters: [{ name: name, in: path, required: true, schema: { type: string, pattern: '^[a-z][a-z0-9-]{0,30}$' } }]
    get: { operationId: readConfig, responses: { 200: { description: A., content: { application/json: { schema: { type: object } } } }, ${REFUSED} } }
    put:
      operationId: writeConfig
      requestBody: { required: true, content: { application/json: { schema: { type: object } } } }
      responses: { 201: { description: A. }, 204: { description: A. }, ${REFUSED} }
    delete: { operationId: removeConfig, responses: { 204: { description: A. }, ${REFUSED} } }`);

let running: MockServer | undefined;
afterEach(() => running?.close());

async function asker(
  document: ContractDocument,
): Promise<(method: string, path: string, body?: string, type?: string) => Promise<Response>> {
  running = await startMock(document);
  const { url } = running;
  return (method, path, body, type = 'application/json') =>
    fetch(url + path, {
      method,
      redirect: 'manual',
      ...(body && { body, headers: { 'content-type': type } }),
    });
}

it.each<[string, ContractDocument]>([
  ['with a default alone', whatever],
  ['with names that callers choose', kept],
])('is found right by its own document %s', async (_what, document) => {
  running = await startMock(document);
  const { findings } = await verify({ document, baseUrl: running.url, fixtures: toFixtures({}, {}) });
  expect(findings.map(({ trial, message }) => `${trial}: ${message}`)).toEqual([]);
});

it('answers with the content of a default, where no other answer is documented', async () => {
  const ask = await asker(whatever);
  const answer = await ask('POST', '/api/comments', '{"text":"a"}');
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect((await ask('GET', '/api/silence')).status).toBe(204);
});

it('forgets what was kept under a name, until it is made again', async () => {
  const ask = await asker(kept);
  const status = async (method: string, name = 'a'): Promise<number> =>
    (await ask(method, `/api/configs/${name}`, method === 'PUT' ? '{}' : undefined)).status;
  expect([await status('GET'), await status('DELETE'), await status('GET')]).toEqual([200, 204, 404]);
  expect([await status('DELETE'), await status('GET', 'b')]).toEqual([404, 200]);
  expect([await status('PUT'), await status('GET')]).toEqual([201, 200]);
});
