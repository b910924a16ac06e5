import type { Change, Level } from '../change.ts';

/** How a changelog links to the document. */
export interface ChangelogOptions {
  /** URL of the document, to which the pointer is appended as a fragment. Default: none, pointers are not linked. */
  readonly document?: string;
  /** Whether changes of text are listed. Default: true. */
  readonly includeText?: boolean;
}

const MARKS: Record<Level, string> = {
  breaking: '**Breaking**',
  warning: 'Warning',
  additive: 'Added',
  text: 'Text',
};

/**
 * Formats the changes as Markdown for a changelog: a section for each operation, one for the errors and one for the
 * rest, in a fixed order. Ends with a line break, or is empty without changes.
 */
export function changesToChangelog(changes: readonly Change[], options: ChangelogOptions = {}): string {
  const sections = new Map<string, string[]>();
  for (const change of changes) {
    if (change.level === 'text' && options.includeText === false) continue;
    const heading = headingOf(change);
    sections.set(heading, [...(sections.get(heading) ?? []), entry(change, options)]);
  }
  const order = [...sections].toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return order.map(([heading, entries]) => `### ${plain(heading)}\n\n${entries.join('\n')}\n`).join('\n');
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
  const message = plain(change.message + sharedBy(change));
  return `- ${MARKS[change.level]}${provisional}, ${change.where}: ${message} (${link(change, options)})`;
}

/** Operations to list by name before counting the rest: a comment on GitHub holds 65,536 characters. */
const MAX_OPERATIONS = 10;

function sharedBy({ operations }: Change): string {
  if (operations === undefined) return '';
  const more = operations.length - MAX_OPERATIONS;
  return ` In ${operations.slice(0, MAX_OPERATIONS).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** Escapes one line of Markdown except \`code\`: a description is untrusted input, including mentions and links. */
function plain(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/gu, ' ')
    .split(/(`[^`]+`)/u)
    .map((part, index) => (index % 2 === 1 ? part : escaped(part)))
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*[\]~]/gu, String.raw`\$&`)
    .replaceAll('<', '&lt;')
    .replaceAll('@', '&#64;');
}

function link({ pointer }: Change, { document }: ChangelogOptions): string {
  const text = code(`#${pointer}`);
  return document === undefined ? text : `[${text}](${document}#${encodeURI(pointer)})`;
}

/** A code span, whose fence is longer than any run of backticks in it. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/gu) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}
