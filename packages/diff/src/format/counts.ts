import type { Change, Level } from '../change.ts';

const LEVELS: readonly Level[] = ['breaking', 'additive', 'text'];

/** How many changes there are of each level: "1 breaking, 2 additive, 0 text". */
export function countsOf(changes: readonly Change[]): string {
  return LEVELS.map((level) => `${changes.filter((change) => change.level === level).length} ${level}`).join(
    ', ',
  );
}
