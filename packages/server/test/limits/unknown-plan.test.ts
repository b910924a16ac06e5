import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import { getPlan } from '../../src/platform/config/plan.ts';
import { plans, startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const wide = { requestsPerMinute: 10, concurrency: 5 };
const narrow = { requestsPerMinute: 10, concurrency: 2 };

it.each([
  ['a plan that there is', { wide, narrow }, 'wide', wide],
  ['one that is not configured: the one that allows least', { wide, narrow }, 'gold', narrow],
  ['a name that every object has', { wide }, 'constructor', wide],
  ['no plans at all', {}, 'gold', { requestsPerMinute: 1, concurrency: 1 }],
])('finds %s', (_, given, name, want) => expect(getPlan(given, name)).toEqual(want));

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ keyCacheMs: 0 })));
afterAll(() => server.close());

it('serves a team whose plan it does not know by the one that allows least, and says so once', async () => {
  const { key, teamId } = await server.caller();
  await server.store.tx((query) => changeTeam(query, teamId, { plan: 'gold' }));
  const statuses = [];
  for (let count = 0; count <= plans['slow']!.requestsPerMinute; count++)
    statuses.push((await server.map(key, {})).status);
  expect(statuses).toEqual([400, 400, 429]);
  const told = server.log.map((line) => JSON.parse(line) as object).filter((line) => 'fallback' in line);
  expect(told).toMatchObject([{ level: 40, plan: 'gold', fallback: 'slow', teamId }]);
});
