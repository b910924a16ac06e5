import { parseAllowRule, type AllowRule, type Target } from './allow-list.ts';
import { addressRange, literalAddress } from './range.ts';

/** What the operator opens beyond the public web. */
export interface AddressPolicyOptions {
  /**
   * Addresses, CIDR blocks, host names or `host:port` patterns allowed though not public. Default: none. Without a port
   * of its own an entry opens `ports` only, with `:*` every port.
   */
  readonly allowPrivate?: readonly string[] | undefined;
  /** TCP ports that may be asked on. Default: 80, 443, 8080, 8443. */
  readonly ports?: readonly number[] | undefined;
}

/** The ports a website is expected on. */
export const DEFAULT_PORTS: readonly number[] = [80, 443, 8080, 8443];

/** Names under which clouds serve instance metadata, whatever they resolve to. */
const METADATA_NAMES: ReadonlySet<string> = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'metadata.platformequinix.com',
  'metadata.packet.net',
  'metadata.tencentyun.com',
  'instance-data',
  'instance-data.ec2.internal',
]);

/** Suffixes that exist only inside a network (RFC 6761, 6762, 7686, 8375; ICANN's `internal`). */
const PRIVATE_SUFFIXES: readonly string[] = ['.internal', '.local', '.home.arpa', '.onion', '.localdomain'];

/**
 * Decides which addresses may be reached; pure, so it can be asked at every stage: the URL as written,
 * each resolved address, and the address a socket connected to. Every method answers with the reason of a
 * refusal as the end of a sentence, or undefined when allowed.
 */
export class AddressPolicy {
  readonly #rules: readonly AllowRule[];
  readonly #ports: ReadonlySet<number>;

  /** @throws SiteMapError `InvalidOption` for a malformed `allowPrivate` pattern. */
  constructor(options: AddressPolicyOptions = {}) {
    this.#rules = (options.allowPrivate ?? []).map(parseAllowRule);
    this.#ports = new Set(options.ports ?? DEFAULT_PORTS);
  }

  /** Judges a parsed URL before anything is resolved: scheme, name, and the address when it is written out. */
  checkUrl(url: URL): string | undefined {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      return `its scheme ${url.protocol} is not http or https`;
    const port = getPort(url);
    const hostname = normalHostname(url.hostname);
    const address = literalAddress(hostname);
    if (address !== undefined) return this.checkAddress({ hostname, port, address });
    const target = { hostname, port };
    if (this.#allows(target)) return undefined;
    if (this.#covers(target) && !this.#ports.has(port)) return rejectPort(port);
    return rejectName(hostname);
  }

  /** Judges a resolved or connected address. */
  checkAddress(target: Required<Target>): string | undefined {
    if (this.#allows(target)) return undefined;
    const range = addressRange(target.address);
    if (range !== 'public' && !this.#covers(target))
      return `${target.address} is not a public address (${range})`;
    return this.#ports.has(target.port) && range === 'public' ? undefined : rejectPort(target.port);
  }

  #allows(target: Target): boolean {
    return this.#rules.some((rule) => rule.covers(target) && this.#opens(rule, target.port));
  }

  #opens({ port }: AllowRule, requested: number): boolean {
    return port === undefined ? this.#ports.has(requested) : port === '*' || port === requested;
  }

  /** Whether a pattern is about the host, whatever its port. */
  #covers(target: Target): boolean {
    return this.#rules.some((rule) => rule.covers(target));
  }
}

/** The TCP port a URL leads to. */
export function getPort(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** A hostname without brackets, trailing dot or capitals, so that each host has one spelling. */
export function normalHostname(hostname: string): string {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return bare.replace(/\.$/, '').toLowerCase();
}

function rejectPort(port: number): string {
  return `port ${port} is not one of the allowed ports`;
}

function rejectName(hostname: string): string | undefined {
  if (METADATA_NAMES.has(hostname)) return `${hostname} is a cloud metadata service`;
  if (PRIVATE_SUFFIXES.some((suffix) => hostname.endsWith(suffix)))
    return `${hostname} is a private network name`;
  return hostname === '' ? 'it names no host' : undefined;
}
