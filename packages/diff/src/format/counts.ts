import { LEVELS, type Change } from '../change.ts';

/** How many changes there are of each level: "1 breaking, 2 additive, 0 text"; warnings where there are any. */
export function formatCounts(changes: readonly Change[]): string {
  return LEVELS.map((level) => ({ level, count: changes.filter((change) => change.level === level).length }))
    .filter(({ level, count }) => count > 0 || level !== 'warning')
    .map(({ level, count }) => `${count} ${level}`)
    .join(', ');
}
