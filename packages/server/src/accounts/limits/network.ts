import { isIPv6 } from 'node:net';

/**
 * Returns the network that an IP address counts as. For IPv6 the first 64 bits, because one caller has all addresses
 * below them (RFC 6177); for IPv4 the address itself, also when it is mapped into IPv6.
 */
export function getNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped) return mapped[1]!;
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const [first, last] = [groups(head), groups(tail)];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function groups(part: string | undefined): string[] {
  return part ? part.split(':') : [];
}
