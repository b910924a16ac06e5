import { createHash } from 'node:crypto';

/** The sources of a contents policy for the inline scripts of a page, in their order (Content Security Policy Level 3). */
export function scriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']) => scriptHash(text));
}

/** The source of a contents policy for one inline script. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A page whose scripts were changed, with a contents policy that names them as they are now. */
export function withNewHashes(page: string, before: string): string {
  if (page === before) return page;
  const hashes = scriptHashes(page);
  return scriptHashes(before).reduce((text, hash, index) => text.replace(hash, () => hashes[index]!), page);
}
