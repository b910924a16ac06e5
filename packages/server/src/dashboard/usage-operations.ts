import { api } from '@web-data/dashboard/account';
import { listKeys } from '../accounts/keys/keys.ts';
import { readUsage } from '../accounts/usage/read-usage.ts';
import type { Usage, Used } from '../accounts/usage/read-usage.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { dayNumber } from './times.ts';

const DAY = 86_400_000;
/** Max days of a response, and the default. */
const MAX_DAYS = 366;
const USUAL_DAYS = 30;
/** Max keys in a response, and max operations or keys with a series of their own. */
const MAX_KEYS = 50;
const MAX_SERIES = 5;
const UNUSED: Used = { requests: 0, failed: 0, credits: 0 };

/** Reads the usage of a team. */
export function usageOperations(services: AccountServices): Pick<AccountHandlers, 'getUsage'> {
  const { store, requestCounts } = services;
  return {
    async getUsage({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const { from, to } = daysOf(query);
      await requestCounts.flush(); // Includes the latest counts of this process.
      const usage = await readUsage(store, { ...query, teamId, from, to });
      const names = new Map((await listKeys(store, teamId)).map(({ id, name }) => [id, name]));
      const { by } = query;
      const body = {
        success: true,
        from: dayOf(from),
        to: dayOf(to),
        days: everyDay(from, to, usage),
        operations: sorted(usage.byOperation).map(([operation, used]) => Object.assign({ operation }, used)),
        keys: keysOf(usage, names),
        ...(by && { series: toSeries(usage, { by, from, to }) }),
      } as const;
      return { status: 200, body };
    },
  };
}

/** @throws {Rejection} 400 when the days are in the wrong order. */
function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: number;
  to: number;
} {
  const last = to === undefined ? Math.floor(Date.now() / DAY) : dayNumber(to);
  const first = from === undefined ? last - USUAL_DAYS + 1 : dayNumber(from);
  if (first <= last) return { from: Math.max(first, last - MAX_DAYS + 1), to: last };
  const details = [{ in: 'query', path: '/from', code: 'maximum', message: 'must not be after `to`' }];
  throw api.reject('BadRequest', { details });
}

function dayOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

function everyDay(from: number, to: number, { byDay }: Usage) {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const { requests, failed, credits } = byDay.get(from + index) ?? UNUSED;
    return { day: dayOf(from + index), requests, failed, credits };
  });
}

function keysOf({ byKey }: Usage, names: ReadonlyMap<string, string>) {
  return sorted(byKey)
    .slice(0, MAX_KEYS)
    .map(([keyId, used]) => {
      const name = names.get(keyId);
      return Object.assign(keyId === '' ? {} : { keyId }, name === undefined ? {} : { name }, used);
    });
}

/** The most used operations or keys by day, and the rest as one series. */
function toSeries(
  { byOperationAndDay, byKeyAndDay, byOperation, byKey, byDay }: Usage,
  { by, from, to }: { by: 'operation' | 'key'; from: number; to: number },
) {
  const [sums, days] = by === 'key' ? [byKey, byKeyAndDay] : [byOperation, byOperationAndDay];
  const all = sorted(sums).map(([name]) => name);
  const chosen = all.slice(0, MAX_SERIES);
  const series = chosen.map((name) => {
    return {
      ...(name !== '' && { name }),
      ...toColumns(from, to, (day) => days.get(name)?.get(day) ?? UNUSED),
    };
  });
  if (all.length <= MAX_SERIES) return series;
  const rest = toColumns(from, to, (day) =>
    chosen.reduce(
      (left, name) => {
        const used = days.get(name)?.get(day) ?? UNUSED;
        return {
          requests: left.requests - used.requests,
          failed: left.failed - used.failed,
          credits: left.credits - used.credits,
        };
      },
      byDay.get(day) ?? UNUSED,
    ),
  );
  return [...series, { isRest: true, ...rest }];
}

function toColumns(from: number, to: number, read: (day: number) => Used) {
  const days = Array.from({ length: to - from + 1 }, (_, index) => read(from + index));
  return {
    requests: days.map(({ requests }) => requests),
    failed: days.map(({ failed }) => failed),
    credits: days.map(({ credits }) => credits),
  };
}

function sorted(sums: ReadonlyMap<string, Used>): [string, Used][] {
  return [...sums].toSorted(
    ([a, one], [b, other]) =>
      other.credits - one.credits || other.requests - one.requests || (a < b ? -1 : 1),
  );
}
