import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { callAccount, signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let site: Site;
let server: TestServer;
beforeAll(async () => {
  site = await serveSite((_, response) => {
    response.setHeader('content-type', 'text/html').end('<p>A page.</p>');
  });
  server = await startTestServer({ keyCacheMs: 0, sitePorts: [Number(new URL(site.url).port)] });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

/** Runs a command on the store of the server, and returns the team that it prints. */
async function command(...args: string[]): Promise<{ suspended: boolean }> {
  let printed = '';
  const environment = { WEB_DATA_DIRECTORY: server.place.options.dataDirectory };
  await run([...args, '--json'], { environment, print: (text) => void (printed += text) });
  return JSON.parse(printed) as { suspended: boolean };
}

test('an operator suspends a team and resumes it: neither its keys nor its people are served meanwhile', async () => {
  const { key, teamId } = await server.caller();
  const { cookie } = await signedIn(server.store, teamId);
  const map = async () => (await server.map(key, { url: site.url })).status;
  const usage = async () =>
    callAccount(server.url, ['getUsage', 'GET', `/teams/${teamId}/usage`], { cookie });

  expect([await map(), (await usage()).status]).toEqual([200, 200]);
  expect(await command('teams', 'suspend', teamId)).toMatchObject({ suspended: true });
  expect(await server.map(key, { url: site.url })).toMatchObject({
    status: 403,
    body: { error: 'Forbidden', details: { cause: 'suspended' } },
  });
  expect(await usage()).toMatchObject({ status: 403, body: { error: 'Forbidden: Team is suspended' } });
  expect(await command('teams', 'resume', teamId)).toMatchObject({ suspended: false });
  expect([await map(), (await usage()).status]).toEqual([200, 200]);
});

test('a team that does not exist is not suspended', async () => {
  await expect(command('teams', 'suspend', 'nobody')).rejects.toThrow(/team/i);
});
