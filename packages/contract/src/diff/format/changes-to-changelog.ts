import type { Change, Level } from '../change.ts';

/** How a changelog links to the document. */
export interface ChangelogOptions {
  /** Address of the document, to which the pointer is appended as a fragment. Default: none, the pointer is only shown. */
  readonly document?: string;
  /** Whether changes of mere text are listed. Default: true. */
  readonly includeText?: boolean;
}

const MARKS: Record<Level, string> = { breaking: '**Breaking**', additive: 'Added', text: 'Text' };

/**
 * The changes as Markdown for a changelog: a section for each operation, one for the errors and one for the rest,
 * in a fixed order. Ends with a line break, or is empty when there is nothing to tell.
 */
export function changesToChangelog(changes: readonly Change[], options: ChangelogOptions = {}): string {
  const sections = new Map<string, string[]>();
  for (const change of changes) {
    if (change.level === 'text' && options.includeText === false) continue;
    const heading = headingOf(change);
    sections.set(heading, [...(sections.get(heading) ?? []), entry(change, options)]);
  }
  const order = [...sections].toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return order.map(([heading, entries]) => `### ${heading}\n\n${entries.join('\n')}\n`).join('\n');
}

const ERRORS = 'Errors';
const SHARED = 'Several operations';
const DOCUMENT = 'Document';

function headingOf({ where, operation, operations }: Change): string {
  if (where === 'error') return ERRORS;
  if (operation === undefined) return DOCUMENT;
  return operations === undefined ? operation : SHARED;
}

function rank(heading: string): number {
  return [SHARED, ERRORS, DOCUMENT].indexOf(heading);
}

function entry(change: Change, options: ChangelogOptions): string {
  const provisional = change.provisional ? ' (provisional)' : '';
  const shared = change.operations === undefined ? '' : ` In ${change.operations.join(', ')}.`;
  const message = change.message.replaceAll(/\s*\n\s*/g, ' ').replaceAll('<', '&lt;');
  return `- ${MARKS[change.level]}${provisional}, ${change.where}: ${message}${shared} (${link(change, options)})`;
}

function link({ pointer }: Change, { document }: ChangelogOptions): string {
  const text = `\`#${pointer}\``;
  return document === undefined ? text : `[${text}](${document}#${encodeURI(pointer)})`;
}
