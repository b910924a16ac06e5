import { isAddress } from '../source/web/hosts.ts';

/** What relative URIs are resolved against where nothing names the document; never fetched. */
const NOWHERE = 'https://unnamed.invalid/';

/** Whether the file of a reference is the document itself, by the URI that it gives itself (`$self`). */
export function isSelf(file: string, self: string | undefined): boolean {
  if (self === undefined || file === '') return false;
  const base = toUri(self, NOWHERE);
  return base !== undefined && toUri(file, base.href)?.href === base.href;
}

/**
 * The file of a reference, relative to the file that the document was read from: a URI beside the one that the document
 * gives itself (`$self`) is beside its file, too, so that a copy of a published description is read without the network.
 */
export function relativeToSelf(file: string, self: string | undefined): string {
  if (self === undefined || !(isAddress(file) || file.startsWith('/'))) return file;
  const base = toUri(self, NOWHERE);
  const target = base && toUri(file, base.href);
  if (!base || !target || target.origin !== base.origin) return file;
  const from = base.pathname.split('/').slice(0, -1);
  const to = target.pathname.split('/');
  const shared = from.findIndex((name, index) => to[index] !== name);
  const common = shared < 0 ? from.length : shared;
  return [...from.slice(common).map(() => '..'), ...to.slice(common)].join('/');
}

function toUri(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
