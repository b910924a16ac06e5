import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMock, openDocument, type Mock } from '../src/index.ts';

const json = (schema: string, example = ''): string =>
  `content: { application/json: { schema: ${schema}${example === '' ? '' : `, example: ${example}`} } }`;
const PET =
  '{ type: object, required: [id, name], properties: { id: { type: string, readOnly: true }, name: { type: string, maxLength: 9 }, age: { type: integer }, at: { type: object, properties: { x: { type: integer }, y: { type: integer } } }, secret: { type: string, writeOnly: true }, url: { type: string, readOnly: true } } }';
const TEAM =
  '{ type: object, required: [id], properties: { id: { type: string }, name: { type: string }, note: { type: string } } }';
const ID = 'parameters: [{ name: id, in: path, required: true, schema: { type: string } }]';
const E = '404: { description: No. }';

const document = openDocument(
  parse(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets:
    post: { operationId: add, requestBody: { required: true, ${json(PET)} }, responses: { 201: { description: A., ${json(PET, '{ id: p, name: Rex, age: 4, url: /pets/p }')} } } }
    get: { operationId: list, responses: { 200: { description: A., ${json(`{ type: array, items: ${PET} }`)} } } }
  /pets/{id}:
    ${ID}
    get: { operationId: read, responses: { 200: { description: A., ${json(PET, '{ id: p, name: Max }')} }, ${E} } }
    patch: { operationId: change, requestBody: { required: true, ${json(PET.replace('required: [id, name], ', ''))} }, responses: { 204: { description: A. }, ${E} } }
  /owners:
    post: { operationId: addOwner, requestBody: { required: true, ${json('{ type: object }')} }, responses: { 201: { description: A., ${json(`{ type: object, required: [data], properties: { data: ${PET} } }`)} } } }
  /owners/{id}:
    ${ID}
    get: { operationId: readOwner, responses: { 200: { description: A., ${json(`{ type: object, required: [data], properties: { data: ${PET} } }`)} }, ${E} } }
    put: { operationId: putOwner, requestBody: { required: true, ${json('{ type: object }')} }, responses: { 200: { description: A., ${json(`{ type: object, required: [data], properties: { data: ${PET} } }`)} }, ${E} } }
  /settings/{name}:
    parameters: [{ name: name, in: path, required: true, schema: { type: string } }]
    get: { operationId: readSetting, responses: { 200: { description: A., ${json('{ type: object, properties: { value: { type: string } } }', '{ value: usual }')} }, ${E} } }
    put: { operationId: writeSetting, requestBody: { required: true, ${json('{ type: object, properties: { value: { type: string } } }')} }, responses: { 201: { description: A. }, 204: { description: A. }, ${E} } }
    delete: { operationId: endSetting, responses: { 204: { description: A. }, ${E} } }
  /themes/{name}:
    parameters: [{ name: name, in: path, required: true, schema: { enum: [day, night] } }]
    get: { operationId: readTheme, responses: { 200: { description: A., ${json('{ type: object, properties: { ink: { type: string } } }', '{ ink: black }')} } } }
    put: { operationId: writeTheme, requestBody: { required: true, ${json('{ type: object, properties: { ink: { type: string } } }')} }, responses: { 200: { description: A., ${json('{ type: object, properties: { ink: { type: string } } }', '{ ink: black }')} } } }
  /teams:
    post: { operationId: addTeam, requestBody: { required: true, ${json(TEAM)} }, responses: { 201: { description: A., ${json(TEAM, '{ id: t, name: Crew }')} } } }
    get: { operationId: listTeams, responses: { 200: { description: A., ${json(`{ type: array, items: ${TEAM} }`)} } } }
  /teams/{id}:
    ${ID}
    get: { operationId: readTeam, responses: { 200: { description: A., ${json(TEAM, '{ id: t, name: Crew }')} }, ${E} } }
    put: { operationId: putTeam, requestBody: { required: true, ${json(TEAM)} }, responses: { 204: { description: A. }, ${E} } }
  /teams/{id}/keys/{key}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: key, in: path, required: true, schema: { enum: [a, b] } }]
    get: { operationId: readKey, responses: { 200: { description: A., ${json('{ type: object, properties: { name: { type: string }, value: { type: string } } }', '{ value: none }')} }, ${E} } }
    put: { operationId: writeKey, requestBody: { required: true, ${json('{ type: object }')} }, responses: { 200: { description: A., ${json('{ type: object, properties: { name: { type: string }, value: { type: string } } }', '{ value: none }')} }, ${E} } }
  /jobs:
    post: { operationId: start, requestBody: { required: true, ${json('{ type: object, properties: { url: { type: string } } }')} }, responses: { 201: { description: A., ${json('{ type: object, properties: { id: { type: string }, url: { type: string } } }', '{ id: j, url: /jobs/j }')} } } }
  /jobs/{id}: { ${ID.slice(0, -1)}], get: { operationId: job, responses: { 200: { description: A., ${json('{ type: object, properties: { id: { type: string }, url: { type: string } } }', '{ id: j, url: /done }')} }, ${E} } } }`),
);

async function callOperation(mock: Mock, method: string, path: string, body?: object, prefer?: string) {
  const headers = { 'content-type': 'application/json', ...(prefer !== undefined && { prefer }) };
  const text = body && JSON.stringify(body);
  const answer = await mock({ method, url: `http://mock${path}`, headers, body: text });
  return answer.body as { id: string; data: { id: string } };
}

it('tells what was made as it was sent, and what was not sent as the example has it', async () => {
  const mock = createMock(document);
  const made = await callOperation(mock, 'POST', '/pets', { name: 'Fido', secret: 's' });
  expect(made).toEqual({ id: expect.any(String), name: 'Fido', age: 4, url: '/pets/p' });
  expect(await callOperation(mock, 'GET', `/pets/${made.id}`)).toEqual(made);
  expect(await callOperation(mock, 'GET', '/pets')).toContainEqual(made);
});

it('tells what was changed, member by member', async () => {
  const mock = createMock(document);
  const { id } = await callOperation(mock, 'POST', '/pets', { name: 'Fido', at: { x: 1, y: 1 } });
  await callOperation(mock, 'PATCH', `/pets/${id}`, { age: 5, at: { y: 2 } });
  await callOperation(mock, 'PATCH', `/pets/${id}`, { name: 'Rover' });
  expect(await callOperation(mock, 'GET', `/pets/${id}`)).toMatchObject({
    id,
    name: 'Rover',
    age: 5,
    at: { x: 1, y: 2 },
  });
  const other = await callOperation(mock, 'POST', '/pets', { name: 'Other' });
  expect(await callOperation(mock, 'GET', `/pets/${other.id}`)).toMatchObject({ name: 'Other', age: 4 });
});

it('keeps what the answer has no place for to itself', async () => {
  const mock = createMock(document);
  const made = await callOperation(mock, 'POST', '/owners', {
    id: 'x',
    name: 'Long name',
    age: 'old',
    url: '/x',
    new: 1,
  });
  expect(made.data).toMatchObject({ name: 'Long name' });
  expect(made.data.id).not.toBe('x');
  expect(Object.keys(made.data)).not.toContain('new');
  expect(Object.keys(made)).toEqual(['data']);
});

it.each([{ name: 'Ada' }, { data: { name: 'Ada' } }])('reads %j in an envelope, or without', async (sent) => {
  const mock = createMock(document);
  const { id } = (await callOperation(mock, 'POST', '/owners', {})).data;
  expect((await callOperation(mock, 'PUT', `/owners/${id}`, sent)).data).toMatchObject({ id, name: 'Ada' });
  expect((await callOperation(mock, 'GET', `/owners/${id}`)).data).toMatchObject({ id, name: 'Ada' });
});

it('keeps what a PUT writes under a name of its own, until it is deleted', async () => {
  const mock = createMock(document);
  expect(await callOperation(mock, 'GET', '/settings/a')).toEqual({ value: 'usual' });
  await callOperation(mock, 'PUT', '/settings/a', { value: 'mine' });
  expect(await callOperation(mock, 'GET', '/settings/a')).toEqual({ value: 'mine' });
  expect(await callOperation(mock, 'GET', '/settings/b')).toEqual({ value: 'usual' });
  await callOperation(mock, 'DELETE', '/settings/a');
  await callOperation(mock, 'PUT', '/settings/a', {});
  expect(await callOperation(mock, 'GET', '/settings/a')).toEqual({ value: 'usual' });
});

it('keeps what a PUT writes of one of a list of words', async () => {
  const mock = createMock(document);
  await callOperation(mock, 'PUT', '/themes/night', { ink: 'white' });
  expect(await callOperation(mock, 'GET', '/themes/night')).toEqual({ ink: 'white' });
  expect(await callOperation(mock, 'GET', '/themes/day')).toEqual({ ink: 'black' });
});

it('gives ids of its own, whatever is sent, and puts a whole in the place of a whole', async () => {
  const mock = createMock(document);
  const { id } = await callOperation(mock, 'POST', '/teams', { id: 'mine', name: 'One', note: 'Old.' });
  expect(id).not.toBe('mine');
  expect(await callOperation(mock, 'GET', `/teams/${id}`)).toEqual({ id, name: 'One', note: 'Old.' });
  await callOperation(mock, 'PUT', `/teams/${id}`, { id: 'mine', name: 'Two' });
  expect(await callOperation(mock, 'GET', `/teams/${id}`)).toEqual({ id, name: 'Two' });
  expect(await callOperation(mock, 'GET', '/teams')).toContainEqual({ id, name: 'Two' });
});

it('keeps what is written below something apart from it, and from its like', async () => {
  const mock = createMock(document);
  const { id } = await callOperation(mock, 'POST', '/teams', { id: 't', name: 'One' });
  await callOperation(mock, 'PUT', `/teams/${id}/keys/a`, { name: 'k', value: 'A' });
  expect(await callOperation(mock, 'GET', `/teams/${id}/keys/a`)).toEqual({ name: 'k', value: 'A' });
  expect(await callOperation(mock, 'GET', `/teams/${id}/keys/b`)).toEqual({ value: 'none' });
  expect(await callOperation(mock, 'GET', `/teams/${id}`)).toEqual({ id, name: 'One' });
});

it('tells of what runs by itself by its example: a member of the same name is another thing', async () => {
  const mock = createMock(document);
  const made = await callOperation(mock, 'POST', '/jobs', { url: 'https://example.com' });
  expect(made).toEqual({ id: expect.any(String), url: '/jobs/j' });
  expect(await callOperation(mock, 'GET', `/jobs/${made.id}`)).toMatchObject({ url: '/done' });
});

it('answers with the example that is asked for by its name', async () => {
  const mock = createMock(document);
  await callOperation(mock, 'PUT', '/settings/a', { value: 'mine' });
  expect(await callOperation(mock, 'GET', '/settings/a', undefined, 'example=default')).toEqual({
    value: 'usual',
  });
});
