import type { Change } from '../change.ts';
import { computeBump } from '../required-bump.ts';
import { formatCounts } from './counts.ts';

/**
 * Formats the changes for a terminal: a line for each change and one for its location, then the sum and the version
 * step that it requires. Ends with a line break.
 */
export function formatText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No changes.\n';
  const entries = changes.map(
    (change) => `${title(change)}\n    at ${formatLocations(change)} [${change.rule}]\n`,
  );
  return `${entries.join('')}\n${formatCounts(changes)}. Required version step: ${computeBump(changes)}.\n`;
}

function title({ level, provisional, where, message, operation }: Change): string {
  const mark = provisional ? `${level} (provisional)` : level;
  const scope = operation === undefined ? where : `${operation} ${where}`;
  return `${mark}: ${scope}: ${message}`;
}

function formatLocations({ pointer, oldPointer, operations }: Change): string {
  const from = oldPointer === undefined ? '' : ` (before: #${oldPointer})`;
  const others = operations === undefined ? '' : `, in ${operations.length} operations`;
  return `#${pointer}${from}${others}`;
}
