import type * as Tldts from 'tldts';
import { literalAddress } from '../address/range.ts';
import { normalHostname } from '../address/hostname.ts';
import { require } from '../commonjs.ts';

/** Returns the registrable domain; undefined for addresses, single labels and public suffixes. */
export function registrableDomain(hostname: string): string | undefined {
  if (literalAddress(hostname) !== undefined) return undefined;
  // The Public Suffix List is loaded on first use.
  const { getDomain } = require('tldts') as typeof Tldts;
  return getDomain(hostname, { allowPrivateDomains: true }) ?? undefined;
}

/**
 * Removes `www.` from a host, but only above a registrable domain: `www.github.io` is a site of its own, since
 * `github.io` is a public suffix.
 */
export function bareHost(hostname: string): string {
  const host = normalHostname(hostname);
  if (!host.startsWith('www.')) return host;
  const bare = host.slice(4);
  return registrableDomain(bare) === undefined ? host : bare;
}
