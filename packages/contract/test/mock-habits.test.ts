import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { startMock, type MockServer } from '../src/mock/serve.ts';
import type { ContractDocument } from '../src/openapi/document.ts';
import { openDocument } from '../src/plugins/documents.ts';
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

/** Jobs that are made at one path and asked for at another, and texts whose id stands in the `Location` alone. */
const led = described(`
  /renders:
    post:
      operationId: submit
      responses:
        202:
          description: A.
          headers: { Location: { required: true, schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } }
          links: { status: { operationId: task, parameters: { taskId: $response.body#/taskId } } }
        ${REFUSED}
  /tasks/{taskId}:
    parameters: [{ name: taskId, in: path, required: true, schema: { type: string, format: uuid } }]
    get: { operationId: task, responses: { 200: { description: A., content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } } }, ${REFUSED} } }
    delete: { operationId: cancel, responses: { 202: { description: A. }, ${REFUSED} } }
  /notes:
    post:
      operationId: putNote
      requestBody: { required: true, content: { text/plain: { schema: { type: string, maxLength: 5 } } } }
      responses: { 201: { description: A., headers: { Location: { required: true, schema: { type: string } } } }, ${REFUSED} }
  /notes/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: '^n[0-9]+$' } }]
    get: { operationId: getNote, responses: { 200: { description: A., content: { text/plain: { schema: { type: string } } } }, ${REFUSED} } }
components:
  schemas:
    Task: { type: object, required: [taskId], properties: { taskId: { type: string, format: uuid } } }`);

/** Things with a member that is only ever sent. */
const secretive = described(`
  /accounts:
    post:
      operationId: register
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Account' } } } }
      responses: { 201: { description: A., content: { application/json: { schema: { $ref: '#/components/schemas/Account' } } } }, ${REFUSED} }
    get: { operationId: accounts, responses: { 200: { description: A., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Account' } } } } }, ${REFUSED} } }
  /accounts/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string, format: uuid } }]
    get: { operationId: account, responses: { 200: { description: A., content: { application/json: { schema: { $ref: '#/components/schemas/Account' } } } }, ${REFUSED} } }
components:
  schemas:
    Account: { type: object, required: [id, password], properties: { id: { type: string, format: uuid, readOnly: true }, password: { type: string, writeOnly: true } } }`);

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
  ['with what a Location leads to', led],
  ['with what is only sent', secretive],
])('is found right by its own document %s', async (_what, document) => {
  running = await startMock(document);
  const { findings } = await verify({ document, baseUrl: running.url, fixtures: toFixtures({}, {}) });
  expect(findings.map(({ trial, message }) => `${trial}: ${message}`)).toEqual([]);
});

it('answers with the content of a default, where no other answer is documented', async () => {
  const callOperation = await asker(whatever);
  const answer = await callOperation('POST', '/api/comments', '{"text":"a"}');
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect((await callOperation('GET', '/api/silence')).status).toBe(204);
});

it('forgets what was kept under a name, until it is made again', async () => {
  const callOperation = await asker(kept);
  const status = async (method: string, name = 'a'): Promise<number> =>
    (await callOperation(method, `/api/configs/${name}`, method === 'PUT' ? '{}' : undefined)).status;
  expect([await status('GET'), await status('DELETE'), await status('GET')]).toEqual([200, 204, 404]);
  expect([await status('DELETE'), await status('GET', 'b')]).toEqual([404, 200]);
  expect([await status('PUT'), await status('GET')]).toEqual([201, 200]);
});

it('tells under its own id what a link leads to', async () => {
  const callOperation = await asker(led);
  const made = await callOperation('POST', '/api/renders');
  const task = (await made.json()) as { taskId: string };
  expect(made.headers.get('location')).toBe(`/api/tasks/${task.taskId}`);
  expect(await (await callOperation('GET', `/api/tasks/${task.taskId}`)).json()).toEqual(task);
  expect((await callOperation('GET', '/api/tasks/018f4a5e-7c3b-7d21-9a44-5f0c2b7e9d11')).status).toBe(404);
});

it('makes what its Location alone tells', async () => {
  const callOperation = await asker(led);
  const location = String(
    (await callOperation('POST', '/api/notes', 'a', 'text/plain')).headers.get('location'),
  );
  expect(location).toMatch(/^\/api\/notes\/n\d+$/u);
  expect((await callOperation('GET', location)).status).toBe(200);
  expect((await callOperation('GET', '/api/notes/n000')).status).toBe(404);
});

it('lists what was made without what is only sent', async () => {
  const callOperation = await asker(secretive);
  const made: unknown = await (await callOperation('POST', '/api/accounts', '{"password":"a"}')).json();
  expect(await (await callOperation('GET', '/api/accounts')).json()).toContainEqual(made);
});

it('refuses a text that breaks its schema', async () => {
  const callOperation = await asker(led);
  const status = async (body: string): Promise<number> =>
    (await callOperation('POST', '/api/notes', body, 'text/plain; charset=utf-8')).status;
  expect([await status('12345'), await status('123456')]).toEqual([201, 400]);
});
