import { BlockList, isIP } from 'node:net';

/** Blocks of IPv4 that are not of the public internet (IANA special-purpose registry, RFC 6890), and Azure's host. */
const PRIVATE_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16/32';

/** Only 2000::/3 is global unicast; these in it are not, or hide an IPv4 address (Teredo, 6to4). */
const PRIVATE_IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const list = new BlockList();
for (const block of PRIVATE_IPV4.split(' ')) list.addSubnet(...toSubnet(block), 'ipv4');
for (const block of PRIVATE_IPV6.split(' ')) list.addSubnet(...toSubnet(block), 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

function toSubnet(block: string): [network: string, prefix: number] {
  const [network, prefix] = block.split('/');
  return [network!, Number(prefix)];
}

/**
 * Whether an IP address is not one of the public internet: of this machine, of a private network, or reserved. The
 * address policy of `@web-data/net` decides more; this one needs no dependency, and fits into a bundle.
 */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return list.check(address, 'ipv4');
  return version !== 6 || !global.check(address, 'ipv6') || list.check(address, 'ipv6');
}
