import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeTeam } from '../../src/accounts/teams/teams.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { addManyRows } from '../support/many-rows.ts';
import { callAccount, signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

describe.each(storeKinds)('monitors in the dashboard on %s', (kind) => {
  let server: TestServer;
  let teamId: string;
  let monitorId: string;
  let member: TestPerson;
  beforeAll(async () => {
    server = await startTestServer({ monitorChecks: 0 }, kind);
    teamId = await newTeam(server.store, 100);
    member = await signedIn(server.store, teamId, 'member');
    ({ monitorId } = await addManyRows(server.store, { teamId, count: 4 }));
  });
  afterAll(() => server.close());

  const path = () => `/teams/${teamId}/monitors/${monitorId}`;
  const call = async (
    ...[operation, method, place, body]: [...Parameters<typeof callAccount>[1], unknown?]
  ) =>
    callAccount(server.url, [operation, method, place], {
      cookie: member.cookie,
      ...(body !== undefined && { body }),
    });

  test('are paused, resumed and edited, and what is not named stays', async () => {
    const before = (await call('getMonitor', 'GET', path())).body['monitor'];
    const change = async (body: object) =>
      (await call('changeMonitor', 'PATCH', path(), body)).body['monitor'];
    expect(await change({})).toEqual(before);
    expect(await change({ status: 'active' })).toMatchObject({ status: 'active', cron: '0 8 * * *' });
    expect(await change({ status: 'paused' })).not.toHaveProperty('nextRunAt');
    expect(
      await change({ name: 'Other', cron: '5 4 * * 1', goal: 'A price.', retentionDays: 7 }),
    ).toMatchObject({
      name: 'Other',
      status: 'paused',
      cron: '5 4 * * 1',
      timezone: 'UTC',
      goal: 'A price.',
      retentionDays: 7,
    });
    expect(await change({ timezone: 'Europe/Berlin', goal: '' })).toMatchObject({
      cron: '5 4 * * 1',
      timezone: 'Europe/Berlin',
    });
    expect(await change({})).not.toHaveProperty('goal');
  });

  test('keep the words of their schedule when it is saved as it was, and lose them with another one', async () => {
    const { db } = server.store;
    const words = async () => {
      const rows = db.selectFrom('monitor').select('schedule_text').where('id', '=', monitorId);
      return (await rows.executeTakeFirstOrThrow()).schedule_text;
    };
    const { cron } = (await call('getMonitor', 'GET', path())).body['monitor'] as { cron: string };
    await server.store.tx((query) =>
      query.updateTable('monitor').set({ schedule_text: 'as said' }).where('id', '=', monitorId).execute(),
    );
    await call('changeMonitor', 'PATCH', path(), { name: 'Renamed', cron, timezone: 'Europe/Berlin' });
    expect(await words()).toBe('as said');
    await call('changeMonitor', 'PATCH', path(), { cron: '6 4 * * 1' });
    expect(await words()).toBeNull();
  });

  test.each([
    [{ cron: '61 8 * * *' }, '/cron'],
    [{ cron: '* * * *' }, '/cron'],
    [{ timezone: 'Mars/Olympus' }, '/timezone'],
    [{ retentionDays: 0 }, '/retentionDays'],
    [{ status: 'deleted' }, '/status'],
  ])('are not changed to what is not valid: %j', async (body, place) => {
    const { status, body: response } = await call('changeMonitor', 'PATCH', path(), body);
    expect([status, (response['details'] as { path: string }[]).map((one) => one.path)]).toEqual([
      400,
      [place],
    ]);
  });

  test('are run, and show the pages of a check with their diffs and no password', async () => {
    const { body } = await call('runMonitor', 'POST', `${path()}/run`);
    expect(body['check']).toMatchObject({ status: 'queued', trigger: 'manual' });
    const checkId = (body['check'] as { id: string }).id;
    const pages = [
      {
        url: 'https://ada:hidden@example.com/',
        status: 'changed',
        diff: { text: '-a\n+b\n' },
        judgment: { meaningful: true, confidence: 'high', reason: 'A price.' },
      },
      { url: 'https://example.com/b', status: 'same' },
      { url: 'https://example.com/c', status: 'error', error: 'It answered with 404.' },
    ] as const;
    await server.store.tx((query) =>
      query
        .insertInto('monitor_page')
        .values(
          pages.map((page, position) => ({
            check_id: checkId,
            position,
            status: page.status,
            bytes: 1,
            data: JSON.stringify(page),
          })),
        )
        .execute(),
    );
    const read = async (query: string) =>
      (await call('getMonitorCheck', 'GET', `${path()}/checks/${checkId}${query}`)).body;
    const all = await read('');
    expect(all['pages']).toEqual([
      {
        id: '0',
        url: 'https://ada:[redacted]@example.com/',
        status: 'changed',
        diff: '-a\n+b\n',
        meaningful: true,
        reason: 'A price.',
      },
      { id: '1', url: 'https://example.com/b', status: 'same' },
      { id: '2', url: 'https://example.com/c', status: 'error', error: 'It answered with 404.' },
    ]);
    expect((await read('?status=error'))['pages']).toHaveLength(1);
    const first = await read('?limit=2');
    expect(first['pages']).toHaveLength(2);
    expect((await read(`?limit=2&cursor=${first['cursor'] as string}`))['pages']).toEqual([
      (all['pages'] as object[])[2],
    ]);
  });

  test('list their checks, and none of another monitor', async () => {
    const { body } = await call('listMonitorChecks', 'GET', `${path()}/checks?status=skipped`);
    expect(body['checks']).toMatchObject([{ status: 'skipped' }]);
    const other = path().replace(monitorId, uuidv7());
    expect((await call('listMonitorChecks', 'GET', `${other}/checks`)).status).toBe(404);
  });

  test('are not shown to a team with zero data retention', async () => {
    await server.store.tx((query) => changeTeam(query, teamId, { zeroDataRetention: true }));
    expect((await call('listMonitors', 'GET', `/teams/${teamId}/monitors`)).body['monitors']).toEqual([]);
    expect((await call('getMonitor', 'GET', path())).status).toBe(404);
    expect((await call('listRequests', 'GET', `/teams/${teamId}/requests`)).body['requests']).toEqual([]);
  });
});
