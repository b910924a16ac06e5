import type { Outcome } from './movement.ts';

/** What a team lacks: credits, or room in its monthly budget. */
export type Shortage = 'credits' | 'budget';

/** Returns what a team lacked for a movement that was rejected. */
export function toShortage({ reason }: Extract<Outcome, { ok: false }>): Shortage {
  return reason === 'BudgetUsedUp' ? 'budget' : 'credits';
}
