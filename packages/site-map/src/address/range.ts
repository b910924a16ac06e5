import type Ipaddr from 'ipaddr.js';
import { require } from '../commonjs.ts';

const ipaddr = require('ipaddr.js') as typeof Ipaddr;

/** `public`, or the special-purpose range (IANA registries, RFC 6890) an address belongs to. */
export type AddressRange = string;

/** Cloud host addresses inside public ranges: they answer only from within, so never belong to a website. */
const HOST_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Names the range of an IP address: `public`, or why it is not.
 *
 * IPv4-mapped addresses are judged by the IPv4 address inside; NAT64, 6to4, Teredo and IPv4-compatible forms
 * are never public, because they lead to an address that would have to be judged again behind a translator.
 * Text that is no address, or carries a zone id, is `invalid`.
 */
export function addressRange(address: string): AddressRange {
  if (address.includes('%') || !ipaddr.isValid(address)) return 'invalid';
  const parsed = ipaddr.process(address);
  if (HOST_SERVICES.has(parsed.toString())) return 'hostService';
  const range = parsed.range();
  if (range !== 'unicast') return range;
  if (parsed.kind() === 'ipv6') return ipv6Range(parsed as Ipaddr.IPv6);
  return 'public';
}

/** Only 2000::/3 is global unicast; within it an ISATAP interface id (RFC 5214) hides an IPv4 address. */
function ipv6Range(address: Ipaddr.IPv6): AddressRange {
  const parts = address.parts;
  if (((parts[0] ?? 0) & 0xe000) !== 0x2000) return 'reserved';
  const isatap = parts[5] === 0x5efe && ((parts[4] ?? 0) & 0xfdff) === 0;
  return isatap ? 'isatap' : 'public';
}

/** The IP address a URL's hostname spells literally (`[::1]` without its brackets), or undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return ipaddr.isValid(bare) || bare.includes(':') ? bare : undefined;
}
