import type { Change } from '../change.ts';
import { computeBump } from '../required-bump.ts';

/** The changes for programs: an object with `bump` and `changes`, indented by two. Ends with a line break. */
export function formatJson(changes: readonly Change[]): string {
  return `${JSON.stringify({ bump: computeBump(changes), changes }, null, 2)}\n`;
}
