import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { cuttingWireTo } from '../support/cutting-wire.ts';
import type { CuttingWire } from '../support/cutting-wire.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

/** The statements of each kind of movement, in order. */
const charging = [/from account\s+where/, /insert into ledger/, /update account/, /commit/];
const opening = [/from account\s+where/, /insert into hold/, /update account/, /commit/];
const settling = [
  /from account\s+where/,
  /from budget/,
  /from hold/,
  /delete from hold/,
  ...charging.slice(1),
];
const sides = ['before', 'after'] as const;
const rows = (name: string, statements: RegExp[], shared: boolean, skip = 0) =>
  statements.flatMap((statement) => sides.map((side) => ({ name, statement, side, shared, skip })));

describe.runIf(storeKinds.includes('postgres'))('a connection that is cut', () => {
  let place: Place;
  let wire: CuttingWire;
  let server: TestServer;
  let site: Site;
  beforeAll(async () => {
    place = await newPlace('postgres');
    wire = await cuttingWireTo(place.options.databaseUrl!);
    const wired = { ...place, options: { ...place.options, databaseUrl: wire.url } };
    server = await startTestServer({ leaseMs: 60_000 }, 'postgres', wired);
    site = await serveSite(pages({ '/': [] }, ['/']));
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([wire.close(), site.close(), place.remove()]);
  });

  it.each([
    ...rows('a charge', charging, true),
    ...rows('a hold', opening, false),
    ...rows('a settlement', settling, false, 1),
  ])('$side $statement of $name charges what is answered, once, and leaves nothing held', async (row) => {
    const { statement, side, shared, skip } = row;
    const { key, teamId } = await server.caller();
    const body = { url: site.url, sitemap: 'only', ...(!shared && { ignoreCache: true, timeout: 30_000 }) };
    expect((await server.map(key, { url: site.url, sitemap: 'only' })).status).toBe(200);
    wire.cutAt({ statement, side, skip });
    const { status } = await server.map(key, body);
    expect([wire.hasCut, [200, 503].includes(status)]).toEqual([true, true]);
    const credits = status === 200 ? 998 : 999;
    await expect
      .poll(() => server.team(teamId), { timeout: 20_000 })
      .toMatchObject({ credits, held: 0, running: 0 });
    expect(await auditCredits(server.store)).toEqual([]);
    expect((await server.map(key, body)).status).toBe(200);
  });
});
