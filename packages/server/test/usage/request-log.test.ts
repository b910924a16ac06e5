import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestLog } from '../../src/accounts/usage/request-log.ts';
import type { LoggedRequest } from '../../src/accounts/usage/request-log.ts';
import type { ApiRequestRow } from '../../src/platform/store/tables/activity.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

describe.each(storeKinds)('the log of requests on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());

  const open = (): RequestLog =>
    new RequestLog(opened.store, (error) => {
      throw error;
    });
  const read = (teamId: string): Promise<ApiRequestRow[]> =>
    opened.store.db
      .selectFrom('api_request')
      .selectAll()
      .where('team_id', '=', teamId)
      .orderBy('at')
      .orderBy('id')
      .execute();

  it.each([1, 7, 8, 300])(
    'stores each of %i requests of one kind, and of others beside them',
    async (count) => {
      const [first, second] = [await newTeam(opened.store, 0), await newTeam(opened.store, 0)];
      const log = open();
      const common = { keyId: 'wd_a', operation: 'mapUrls', status: 200, error: undefined };
      const now = Date.now();
      const notes: LoggedRequest[] = [
        ...Array.from({ length: count }, (_, at) => {
          return { ...common, teamId: first, requestId: `r"${at}`, milliseconds: at + 0.4 };
        }),
        { ...common, teamId: first, requestId: 'x', status: 403, error: 'Forbidden', milliseconds: 1 },
        { ...common, teamId: first, requestId: 'y', operation: 'scrapeUrl', milliseconds: 2 },
        { ...common, teamId: first, requestId: 'z', keyId: 'wd_b', milliseconds: 3 },
        { ...common, teamId: second, requestId: 'o', milliseconds: 4 },
      ];
      for (const [at, note] of notes.entries()) log.note(note, now + at);
      await log.flush();
      const toRow = (
        { teamId, requestId, operation, keyId, status, error, milliseconds }: LoggedRequest,
        at: number,
      ) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        team_id: teamId,
        at: now + at,
        request_id: requestId,
        operation,
        key_id: keyId,
        status,
        error: error ?? null,
        milliseconds: Math.round(milliseconds),
      });
      expect([...(await read(first)), ...(await read(second))]).toEqual(notes.map(toRow));
      await log.flush();
      expect(await read(first)).toHaveLength(count + 3);
    },
  );
});
