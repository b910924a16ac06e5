import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../../src/platform/config/config-error.ts';
import { startServer } from '../../src/index.ts';
import { migrate } from '../../src/platform/store/migrate.ts';
import { openStore } from '../../src/platform/store/open.ts';
import { newPlace } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let place: Place;
beforeEach(async () => void (place = await newPlace('sqlite')));
afterEach(() => place.remove());

const start = (plans: object) =>
  startServer({
    dataDirectory: place.options.dataDirectory,
    port: 0,
    docsDirectory: 'none',
    logLevel: 'silent',
    plans: plans as never,
  });
const plan = { requestsPerMinute: 10, concurrency: 2 };

it('gives the development key a plan that there is', async () => {
  const server = await start({ basic: plan });
  const answer = await fetch(`${server.url}/v2/map`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.developmentKey}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(400);
  await server.close();
});

it('refuses plans that lack the one of a team, and names it', async () => {
  const store = await openStore(place.options);
  await migrate(store);
  const id = await newTeam(store, 10, 'gold');
  await store.close();
  const error = await start({ basic: plan }).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message).toBe(
    `The plans (WEB_DATA_PLANS) lack gold, on which Crew (${id}) is: add it, or move them with \`web-data-server teams set <team id> --plan <name>\`.`,
  );
  await (await start({ basic: plan, gold: plan })).close();
});
