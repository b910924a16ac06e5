import { getPaidId } from './book.ts';
import type { Movement } from './movement.ts';
import type { Step } from './statements.ts';

/**
 * Creates the statements that read the rows which movements need: accounts (and locks them), budgets, holds, and
 * earlier payments.
 */
export function createReads(
  movements: readonly Movement[],
): readonly [accounts: Step, budgets: Step, holds: Step | undefined, paid: Step | undefined] {
  const teams = new Set<string>();
  const holds: string[] = [];
  const paid: string[] = [];
  for (const movement of movements) {
    teams.add(movement.teamId);
    if ('holdId' in movement) holds.push(movement.holdId);
    const id = getPaidId(movement);
    if (id !== undefined) paid.push(id);
  }
  const teamIds = JSON.stringify([...teams]);
  return [
    ['lockAccounts', teamIds],
    ['selectBudgets', teamIds],
    holds.length > 0 ? ['selectHolds', JSON.stringify(holds)] : undefined,
    paid.length > 0 ? ['selectPaid', JSON.stringify(paid)] : undefined,
  ];
}
