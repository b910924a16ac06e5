import { isUnder } from './incoming.ts';

/**
 * The path from its base path on, which may follow the prefix that a host mounts the API below; the full path where it
 * has no base path. Without a base path all segments of the prefix are removed.
 * @param max maximum number of segments of the prefix
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

/** Counts the segments of a prefix: `/of/:team` has two, and so has `/of/:team/*`. */
export function countSegments(prefix: string): number {
  return prefix.split('/').filter((segment) => segment !== '' && segment !== '*').length;
}
