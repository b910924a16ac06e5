import { detectDialect, readNamedDelimiter } from './delimiter.ts';
import type { FileType } from './file-type.ts';

/** Text types that cannot always be distinguished by their content. */
const LOOSE: ReadonlySet<FileType> = new Set(['markdown', 'text', 'csv', 'tsv']);
/** Characters that are examined. */
const SAMPLE = 20_000;
/** Header fields of messages (RFC 5322, 3.6). */
const FIELD =
  /^(?:from|to|subject|date|received|message-id|mime-version|return-path|reply-to|delivered-to|sender|cc):/i;

/** Min known header fields of a message that nobody calls one. */
const MIN_FIELDS = 2;

/** Detects the type of a text. */
export function detectTextType(text: string, claimed: FileType | undefined): FileType {
  const start = text
    .slice(0, SAMPLE)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (isJson(start, text)) return 'json';
  if (isHtml(start)) return 'html';
  if (
    start.startsWith('<?xml') ||
    (/^<[a-z][\w:.-]*(?:\s[^<]*)?>[^]*<\/[\w:.-]+>\s*$/i.test(start) && claimed === 'xml')
  )
    return 'xml';
  if (isMail(start, claimed === 'eml' ? 1 : MIN_FIELDS)) return 'eml';
  // Parts of documents, which programs write without the group of a whole one.
  if (claimed === 'rtf' && /^\{+\s*\\[a-z]/.test(start)) return 'rtf';
  if (claimed !== undefined && LOOSE.has(claimed)) return claimed;
  if (readNamedDelimiter(start) !== undefined) return 'csv';
  const delimiter = lines(start).length > 2 ? detectDialect(start)?.delimiter : undefined;
  if (delimiter === '\t') return 'tsv';
  if (delimiter !== undefined && delimiter !== '|' && !/[.!?]\s/.test(start)) return 'csv';
  return isMarkdown(start) ? 'markdown' : 'text';
}

function isJson(start: string, text: string): boolean {
  if (!/^[[{]/.test(start)) return false;
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}

function isHtml(start: string): boolean {
  const bare = start.replace(/^(?:\s*(?:<\?xml[^>]*\?>|<!--[^]*?-->))*\s*/, '');
  return /^<!doctype\s+html|^<(?:html|head|body|title|meta|div|p|h[1-6]|table|section|article|main|ul|ol)[\s>]/i.test(
    bare,
  );
}

/** Whether the first lines are header fields, at least so many of them known. */
function isMail(start: string, least: number): boolean {
  const [head = ''] = start.split(/\r?\n\r?\n/, 1);
  const fields = lines(head).filter((line) => !/^[ \t]/.test(line));
  const isHead = fields.every((line) => /^[!-9;-~]+:|^From /.test(line));
  return isHead && fields.filter((line) => FIELD.test(line)).length >= least;
}

function isMarkdown(start: string): boolean {
  const signs = [
    /^#{1,6} \S/m,
    /^(?:```|~~~)/m,
    /\[[^\]\n]+\]\([^)\n]+\)/,
    /^(?:[-*+]|\d+\.) \S.*\n(?:[-*+]|\d+\.) \S/m,
    /^\|.+\|\s*\n\|[\s:|-]+\|/m,
    /\*\*\S[^*\n]*\*\*/,
  ];
  return signs.filter((sign) => sign.test(start)).length >= 2 || /^#{1,6} \S.*\n\n/.test(start);
}

function lines(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
}
