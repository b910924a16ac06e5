import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { openStore } from '../../src/platform/store/open.ts';
import { startTestServer } from '../support/server.ts';
import type { Answer, TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

/** What a request may wait: 5 s on a machine that has nothing else to do. */
const WAIT_MS = 15_000;

/** A PostgreSQL that answers, and has no connection or no row for us. */
describe.runIf(storeKinds.includes('postgres'))('a database that others keep busy', () => {
  let place: Place;
  let server: TestServer;
  let site: Site;
  const others: Client[] = [];
  const other = async (connectionString = place.options.databaseUrl!): Promise<Client> => {
    const client = new Client({ connectionString });
    client.on('error', () => {});
    await client.connect();
    others.push(client);
    return client;
  };
  beforeEach(async () => {
    place = await newPlace('postgres');
    site = await serveSite(pages({ '/': [] }, ['/']));
  });
  afterEach(async () => {
    await Promise.all(others.splice(0).map((client) => client.end()));
    await server.close();
    await Promise.all([site.close(), place.remove()]);
  });
  const maps = (key: string, count: number): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, () => server.map(key, { url: site.url, sitemap: 'only' })));
  const expectUnavailable = async (key: string): Promise<void> => {
    const from = performance.now();
    for (const { status, headers } of await maps(key, 30))
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(performance.now() - from).toBeLessThan(WAIT_MS);
  };
  const expectWell = async (key: string, teamId: string, answered: number): Promise<void> => {
    await expect.poll(async () => (await maps(key, 1))[0]!.status, { timeout: 30_000 }).toBe(200);
    await expect
      .poll(() => server.team(teamId), { timeout: 20_000 })
      .toMatchObject({ credits: 1000 - answered - 1, held: 0, running: 0 });
    expect(await auditCredits(server.store)).toEqual([]);
  };

  it('with locks on the accounts is answered with 503 in seconds, and leaves no crowd of waiting statements', async () => {
    server = await startTestServer({ leaseMs: 60_000 }, 'postgres', place);
    const { key, teamId } = await server.caller();
    expect((await maps(key, 1))[0]!.status).toBe(200);
    const holder = await other();
    await holder.query('begin');
    await holder.query('select * from account for update');
    await expectUnavailable(key);
    await expectUnavailable(key);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const { rows } = await holder.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(Number(rows[0]!.count)).toBeLessThanOrEqual(2);
    await holder.query('rollback');
    await expectWell(key, teamId, 1);
  }, 120_000);

  it('with every connection taken is answered with 503 in seconds, and all goes on once there is one', async () => {
    const { url, name } = await roleWith(6);
    const limited = { ...place, options: { ...place.options, databaseUrl: url } };
    server = await startTestServer({ leaseMs: 60_000, databaseConnections: 4 }, 'postgres', limited);
    const { key, teamId } = await server.caller();
    expect((await maps(key, 1))[0]!.status).toBe(200);
    const admin = await other();
    // What the pool had goes to somebody else.
    await admin.query(`alter role ${name} connection limit 0`);
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${name}'`);
    await expectUnavailable(key);
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 15_000 })
      .toBe(503);
    await admin.query(`alter role ${name} connection limit 6`);
    await expectWell(key, teamId, 1);
    await server.close();
    await admin.query(`reassign owned by ${name} to current_user`);
    await admin.query(`drop owned by ${name}`);
    await admin.query(`drop role ${name}`);
  }, 120_000);

  /** A user that may have so many connections: no others of the same server feel it. */
  async function roleWith(connections: number): Promise<{ url: string; name: string }> {
    const url = new URL(place.options.databaseUrl!);
    const name = `limited_${url.pathname.slice(-8)}`;
    const admin = await other();
    await admin.query(`create role ${name} login password 'limited' connection limit ${connections}`);
    await admin.query(`grant all on schema public to ${name}`);
    url.username = name;
    url.password = 'limited';
    await (await openStore({ dataDirectory: '', databaseUrl: url.href })).close();
    return { url: url.href, name };
  }
});
