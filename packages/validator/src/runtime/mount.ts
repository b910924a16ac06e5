import { isUnder } from './incoming.ts';

/**
 * A path from where the base path begins in it, which may be behind the prefix that a host mounts us below; all of it where
 * it begins nowhere. Without a base path the whole prefix is left out.
 * @param most segments of the prefix
 */
export function behindMount(path: string, basePath: string, max: number): string {
  const isEnd = basePath ? (rest: string) => isUnder(rest, basePath) : () => false;
  let rest = path;
  for (let left = max; left > 0 && !isEnd(rest); left -= 1) {
    const next = rest.indexOf('/', 1);
    if (next === -1) return path;
    rest = rest.slice(next);
  }
  return isUnder(rest, basePath) ? rest : path;
}

/** How many segments a prefix has: `/of/:team` has two, and so has `/of/:team/*`. */
export function countSegments(prefix: string): number {
  return prefix.split('/').filter((segment) => segment !== '' && segment !== '*').length;
}
