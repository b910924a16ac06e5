import type Ipaddr from 'ipaddr.js';
import { require } from '../commonjs.ts';
import { FetchError } from '../errors.ts';

const ipaddr = require('ipaddr.js') as typeof Ipaddr;

/** Target of a connection; `address` is undefined while only the name is known. */
export interface Target {
  readonly hostname: string;
  readonly port: number;
  readonly address?: string;
}

/** A parsed pattern of the operator. */
export interface AllowRule {
  /** Whether the pattern covers the host of a target. */
  readonly covers: HostRule;
  /** The port that the pattern opens, `*` for all ports; undefined when the ports of public sites apply. */
  readonly port?: number | '*';
}

type HostRule = (target: Target) => boolean;

/**
 * Parses one `allowPrivate` pattern: an address, a CIDR block, a host name or `*.name`, each with an optional `:port`,
 * or `:*` for every port (with an IPv6 address in brackets). Without a port, only the ports of public sites are open.
 *
 * @throws FetchError `InvalidOption` for anything else.
 */
export function parseAllowRule(pattern: string): AllowRule {
  const { host, port } = splitPort(pattern);
  const covers = cidrRule(host) ?? nameRule(host, pattern);
  return port === undefined ? { covers } : { covers, port };
}

function splitPort(pattern: string): { host: string; port?: number | '*' } {
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5}|\*)$/.exec(pattern);
  if (!match) return { host: pattern.replace(/^\[(.*)\]$/, '$1') };
  return { host: match[1] ?? match[2] ?? '', port: match[3] === '*' ? '*' : Number(match[3]) };
}

function cidrRule(host: string): HostRule | undefined {
  const block = parseBlock(host);
  if (!block) return undefined;
  return ({ address }) => {
    if (address === undefined || address.includes('%') || !ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return parsed.kind() === block[0].kind() && parsed.match(block);
  };
}

function parseBlock(host: string): [Ipaddr.IPv4 | Ipaddr.IPv6, number] | undefined {
  if (ipaddr.isValidCIDR(host)) return ipaddr.parseCIDR(host);
  if (!ipaddr.isValid(host)) return undefined;
  const address = ipaddr.process(host);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function nameRule(host: string, pattern: string): HostRule {
  const name = host.toLowerCase();
  if (!/^(?:\*\.)?[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/.test(name)) {
    throw new FetchError(
      'InvalidOption',
      `allowPrivate: "${pattern}" is no address, CIDR block, host name or host:port. Write for example "10.0.0.0/8", "intranet.example:8080" or "127.0.0.1:*" for every port.`,
    );
  }
  if (!name.startsWith('*.')) return (target) => target.hostname === name;
  return (target) => target.hostname.endsWith(name.slice(1));
}
