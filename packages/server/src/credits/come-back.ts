import { reject } from '@web-data/validator';
import type { Rejection } from '@web-data/validator';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

const MAX_SECONDS = 60;

/**
 * The `Retry-After` of a team that has as much running as its plan allows: as long as the work that began last has run
 * so far, 1 to 60 s. What has run long mostly goes on long, and what is short is over soon; a caller that comes back
 * after each wait asks a handful of times, not once a second.
 * @param age milliseconds since the work that began last.
 */
export function comeBackIn(age: number): string {
  return String(Math.min(MAX_SECONDS, Math.max(1, Math.ceil(age / 1000))));
}

/** The 429 of a team that has as much running as its plan allows; see {@link comeBackIn}. */
export function tooMuchRunning(age: number): Rejection {
  return reject('ConcurrencyLimitReached', { headers: { 'Retry-After': comeBackIn(age) } });
}

/** Milliseconds since the work of a team that began last, in whichever process; 0 when none runs any more. */
export async function sinceLastWork(db: Kysely<Tables>, teamId: string): Promise<number> {
  const { last } = await db
    .selectFrom('hold')
    .select((hold) => hold.fn.max('created_at').as('last'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Date.now() - Number(last);
}
