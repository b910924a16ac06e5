import { reject } from '@web-data/validator';
import type { Rejection } from '@web-data/validator';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/store/tables.ts';

const MAX_SECONDS = 60;

/**
 * Computes the `Retry-After` of a team that has reached the concurrency of its plan: the time for which its latest work
 * has run so far, 1 to 60 s. Work that has run long tends to run longer, and short work ends soon. A caller that
 * retries after each wait therefore sends a handful of requests, not one a second.
 * @param age milliseconds since the latest work of the team began.
 */
export function comeBackIn(age: number): string {
  return String(Math.min(MAX_SECONDS, Math.max(1, Math.ceil(age / 1000))));
}

/** Creates the 429 of a team that has reached the concurrency of its plan; see {@link comeBackIn}. */
export function tooMuchRunning(age: number): Rejection {
  return reject('ConcurrencyLimitReached', { headers: { 'Retry-After': comeBackIn(age) } });
}

/** Returns the milliseconds since the latest work of a team began, in any process; 0 when none runs. */
export async function sinceLastWork(db: Kysely<Tables>, teamId: string): Promise<number> {
  const { last } = await db
    .selectFrom('hold')
    .select((hold) => hold.fn.max('created_at').as('last'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Date.now() - Number(last);
}
