import { reject } from '@web-data/validator';
import { CreditsOverloaded } from './credits.ts';
import type { Credits } from './credits.ts';
import type { Charge, Hold, Open, Outcome, Refusal } from './movement.ts';

/** Work that was accepted: its credits are held, and it counts as running until it is ended, once. */
export interface Work {
  readonly hold: Hold;
  /** Holds more; false when the team has not got them. */
  extend(credits: number): Promise<boolean>;
  /** Ends work that succeeded and charges it. */
  settle(credits: number): Promise<void>;
  /** Ends work that failed and charges nothing; later, when the store cannot do so now. */
  release(): Promise<void>;
}

/**
 * Accepts work for a team.
 * @throws {Rejection} 402 when the credits do not suffice, 429 when the team has too much running, 503 when the
 * store does not keep up.
 */
export async function acceptWork(credits: Credits, opening: Omit<Open, 'kind'>): Promise<Work> {
  const { hold } = required(await credits.move({ kind: 'open', ...opening }).catch(toUnavailable));
  const { id: holdId, teamId } = hold!; // An `open` that succeeded has its hold.
  return {
    hold: hold!,
    async extend(more) {
      const outcome = await credits.move({ kind: 'extend', teamId, holdId, credits: more });
      if (outcome.ok) hold!.credits += more;
      return outcome.ok;
    },
    settle: async (charge) =>
      void required(
        await credits.move({ kind: 'settle', teamId, holdId, credits: charge }).catch(toUnavailable),
      ),
    release: () => credits.release({ teamId, holdId }),
  };
}

/**
 * Charges work that needs no doing, because its result is there.
 * @throws {Rejection} as {@link acceptWork} does; then nothing was charged.
 */
export async function chargeWork(credits: Credits, charge: Omit<Charge, 'kind'>): Promise<void> {
  required(await credits.move({ kind: 'charge', ...charge }).catch(toUnavailable));
}

function required(outcome: Outcome): Extract<Outcome, { ok: true }> {
  if (outcome.ok) return outcome;
  throw refusals[outcome.refusal]();
}

const refusals: Record<Refusal, () => Error> = {
  ConcurrencyLimitReached: () => reject('ConcurrencyLimitReached', { headers: { 'Retry-After': '1' } }),
  InsufficientCredits: () => reject('InsufficientCredits'),
  // The lease of this process ran out while it worked: what it did is not charged and so not given.
  HoldEnded: () => reject('ServiceUnavailable', { headers: { 'Retry-After': '1' } }),
  ChargeAboveHold: () => new RangeError('More was charged than held.'),
};

function toUnavailable(cause: unknown): never {
  if (!(cause instanceof CreditsOverloaded)) throw cause;
  throw reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause });
}
