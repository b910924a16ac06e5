import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const lineOf = async (requestId: string): Promise<Record<string, unknown>> => {
  const isOf = (line: string) =>
    line.includes(`"requestId":"${requestId}"`) && line.includes('"msg":"request"');
  await expect.poll(() => server.log.some(isOf)).toBe(true);
  return JSON.parse(server.log.find(isOf)!) as Record<string, unknown>;
};

it('names team, key and error of a request', async () => {
  const { key, keyId, teamId } = await server.caller({ scopes: ['map'] });
  await server.map(key, { url: 1 }, { headers: { 'x-request-id': 'bad' } });
  expect(await lineOf('bad')).toMatchObject({ teamId, keyId, status: 400, error: 'InvalidUrl' });
  await server.map(undefined, {}, { headers: { 'x-request-id': 'nobody' } });
  expect(await lineOf('nobody')).toMatchObject({ status: 401, error: 'InvalidToken' });
  expect(await lineOf('nobody')).not.toHaveProperty('teamId');
  const headers = { authorization: `Bearer ${key}`, 'x-request-id': 'scope' };
  await fetch(`${server.url}/v2/scrape`, { method: 'POST', headers });
  expect(await lineOf('scope')).toMatchObject({ teamId, keyId, status: 403, error: 'Forbidden' });
  await fetch(`${server.url}/nowhere`, { headers: { 'x-request-id': 'nowhere' } });
  expect(await lineOf('nowhere')).toMatchObject({ status: 404, error: 'NotFound' });
  await fetch(`${server.url}/v2/openapi.json`, { headers: { 'x-request-id': 'fine' } });
  expect(await lineOf('fine')).not.toHaveProperty('error');
});
