import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errors } from '@web-data/dashboard/oauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/platform/config/load.ts';
import { callAccount, signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { newTeam } from '../support/teams.ts';

/** The guide, followed to the letter by a shell that knows nothing else. */
const guide = await readFile(new URL('../../../../spec/guides/onboarding.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, code]) => code!);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function run(code: string): Promise<Record<string, unknown>> {
  const line = code.replaceAll('http://127.0.0.1:3000', server.url);
  const { stdout } = await promisify(execFile)('bash', ['-c', line]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

test('its commands lead to a key that works', async () => {
  const [metadata, codes, token, , assertion] = blocks as [string, string, string, string, string];
  const found = await run(metadata);
  expect(codes).toContain(new URL(found['device_authorization_endpoint'] as string).pathname);
  expect(token).toContain(new URL(found['token_endpoint'] as string).pathname);
  const { device_code, user_code } = await run(codes);
  const waiting = await run(token.replace('DEVICE_CODE', String(device_code)));
  expect(waiting['error']).toBe('authorization_pending');

  const teamId = await newTeam(server.store, 100);
  const { cookie } = await signedIn(server.store, teamId);
  const { body } = await callAccount(server.url, ['findDeviceRequest', 'POST', '/device-requests/find'], {
    cookie,
    body: { code: user_code },
  });
  expect(body['request']).toMatchObject({ clientName: 'Research agent', scopes: ['map', 'scrape'] });
  const path = `/teams/${teamId}/device-requests/${(body['request'] as { id: string }).id}/approve`;
  await callAccount(server.url, ['approveDeviceRequest', 'POST', path], {
    cookie,
    body: { scopes: ['map'] },
  });

  const { access_token: key } = await run(token.replace('DEVICE_CODE', String(device_code)));
  expect((await server.map(String(key), {})).status).toBe(400);
  expect((await run(assertion))['error']).toBe('unsupported_grant_type');
});

test('the issuer that it names is one that a server takes', async () => {
  const [, issuers = ''] = /WEB_DATA_TRUSTED_ISSUERS='([^']+)'/.exec(blocks[3]!) ?? [];
  const { trustedIssuers } = await loadConfig({}, { WEB_DATA_TRUSTED_ISSUERS: issuers });
  expect(Object.keys(trustedIssuers)).toEqual(['https://agents.example.com']);
  for (const wrong of [
    '{"x":{}}',
    '{"x":{"jwksUrl":"file:///etc/passwd","teams":{"*":"t"}}}',
    '{"x":{"jwksUrl":"https://x.example","teams":{}}}',
    '{"x":{"jwksUrl":"https://x.example","teams":{"*":"t"},"audiences":["a"]}}',
    '{"x":{"jwksUrl":"https://x.example","teams":{"*":"t"},"keySeconds":0}}',
    '{"x":{"jwksUrl":"https://x.example","teams":{"*":"t"},"scopes":[]}}',
  ])
    await expect(loadConfig({}, { WEB_DATA_TRUSTED_ISSUERS: wrong })).rejects.toThrow(
      'must be an object of issuers',
    );
});

test('the errors of its table are those of the catalogue', () => {
  const known = Object.values(errors).map(({ error }) => error as string);
  const named = [...guide.matchAll(/^\| `(\w+)` +\|/gm)].map(([, error]) => error).slice(1);
  expect(named).toHaveLength(5);
  for (const error of named) expect(known).toContain(error);
});
