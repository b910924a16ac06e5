import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ developmentKey: 'on' })));
afterAll(() => server.close());

async function webDataServer(...args: string[]): Promise<string> {
  const { dataDirectory } = server.place.options;
  let printed = '';
  await run(args, {
    environment: { WEB_DATA_DIRECTORY: dataDirectory },
    print: (text) => void (printed += text),
  });
  return printed;
}

it('links lead to the port at which the server listens, whatever the configuration of the command', async () => {
  const added = await webDataServer('people', 'add', '--name', 'Ada');
  expect(added).toMatch(new RegExp(`^${server.url}/dashboard/sign-in#`));
  const [, id = ''] = /The id of the person is (\S+)\.$/.exec(added) ?? [];
  expect(await webDataServer('people', 'link', id)).toMatch(new RegExp(`^${server.url}/dashboard/sign-in#`));
});

it('people are listed with dates', async () => {
  const text = await webDataServer('people', 'list');
  expect(text).toMatch(/joinedAt +lastSeenAt\n/);
  expect(text).toMatch(/ 20\d\d-\d\d-\d\dT[\d:.]+Z +-$/m);
  const [person] = JSON.parse(await webDataServer('people', 'list', '--json')) as Record<string, unknown>[];
  expect(person).toMatchObject({ joinedAt: expect.stringMatching(/^20\d\d-/) as string, lastSeenAt: null });
});
