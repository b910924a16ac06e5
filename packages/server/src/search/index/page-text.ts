import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Characters of a page that are found; what follows is cut. */
export const MAX_TEXT = 32_000;

/** The words of Markdown without its marks and without the addresses of links. */
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

/** A text as it is kept: a third of its size or so. */
export function compressText(text: string): Uint8Array {
  return deflateRawSync(text, { level: 9 });
}

export function decompressText(bytes: Uint8Array | ArrayBuffer): string {
  return inflateRawSync(bytes).toString('utf8');
}
