import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Maximum characters of a page that are indexed: those of a book of a hundred pages. */
export const MAX_TEXT = 256_000;

/** Returns the text of Markdown without its markup and without the URLs of links. */
export function plainText(markdown: string): string {
  return markdown
    .slice(0, MAX_TEXT * 3)
    .replace(/!\[([^\]]*)\]\([^)\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.|```\w*|\|?[\s:|-]+\|)\s*/gm, '')
    .replace(/\*\*|__|`+|\\(?=[^\w\s])/g, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);
}

/** Compresses a text for the index, to about a third of its size. */
export function compressText(text: string): Uint8Array {
  return deflateRawSync(text, { level: 9 });
}

export function decompressText(bytes: Uint8Array | ArrayBuffer): string {
  return inflateRawSync(bytes).toString('utf8');
}
