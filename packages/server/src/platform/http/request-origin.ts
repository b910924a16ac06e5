import { BlockList, isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';

/** The parts of a request that name the server. */
export type AddressedRequest = Pick<FastifyRequest, 'host' | 'protocol' | 'socket'>;

/** Returns the scheme and host under which the server was requested; undefined when the request cannot be believed. */
export type ReadOrigin = (request: AddressedRequest) => string | undefined;

/**
 * Creates the function that reads the origin of a request from its `Host`, or from `X-Forwarded-Host` and
 * `X-Forwarded-Proto` of a trusted proxy. A caller may send any `Host`: one is believed that names this machine, the address
 * at which the request arrived, or one of the hosts.
 * @param hosts names of the server, without port
 * @param trustProxy addresses and networks of proxies, whose `Host` is believed
 */
export function createOriginReader(hosts: readonly string[], trustProxy: readonly string[]): ReadOrigin {
  const known = new Set(['localhost', hostname(), ...hosts].map((host) => host.toLowerCase()));
  const proxies = createBlockList(trustProxy);
  return (request) => {
    const { socket } = request;
    const url = parseOrigin(request);
    if (!url) return undefined;
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const isBelieved =
      known.has(name) ||
      /^(?:127(?:\.\d{1,3}){3}|::1)$/.test(name) ||
      name === plainAddress(socket.localAddress) ||
      contains(proxies, plainAddress(socket.remoteAddress));
    return isBelieved ? url.origin : undefined;
  };
}

/** Fastify reads the forwarded headers of trusted proxies only. */
function parseOrigin({ host, protocol }: AddressedRequest): URL | undefined {
  if (!/^https?$/.test(protocol) || !/^[\w.:[\]-]+$/.test(host)) return undefined;
  return URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : undefined;
}

function createBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address that arrived at a socket of IPv6 (RFC 4291, section 2.5.5.2) as it is written elsewhere. */
function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
