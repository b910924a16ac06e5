import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMock, type MockServer } from '../src/mock/serve.ts';
import { readDocument } from '../src/plugins/documents.ts';

let mock: MockServer;
beforeAll(async () => {
  mock = await startMock(await readDocument('../../spec/dist/openapi.json'));
});
afterAll(() => mock.close());

async function call(method: string, path: string, body?: object, key = 'own') {
  const response = await fetch(`${mock.url}/v2/monitor${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> } };
}

const monitor = {
  name: 'Prices',
  schedule: { cron: '0 9 * * 1-5' },
  targets: [{ type: 'scrape', urls: ['https://example.com/'] }],
};

it('remembers a monitor whose id stands in an envelope: each its own, changed as asked, gone once deleted', async () => {
  const [one, other] = [await call('POST', '', monitor), await call('POST', '', monitor)];
  const { id } = one.body.data;
  expect(other.body.data['id']).not.toBe(id);
  expect((await call('GET', `/${id}`)).body).toEqual(one.body);
  expect((await call('GET', `/${id}`, undefined, 'another')).status).toBe(404);
  const paused = await call('PATCH', `/${id}`, { status: 'paused' });
  expect(paused.body.data).toMatchObject({ id, status: 'paused' });
  expect((await call('GET', `/${id}`)).body).toEqual(paused.body);
  expect((await call('POST', `/${id}/run`)).body.data).toMatchObject({ monitorId: id, status: 'queued' });
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  for (const [method, path] of [
    ['GET', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/run`],
  ] as const)
    expect((await call(method, path)).status).toBe(404);
  expect((await call('GET', `/${other.body.data['id']}`)).status).toBe(200);
});
