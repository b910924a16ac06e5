import { LEVELS, type Change, type Level } from '../change.ts';
import { computeBump } from '../required-bump.ts';
import { changesToChangelog, type ChangelogOptions } from './changes-to-changelog.ts';

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

/** The changes for programs: an object with `bump` and `changes`, indented by two. Ends with a line break. */
export function formatJson(changes: readonly Change[]): string {
  return `${JSON.stringify({ bump: computeBump(changes), changes }, null, 2)}\n`;
}

/** The changes as Markdown for a pull request: the sum, then the changelog. Ends with a line break. */
export function formatMarkdown(changes: readonly Change[], options: ChangelogOptions = {}): string {
  if (changes.length === 0) return 'The API did not change.\n';
  const sum = `${formatCounts(changes)}; required version step: **${computeBump(changes)}**.`;
  return `${sum}\n\n${changesToChangelog(changes, options)}`;
}

/** Options for annotations on GitHub. */
export interface GithubOptions {
  /** The file to attach the annotations to, relative to the repository. Default: none, they appear in the log. */
  readonly file?: string;
}

const COMMANDS: Record<Level, string> = {
  breaking: 'error',
  warning: 'warning',
  additive: 'notice',
  text: 'notice',
};

/** The changes as workflow commands of GitHub Actions: breaking ones are errors, provisional ones warnings. */
export function formatGithub(changes: readonly Change[], { file }: GithubOptions = {}): string {
  return changes.map((change) => `${annotation(change, file)}\n`).join('');
}

function annotation(
  { level, provisional, rule, operation, message, pointer }: Change,
  file: string | undefined,
): string {
  const command = level === 'breaking' && provisional ? 'warning' : COMMANDS[level];
  const title = escapeProperty(`${level}: ${operation ?? 'document'} (${rule})`);
  const scope = file === undefined ? '' : `file=${escapeProperty(file)},`;
  return `::${command} ${scope}title=${title}::${escapeData(`${message} #${pointer}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** How many changes there are of each level: "1 breaking, 2 additive, 0 text"; warnings where there are any. */
function formatCounts(changes: readonly Change[]): string {
  return LEVELS.map((level) => ({ level, count: changes.filter((change) => change.level === level).length }))
    .filter(({ level, count }) => count > 0 || level !== 'warning')
    .map(({ level, count }) => `${count} ${level}`)
    .join(', ');
}
