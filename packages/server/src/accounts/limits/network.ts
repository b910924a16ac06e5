import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that an IP address counts as. For IPv6 the first 64 bits, because one caller has all addresses
 * below them (RFC 6177); for IPv4 the address itself, also when it is mapped into IPv6.
 */
export function getNetwork(address: string): string {
  return readIpv4(address) ?? readPrefix(address, 4) ?? address;
}

/**
 * Returns the site that an IP address counts as: the first 48 bits of IPv6, which is what one customer gets at most (RFC
 * 6177), and the first 24 of IPv4.
 */
export function getSite(address: string): string {
  const ipv4 = readIpv4(address);
  if (ipv4 !== undefined) return ipv4.replace(/\d+$/, '0/24');
  return readPrefix(address, 3) ?? address;
}

function readIpv4(address: string): string | undefined {
  const text = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return isIPv4(text) ? text : undefined;
}

/** Returns the first groups of 16 bits of an IPv6 address; undefined for any other text. */
function readPrefix(address: string, count: number): string | undefined {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return undefined;
  const [head = '', tail] = bare.split('::');
  const [first, last] = [groups(head), groups(tail)];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  const prefix = all.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/${count * 16}`;
}

function groups(part: string | undefined): string[] {
  return part ? part.split(':') : [];
}
