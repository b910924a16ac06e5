import { lookup } from 'node:dns/promises';

/** Resolves a host name to all its addresses. The address policy checks the result of any resolver. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/**
 * Milliseconds for which a resolved name is cached: `dns.lookup` has four threads, which a hundred subdomains would
 * block.
 */
const KEEP_MS = 60_000;
const KEEP_FAILURE_MS = 5_000;
const MAX_NAMES = 10_000;

/** Resolves with the operating system; `localhost` names never leave the machine (RFC 6761). */
export async function systemResolve(hostname: string): Promise<readonly string[]> {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const found = await lookup(hostname, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

/** Caches the results of `resolve`, and shares concurrent calls; failures are only cached briefly. */
export function cacheResolve(resolve: Resolve): Resolve {
  const cache = new Map<string, { addresses: Promise<readonly string[]>; until: number }>();
  return (hostname) => {
    const now = Date.now();
    const known = cache.get(hostname);
    if (known && known.until > now) return known.addresses;
    if (cache.size >= MAX_NAMES) cache.clear();
    const entry = { addresses: resolve(hostname), until: now + KEEP_MS };
    entry.addresses.catch(() => {
      entry.until = Date.now() + KEEP_FAILURE_MS;
    });
    cache.set(hostname, entry);
    return entry.addresses;
  };
}
