import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import { createKey } from '../../src/accounts/keys/keys.ts';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { startProgram } from '../support/program.ts';
import type { Program } from '../support/program.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { skewedBy } from '../support/skew.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const LEASE_MS = 2000;
const canSkew = skewedBy(1) !== undefined;
if (!canSkew) console.log('Replicas with different clocks: not tested, libfaketime is not installed.');

/** Every page takes longer than a lease, so that each work outlives several renewals of the other replica. */
const slowly = (site: Site['url']): string => `${site}/page`;

describe.runIf(canSkew && storeKinds.includes('postgres')).each(sample([20, -20], { full: 2 }))(
  'beside a replica whose clock differs by %i seconds',
  (seconds) => {
    let opened: Awaited<ReturnType<typeof newStore>>;
    let key: string;
    let site: Site;
    let right: Program;
    let wrong: Program;
    beforeEach(async () => {
      opened = await newStore('postgres');
      const { store, place } = opened;
      const teamId = await newTeam(store, 100_000);
      key = (await store.tx((query) => createKey(query, { teamId, name: 'skew', scopes: ['*'] }))).key;
      site = await serveSite((_request, response) => {
        setTimeout(
          () => response.setHeader('content-type', 'text/html').end('<title>Price</title><p>Price: $5</p>'),
          LEASE_MS * 1.5,
        );
      });
      const environment = {
        WEB_DATA_DATABASE_URL: place.options.databaseUrl,
        WEB_DATA_LEASE_MS: String(LEASE_MS),
        WEB_DATA_ALLOW_PRIVATE: '127.0.0.1',
        WEB_DATA_SITE_PORTS: new URL(site.url).port,
        WEB_DATA_AGENT_POLL_MS: '50',
      };
      right = await startProgram(place.options.dataDirectory, environment);
      wrong = await startProgram(place.options.dataDirectory, { ...environment, ...skewedBy(seconds) });
    });
    afterEach(async () => {
      await Promise.all([right?.end('SIGKILL'), wrong?.end('SIGKILL')]);
      await Promise.all([site.close(), opened.close()]);
    });

    const ask = (program: Program, path: string, body?: object): Promise<Response> =>
      fetch(`${program.url}/v2${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });

    it('work that runs is answered and charged once, and jobs run once', async () => {
      const scrapes = Array.from({ length: 10 }, (_, index) =>
        ask(index % 2 ? right : wrong, '/scrape', { url: slowly(site.url) }).then(({ status }) => status),
      );
      const schema = { type: 'object', properties: { price: { type: 'number' } } };
      const started = Array.from({ length: 6 }, async (_, index) => {
        const body = { prompt: 'Price', urls: [slowly(site.url)], schema };
        const response = await ask(index % 2 ? right : wrong, '/agent', body);
        return ((await response.json()) as { id: string }).id;
      });
      expect(await Promise.all(scrapes)).toEqual(Array(10).fill(200));
      for (const id of await Promise.all(started)) {
        const status = async () =>
          ((await (await ask(right, `/agent/${id}`)).json()) as { status: string }).status;
        await expect.poll(status, { interval: 500 }).toBe('completed');
        const { events } = (await (await ask(right, `/agent/${id}/trace`)).json()) as {
          events: { type: string }[];
        };
        expect(events.filter(({ type }) => type === 'agent.started')).toHaveLength(1);
      }
      expect(await auditCredits(opened.store)).toEqual([]);
    });
  },
);
