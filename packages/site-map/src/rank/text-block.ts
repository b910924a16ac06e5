import { domainToUnicode } from 'node:url';
import { foldText } from './query.ts';

/** A link, or any object of the same shape. */
export interface Rankable {
  readonly url: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Links joined into one folded text, so that each word is searched for once in all of them. */
export interface TextBlock {
  /** URL, title and description of each link, one line each. */
  readonly text: string;
  /** The same text before folding, if folding moved nothing; capitals in it mark the parts of joined names. */
  readonly written: string;
  /** Number of links in the block. */
  readonly size: number;
  /** Start of each URL, title and description, three numbers per link, followed by the end of the text. */
  readonly starts: Uint32Array;
}

/**
 * Links per block: enough to share the cost of a search, and few enough that one unusual link only slows down a few
 * others.
 */
export const BLOCK = 128;
/** Number of fields of a link. */
export const FIELDS = 3;

/** Returns the text of the links from `from` on, up to {@link BLOCK}. */
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

/**
 * Whether a text needs no decoding, and keeps its length in lowercase. That is the common case, and counting bytes is
 * fast.
 */
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

/** Returns a URL with its escapes decoded, and with international names in their own script. */
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
