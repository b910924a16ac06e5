import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Store } from '../../platform/store/store.ts';

/** What a team, or one of its keys, spent in a calendar month, UTC. */
export interface MonthlyCredits {
  /** Milliseconds since the epoch: the first moment of the month. */
  from: number;
  /** The first moment after the month. */
  to: number;
  /** Public part of the key; undefined where keys are not told apart, and for charges without a known key. */
  keyId: string | undefined;
  credits: number;
}

/** Max calendar months that are read, the current one included. */
const MONTHS = 24;

/**
 * Reads what a team spent from its ledger, by month, the newest first; in a month, the key that spent the most first.
 * @param byKey whether each key has an entry of its own
 */
export async function readMonthlyCredits(
  store: Store,
  { teamId, byKey, now = Date.now() }: { teamId: string; byKey: boolean; now?: number },
): Promise<MonthlyCredits[]> {
  const month: RawBuilder<string> =
    store.kind === 'postgres'
      ? sql`to_char(to_timestamp(created_at / 1000) at time zone 'UTC', 'YYYY-MM')`
      : sql`strftime('%Y-%m', created_at / 1000, 'unixepoch')`;
  const rows = await store.db
    .selectFrom('ledger')
    .select((row) => [month.as('month'), row.fn.sum<number | string>('credits').as('credits')])
    .$if(byKey, (select) => select.select('key_id').groupBy('key_id'))
    .where('team_id', '=', teamId)
    .where('kind', '=', 'charge')
    .where('created_at', '>=', addMonths(now, 1 - MONTHS))
    .groupBy(month)
    .execute();
  return rows
    .map(({ month: name, credits, key_id: keyId }) => {
      const from = Date.parse(`${name}-01T00:00:00Z`);
      return { from, to: addMonths(from, 1), keyId: keyId ?? undefined, credits: -Number(credits) };
    })
    .filter(({ credits }) => credits > 0)
    .toSorted((a, b) => b.from - a.from || b.credits - a.credits || compare(a.keyId, b.keyId));
}

/** Returns the first moment of a month that is so many months after the one of a time. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}
