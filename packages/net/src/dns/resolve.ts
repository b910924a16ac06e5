import { SystemResolver } from './system-resolver.ts';

/** Resolves a host name to all its addresses. The address policy checks the result of any resolver. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Milliseconds for which the addresses of a name, or its failure, are cached. */
const KEEP_MS = 60_000;
const KEEP_FAILURE_MS = 5_000;
const MAX_NAMES = 10_000;

let system: SystemResolver | undefined;

/** Resolves as the operating system is configured to; see {@link SystemResolver}. */
export async function systemResolve(hostname: string): Promise<readonly string[]> {
  system ??= new SystemResolver();
  return system.resolve(hostname);
}

/** Caches the results of `resolve`, and shares concurrent calls; failures are only cached briefly. */
export function cacheResolve(resolve: Resolve): Resolve {
  const cache = new Map<string, { addresses: Promise<readonly string[]>; until: number }>();
  return (hostname) => {
    const now = Date.now();
    const known = cache.get(hostname);
    if (known && known.until > now) return known.addresses;
    if (cache.size >= MAX_NAMES) cache.delete(cache.keys().next().value ?? '');
    const entry = { addresses: resolve(hostname), until: now + KEEP_MS };
    entry.addresses.catch(() => {
      entry.until = Date.now() + KEEP_FAILURE_MS;
    });
    cache.delete(hostname);
    cache.set(hostname, entry);
    return entry.addresses;
  };
}
