import { setTimeout as wait } from 'node:timers/promises';
import { reject } from '@web-data/validator';
import { uuidv7 } from '../../platform/ids.ts';
import { isOutage } from '../../platform/store/outage.ts';
import { within } from '../../platform/within.ts';
import { tooMuchRunning } from './come-back.ts';
import { CreditsOverloaded } from './credits.ts';
import type { Credits } from './credits.ts';
import type { Charge, Hold, Open, Outcome, Settle } from './movement.ts';
import { requireOk } from './rejections.ts';
import { toShortage } from './shortage.ts';
import type { Shortage } from './shortage.ts';

/** Milliseconds until a payment is retried after an outage of the store, and the total for both attempts. */
const REPEAT_MS = 500;
const PAY_MS = 4500;

/** Accepted work: its credits are held, and it counts as running until it is settled or released, once. */
export interface Work {
  readonly hold: Hold;
  /**
   * Holds more credits; resolves to false when the team does not have them, or its budget is used up. Nobody is alerted of
   * a trial that is rejected, after which less is asked for.
   */
  extend(credits: number, options?: { isTrial: boolean }): Promise<boolean>;
  /** What the team lacked for the last extension; undefined when it was held. */
  readonly shortage: Shortage | undefined;
  /** Gives back a part of the held credits. When the store fails they are given back at the end of the work. */
  reduce(credits: number): Promise<void>;
  /** Ends work that succeeded and charges it. */
  settle(credits: number): Promise<void>;
  /** Ends work that failed and charges nothing. Retries later when the store fails. */
  release(): Promise<void>;
}

/**
 * Accepts work for a team.
 * @throws {Rejection} 402 when the credits do not suffice, 403 when the budget is used up, 429 when the team has reached its concurrency, 503 when the
 * store is too slow.
 */
export async function acceptWork(credits: Credits, opening: Omit<Open, 'kind'>): Promise<Work> {
  const outcome = await credits.move({ kind: 'open', id: uuidv7(), ...opening }).catch(toUnavailable);
  const { hold } = await accepted(credits, opening.teamId, outcome);
  const { id: holdId, teamId } = hold!; // Set after an `open` that succeeded.
  let shortage: Shortage | undefined;
  return {
    hold: hold!,
    async extend(more, { isTrial } = { isTrial: false }) {
      const outcome = await credits.move({ kind: 'extend', teamId, holdId, credits: more, isTrial });
      if (outcome.ok) hold!.credits += more;
      shortage = outcome.ok ? undefined : toShortage(outcome);
      return outcome.ok;
    },
    get shortage() {
      return shortage;
    },
    async reduce(less) {
      const movement = { kind: 'extend' as const, teamId, holdId, credits: -less };
      const outcome = await credits.move(movement).catch(() => undefined);
      if (outcome?.ok === true) hold!.credits -= less;
    },
    settle: async (charge) =>
      void requireOk(await pay(credits, { kind: 'settle', teamId, holdId, credits: charge })),
    release: () => credits.release({ teamId, holdId }),
  };
}

/**
 * Charges work that needs no run, because its result already exists.
 * @throws {Rejection} as {@link acceptWork} does; then nothing was charged. When the store is down at both attempts, it
 * is unknown whether it charged.
 */
export function chargeWork(credits: Credits, charge: Omit<Charge, 'kind' | 'id'>): Promise<unknown> {
  const movement: Charge = { kind: 'charge', id: uuidv7(), ...charge };
  return pay(credits, movement).then((outcome) =>
    outcome.ok ? outcome : accepted(credits, charge.teamId, outcome),
  );
}

/**
 * Retries a payment once after an outage, for the same entry of the ledger. A store that fails between its commit and
 * its response has charged, and a 503 would make the caller send the request a second time.
 */
function pay(credits: Credits, movement: Settle | Charge): Promise<Outcome> {
  const from = performance.now();
  return credits.move(movement).catch(async (error: unknown) => {
    const left = PAY_MS - REPEAT_MS - (performance.now() - from);
    if (!isOutage(error) || left < REPEAT_MS) return toUnavailable(error);
    await wait(REPEAT_MS);
    return within(left, credits.move({ ...movement, repeated: true })).catch(toUnavailable);
  });
}

/** @throws {Rejection} when the movement was rejected; the one for too much running work has a `Retry-After`. */
async function accepted(
  credits: Credits,
  teamId: string,
  outcome: Outcome,
): Promise<Extract<Outcome, { ok: true }>> {
  if (!outcome.ok && outcome.reason === 'ConcurrencyLimitReached')
    throw tooMuchRunning(await credits.sinceLast(teamId));
  return requireOk(outcome);
}

function toUnavailable(cause: unknown): never {
  if (!(cause instanceof CreditsOverloaded)) throw cause;
  throw reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause });
}
