import { domainToUnicode } from 'node:url';
import { foldText } from './query.ts';

/** What can be ranked: a link, or anything shaped like one. */
export interface Rankable {
  readonly url: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Links as one folded text, so that a word is searched for once in all of them. */
export interface TextBlock {
  /** URL, title and description of each link, a line each. */
  readonly text: string;
  /** The same before it was folded, where folding moved nothing: capitals inside of words begin words of their own. */
  readonly written: string;
  /** Links of the block. */
  readonly size: number;
  /** Where each link's URL, title and description begin, three numbers a link, and where the text ends. */
  readonly starts: Uint32Array;
}

/** Links of one block: enough to spread the cost of a search, and few enough that one odd link makes few others slow. */
export const BLOCK = 128;
/** Fields of a link. */
export const FIELDS = 3;

/** The text of the links from `from` on, {@link BLOCK} at most. */
export function textBlock(links: readonly Rankable[], from: number): TextBlock {
  const size = Math.min(BLOCK, links.length - from);
  const fields: string[] = [];
  for (let index = from; index < from + size; index++) {
    const { url, title, description } = links[index] as Rankable;
    fields.push(url, title ?? '', description ?? '');
  }
  const written = fields.join('\n');
  const isAsWritten = isPlain(written);
  const text = isAsWritten ? written.toLowerCase() : foldFields(fields).join('\n');
  return { text, written: isAsWritten ? written : text, size, starts: startsOf(fields) };
}

/** Text that reads as it is written, and changes no length in lower case: most is, and counting bytes is quickest. */
function isPlain(text: string): boolean {
  return Buffer.byteLength(text) === text.length && !text.includes('%') && !text.includes('xn--');
}

function startsOf(fields: readonly string[]): Uint32Array {
  const starts = new Uint32Array(fields.length + 1);
  let at = 0;
  for (let field = 0; field < fields.length; field++) {
    starts[field] = at;
    at += (fields[field] as string).length + 1;
  }
  starts[fields.length] = at;
  return starts;
}

function foldFields(fields: string[]): string[] {
  for (let field = 0; field < fields.length; field++) {
    const text = fields[field] as string;
    fields[field] = foldText(field % FIELDS === 0 ? readableUrl(text) : text);
  }
  return fields;
}

/** A URL with its escapes decoded and international names in their own letters. */
function readableUrl(url: string): string {
  if (isPlain(url)) return url;
  const host = url.indexOf('//') + 2;
  const slash = url.indexOf('/', host);
  const path = slash < 0 ? url.length : slash;
  const name = url.slice(host, path);
  return url.slice(0, host) + (domainToUnicode(name) || name) + decoded(url.slice(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
