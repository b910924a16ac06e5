import { StringDecoder } from 'node:string_decoder';
import { headerCharset } from '@web-data/net/html';

/** Number of bytes that are searched for an XML declaration. */
const DECLARATION_BYTES = 256;

/**
 * Creates a decoder for the chunks of a sitemap: by its byte order mark, then the charset of `contentType`, then its
 * XML declaration, else as UTF-8 (RFC 7303 §3). Characters may be split between chunks; an unknown charset is ignored.
 *
 * @param first the first chunk, which decides.
 */
export function textDecoder(first: Buffer, contentType: string): (chunk: Buffer) => string {
  const label = markedCharset(first) ?? known(headerCharset(contentType)) ?? known(declaredCharset(first));
  if (label === undefined || label === 'utf-8') {
    const decoder = new StringDecoder('utf8');
    return (chunk) => decoder.write(chunk);
  }
  const decoder = new TextDecoder(label);
  return (chunk) => decoder.decode(chunk, { stream: true });
}

function markedCharset(first: Buffer): string | undefined {
  const mark = first.length > 1 ? first.readUInt16BE(0) : 0;
  if (mark === 0xfffe) return 'utf-16le';
  if (mark === 0xfeff) return 'utf-16be';
  // Without a mark, every second byte of markup is zero (XML 1.0, appendix F).
  if (mark === 0x3c00) return 'utf-16le';
  if (mark === 0x003c) return 'utf-16be';
  return mark === 0xefbb ? 'utf-8' : undefined;
}

function declaredCharset(first: Buffer): string | undefined {
  const head = first.toString('latin1', 0, DECLARATION_BYTES);
  const label = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  // A file with a readable declaration cannot be UTF-16.
  return label !== undefined && /^utf-?16/i.test(label) ? undefined : label;
}

function known(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
