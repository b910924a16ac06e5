import { lookup } from 'node:dns/promises';

/** Resolves a host name to all its addresses. The result is checked by the address policy, whoever resolved it. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Milliseconds a resolved name is reused: `dns.lookup` has four threads, a hundred subdomains would stall them. */
const KEEP_MS = 60_000;
const KEEP_FAILURE_MS = 5_000;
const MAX_NAMES = 10_000;

/** Resolves by the operating system; `localhost` names never leave the machine (RFC 6761). */
export async function systemResolve(hostname: string): Promise<readonly string[]> {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const found = await lookup(hostname, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

/** Shares and keeps the answers of `resolve`; failures are kept only briefly. */
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
