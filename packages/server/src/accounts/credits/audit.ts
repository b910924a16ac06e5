import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Store } from '../../platform/store/store.ts';

/** A difference between the account of a team and its records. */
export interface Discrepancy {
  teamId: string;
  /** One sentence with both numbers. */
  problem: string;
}

interface Row {
  team_id: string;
  balance: number;
  held: number;
  running: number;
  entries: number;
  holds: number;
  claimed: number;
  held_sum: number;
  month: number;
  month_used: number;
  /** Charges of the month, by their times. */
  month_charges: number;
}

/**
 * Compares each account with its ledger and its holds: the balance is the sum of the ledger, `held` the sum of the
 * holds, `running` the number of holds that a process has for its own work plus the number of claimed jobs that count, and
 * the use of the month the sum of its charges.
 * @returns the differences; empty when the accounts are exact.
 */
export async function auditCredits(store: Store): Promise<Discrepancy[]> {
  const { rows } = await sql<Row>`
    select a.team_id, a.balance, a.held, a.running, a.month, a.month_used,
      coalesce((select cast(sum(l.credits) as bigint) from ledger l where l.team_id = a.team_id), 0) as entries,
      (select count(*) from hold h where h.team_id = a.team_id and h.instance_id is not null) as holds,
      (select count(*) from job j where j.team_id = a.team_id and j.owner is not null and j.counts = 1) as claimed,
      coalesce((select cast(sum(h.credits) as bigint) from hold h where h.team_id = a.team_id), 0) as held_sum,
      -coalesce((select cast(sum(l.credits) as bigint) from ledger l where l.team_id = a.team_id and l.kind = 'charge'
        and l.created_at >= ${toTime(store, sql`a.month`)}
        and l.created_at < ${toTime(store, sql`(a.month + 1)`)}), 0) as month_charges
    from account a order by a.team_id`.execute(store.db);
  return rows.flatMap((row) => problems(row).map((problem) => ({ teamId: row.team_id, problem })));
}

/** SQL of the start of a month, counted as {@link getMonthStart} does, in milliseconds since the epoch. */
function toTime({ kind }: Store, month: RawBuilder<unknown>): RawBuilder<number> {
  return kind === 'postgres'
    ? sql`cast(extract(epoch from timestamp '1970-01-01'
        + make_interval(months => cast(${month} as integer))) * 1000 as bigint)`
    : sql`unixepoch('1970-01-01', ${month} || ' months') * 1000`;
}

function problems(row: Row): string[] {
  const found: string[] = [];
  if (row.balance !== row.entries)
    found.push(`The balance is ${row.balance}, its ledger sums up to ${row.entries}.`);
  if (row.held !== row.held_sum) found.push(`Held are ${row.held}, the holds sum up to ${row.held_sum}.`);
  if (row.running !== row.holds + row.claimed)
    found.push(`Running are ${row.running}, there are ${row.holds} holds and ${row.claimed} claimed jobs.`);
  if (row.month_used !== row.month_charges)
    found.push(`The use of the month is ${row.month_used}, its charges sum up to ${row.month_charges}.`);
  return found;
}
