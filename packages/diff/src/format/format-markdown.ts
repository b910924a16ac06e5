import type { Change } from '../change.ts';
import { computeBump } from '../required-bump.ts';
import { changesToChangelog, type ChangelogOptions } from './changes-to-changelog.ts';
import { formatCounts } from './counts.ts';

/** The changes as Markdown for a pull request: the sum, then the changelog. Ends with a line break. */
export function formatMarkdown(changes: readonly Change[], options: ChangelogOptions = {}): string {
  if (changes.length === 0) return 'The API did not change.\n';
  const sum = `${formatCounts(changes)}; required version step: **${computeBump(changes)}**.`;
  return `${sum}\n\n${changesToChangelog(changes, options)}`;
}
