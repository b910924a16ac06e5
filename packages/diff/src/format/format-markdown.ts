import type { Change } from '../change.ts';
import { requiredBump } from '../required-bump.ts';
import { changesToChangelog, type ChangelogOptions } from './changes-to-changelog.ts';
import { countsOf } from './counts.ts';

/** The changes as Markdown for a pull request: the sum, then the changelog. Ends with a line break. */
export function formatMarkdown(changes: readonly Change[], options: ChangelogOptions = {}): string {
  if (changes.length === 0) return 'The API did not change.\n';
  const sum = `${countsOf(changes)}; required version step: **${requiredBump(changes)}**.`;
  return `${sum}\n\n${changesToChangelog(changes, options)}`;
}
