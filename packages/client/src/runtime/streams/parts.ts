import { isJsonType } from '../media-type.ts';
import { parseItem } from './item-reader.ts';
import type { ItemReader, ItemSource } from './item-reader.ts';
import { TOO_LONG } from './split.ts';

/** How parts are read by their position (OpenAPI 3.2, Encoding By Position). */
export interface PartEncodings {
  /** Of the first parts, in order. */
  readonly prefix?: readonly PartEncoding[];
  /** Of all further parts. */
  readonly item?: PartEncoding;
}

/** The media type of a part that says none itself, and the encodings of the parts that it consists of. */
export interface PartEncoding extends PartEncodings {
  readonly type?: string;
}

/**
 * Reads the parts of a multipart body (RFC 2046, section 5.1): the value of a part of JSON, the text of one of `text/*`,
 * the list of the parts of one of `multipart/*` whose encoding is given, a `Blob` of any other.
 */
export function partItems(type: string, encodings: PartEncodings = {}): ItemReader {
  return { type, read: (source) => readParts(source, encodings) };
}

async function* readParts(source: ItemSource, encodings: PartEncodings): AsyncGenerator<unknown> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(source.mediaType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw source.fail('has no boundary in its media type.');
  const delimiter = `\r\n--${boundary}`;
  // One character a byte. The first delimiter may stand at the very beginning.
  let held = '\r\n';
  let searched = 0;
  let isPart = false;
  let count = 0;
  for await (const chunk of source.chunks) {
    held += toBinary(chunk);
    let at = held.indexOf(delimiter, searched);
    for (; at >= 0; at = held.indexOf(delimiter, searched)) {
      const after = at + delimiter.length;
      // Two hyphens after a delimiter mark the last one; other text belongs to a longer boundary.
      const lineEnd = held.indexOf('\r\n', after);
      const isLast = held.startsWith('--', after);
      if (!isLast && lineEnd < 0) break;
      if (!isLast && held.slice(after, lineEnd).trim()) {
        searched = after;
        continue;
      }
      if (isPart) {
        const encoding = encodings.prefix?.[count++] ?? encodings.item;
        yield await readPart(held.slice(0, at), source, encoding);
      }
      if (isLast) return;
      isPart = true;
      held = held.slice(lineEnd);
      searched = 0;
    }
    searched = at < 0 ? Math.max(searched, held.length - delimiter.length) : at;
    if (held.length > source.limit) throw source.fail(TOO_LONG);
  }
  throw source.fail('ends before its last part.');
}

/** @param text the end of the line of its delimiter, its headers, an empty line, its body */
async function readPart(text: string, source: ItemSource, encoding: PartEncoding = {}): Promise<unknown> {
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? '' : text.slice(0, end);
  const body = toBytes(text.slice(end < 0 ? 2 : end + 4));
  const type = /^content-type:\s*(.*?)\s*$/im.exec(head)?.[1] ?? encoding.type ?? 'text/plain';
  if (/^multipart\//i.test(type) && (encoding.prefix || encoding.item))
    return readNested(body, type, source, encoding);
  if (isJsonType(type)) return parseItem(new TextDecoder().decode(body), source, 'a part');
  return /^text\//i.test(type) ? new TextDecoder().decode(body) : new Blob([body], { type });
}

/** A part is held as a whole, and so are its parts. */
async function readNested(
  body: Uint8Array<ArrayBuffer>,
  mediaType: string,
  source: ItemSource,
  encodings: PartEncodings,
): Promise<unknown[]> {
  async function* chunks() {
    yield body;
  }
  const items: unknown[] = [];
  for await (const item of readParts({ ...source, chunks: chunks(), mediaType }, encodings)) items.push(item);
  return items;
}

function toBinary(bytes: Uint8Array): string {
  let text = '';
  // In steps, since a function takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
