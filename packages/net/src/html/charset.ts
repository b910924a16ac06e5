import { isAscii } from 'node:buffer';

const META_PRESCAN_BYTES = 1024;

/**
 * Decodes a page: by its byte order mark, then the `charset` of Content-Type, then a `meta` in the first 1,024 bytes,
 * then as UTF-8, or windows-1252 where that is invalid (HTML Standard §13.2.3.2). An unknown label is ignored.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  const label = bomCharset(body) ?? known(headerCharset(contentType)) ?? known(metaCharset(body));
  if (label !== undefined && label !== 'utf-8') return decodeAs(label, body);
  // The common case is plain ASCII, which needs no decoding.
  if (isAscii(body)) return body.toString('latin1');
  const text = body.toString('utf8');
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (label === undefined && text.includes('\uFFFD')) return decodeAs('windows-1252', body);
  return start === 0 ? text : text.slice(start);
}

/** Returns the `charset` parameter of a Content-Type value. */
export function headerCharset(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*["']?([^\s;"',]+)/i.exec(contentType)?.[1];
}

function decodeAs(label: string, body: Buffer): string {
  if (label !== 'windows-1252') return new TextDecoder(label).decode(body);
  // Node.js decodes windows-1252 as latin1; the standard has these characters instead of controls.
  return body
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
}

const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function bomCharset(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return undefined;
}

function metaCharset(body: Buffer): string | undefined {
  const head = body.toString('latin1', 0, META_PRESCAN_BYTES).replace(/<!--[\s\S]*?-->/g, '');
  const label = /<meta[^>]{0,500}?charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(head)?.[1];
  // A page with an ASCII `meta` cannot be UTF-16: the standard treats such a label as UTF-8.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** Cached names of charset labels in the Encoding Standard; creating a decoder to find them is slow. */
const names = new Map<string, string | undefined>([
  ['utf-8', 'utf-8'],
  ['UTF-8', 'utf-8'],
]);
const MAX_NAMES = 500;

/** Returns the standard's name of a charset label; undefined for an unknown one. */
function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  if (!names.has(label)) {
    if (names.size >= MAX_NAMES) names.clear();
    names.set(label, nameOf(label));
  }
  return names.get(label);
}

function nameOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
