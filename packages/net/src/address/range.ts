import type Ipaddr from 'ipaddr.js';
import { require } from '../commonjs.ts';

let loaded: typeof Ipaddr | undefined;

/** Loads the parser of addresses on first use, since a program that only parses URLs needs none. */
function loadIpaddr(): typeof Ipaddr {
  return (loaded ??= require('ipaddr.js') as typeof Ipaddr);
}

/** `public`, or the special-purpose range of an address (IANA registries, RFC 6890). */
export type AddressRange = string;

/**
 * Addresses of cloud hosts inside public ranges. They only respond inside the cloud, so they never belong to a website.
 */
const HOST_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Returns the range of an IP address: `public`, or why it is not.
 *
 * An IPv4-mapped address counts as the IPv4 address inside. NAT64, 6to4, Teredo and IPv4-compatible addresses are never
 * public, since a translator maps them to an address that would need a check of its own. A string that is not an
 * address, or that has a zone id, is `invalid`.
 */
export function addressRange(address: string): AddressRange {
  const ipaddr = loadIpaddr();
  if (address.includes('%') || !ipaddr.isValid(address)) return 'invalid';
  const parsed = ipaddr.process(address);
  if (HOST_SERVICES.has(parsed.toString())) return 'hostService';
  const range = parsed.range();
  if (range !== 'unicast') return range;
  if (parsed.kind() === 'ipv6') return ipv6Range(parsed as Ipaddr.IPv6);
  return 'public';
}

/** Only 2000::/3 is global unicast; within it, an ISATAP interface id (RFC 5214) hides an IPv4 address. */
function ipv6Range(address: Ipaddr.IPv6): AddressRange {
  const parts = address.parts;
  if (((parts[0] ?? 0) & 0xe000) !== 0x2000) return 'reserved';
  const isatap = parts[5] === 0x5efe && ((parts[4] ?? 0) & 0xfdff) === 0;
  return isatap ? 'isatap' : 'public';
}

/** Returns the literal IP address in the hostname of a URL (`[::1]` without its brackets); undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return loadIpaddr().isValid(bare) || bare.includes(':') ? bare : undefined;
}
