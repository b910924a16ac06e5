import type { Change, Level } from '../change.ts';

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
