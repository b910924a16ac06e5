import { reject, Rejection } from '@web-data/validator';
import type { ForbiddenDetails } from '@web-data/types';
import { tooMuchRunning } from './come-back.ts';
import type { BudgetShortage, Outcome, RejectionReason } from './movement.ts';

/** What a team reads whose budget is used up. A new budget or a new month helps, a retry does not. */
export const BUDGET_USED_UP =
  'The monthly budget of the team is used up, or held by running work. An owner may raise it in the dashboard; it starts anew with the month (UTC).';

/**
 * Returns the outcome of a movement that succeeded.
 * @throws {Rejection} 402 when the credits do not suffice, 403 when the budget is used up, 429 when too much runs, 503
 * when the hold has ended; {RangeError} for a charge above its hold.
 */
export function requireOk(outcome: Outcome | undefined): Extract<Outcome, { ok: true }> {
  if (outcome?.ok === true) return outcome;
  if (outcome?.reason === 'BudgetUsedUp') throw rejectByBudget(outcome.budget);
  throw errors[outcome?.reason ?? 'InsufficientCredits']();
}

/** Returns a sentence that says what a team lacks, for a rejection of {@link requireOk}; undefined for other errors. */
export function describeShortage(error: unknown): string | undefined {
  if (!(error instanceof Rejection)) return undefined;
  if (error.status === 402) return 'The credits of the team do not suffice.';
  const details = error.details as Partial<ForbiddenDetails> | undefined;
  return error.status === 403 && details?.cause === 'budget' ? details.message : undefined;
}

/** The cause of a rejection by the budget. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
  readonly shortage: BudgetShortage;

  constructor(shortage: BudgetShortage) {
    super(describeBudget(shortage));
    this.shortage = shortage;
  }
}

function rejectByBudget(shortage: BudgetShortage): Error {
  const cause = new BudgetExceeded(shortage);
  return reject('Forbidden', { details: { cause: 'budget', message: cause.message }, cause });
}

function describeBudget({ credits, left, requested }: BudgetShortage): string {
  if (left === 0) return BUDGET_USED_UP;
  const cost = `The work may cost ${requested} credits, and the monthly budget of the team has ${left} of ${credits} left.`;
  return `${cost} Ask for less, for example by a lower \`maxCredits\`; an owner may raise the budget in the dashboard.`;
}

const errors: Record<Exclude<RejectionReason, 'BudgetUsedUp'>, () => Error> = {
  ConcurrencyLimitReached: () => tooMuchRunning(0),
  InsufficientCredits: () => reject('InsufficientCredits'),
  // The lease of this process expired during the work: it is not charged, so its result is not sent.
  HoldEnded: () => reject('ServiceUnavailable', { headers: { 'Retry-After': '1' } }),
  ChargeAboveHold: () => new RangeError('More was charged than held.'),
};
