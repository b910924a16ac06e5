import type * as Tldts from 'tldts';
import { literalAddress, normalHostname } from '../address/index.ts';
import { require } from '../commonjs.ts';

/** The domain a registrant owns, or undefined for addresses, single labels and public suffixes. */
export function registrableDomain(hostname: string): string | undefined {
  if (literalAddress(hostname) !== undefined) return undefined;
  // The Public Suffix List is loaded once a name has to be judged by it.
  const { getDomain } = require('tldts') as typeof Tldts;
  return getDomain(hostname, { allowPrivateDomains: true }) ?? undefined;
}

/** A host without its `www.`, which names the same site only above a registrable domain: `www.github.io` is somebody's own. */
export function bareHost(hostname: string): string {
  const host = normalHostname(hostname);
  if (!host.startsWith('www.')) return host;
  const bare = host.slice(4);
  return registrableDomain(bare) === undefined ? host : bare;
}
