import { parseAllowRule, type AllowRule, type Target } from './allow-list.ts';
import { normalHostname } from './hostname.ts';
import { addressRange, literalAddress } from './range.ts';

/** Targets that the operator allows in addition to the public web. */
export interface AddressPolicyOptions {
  /**
   * Addresses, CIDR blocks, host names or `host:port` patterns that are allowed although they are not public. Default:
   * none. Without a port, an entry opens `ports` only; with `:*`, every port.
   */
  readonly allowPrivate?: readonly string[] | undefined;
  /** TCP ports that may be connected to. Default: 80, 443, 8080, 8443. */
  readonly ports?: readonly number[] | undefined;
}

/** The usual ports of websites. */
const DEFAULT_PORTS: readonly number[] = [80, 443, 8080, 8443];

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

/** Suffixes that only exist inside a network (RFC 6761, 6762, 7686, 8375; ICANN's `internal`). */
const PRIVATE_SUFFIXES: readonly string[] = ['.internal', '.local', '.home.arpa', '.onion', '.localdomain'];

/**
 * Decides which addresses may be connected to. It is pure, so it is applied at every stage: to the URL, to each
 * resolved address, and to the address of a connected socket. Every method returns the reason of a rejection as the end
 * of a sentence, or undefined when the target is allowed.
 */
export class AddressPolicy {
  readonly #rules: readonly AllowRule[];
  readonly #ports: ReadonlySet<number>;

  /** @throws FetchError `InvalidOption` for a malformed `allowPrivate` pattern. */
  constructor(options: AddressPolicyOptions = {}) {
    this.#rules = (options.allowPrivate ?? []).map(parseAllowRule);
    this.#ports = new Set(options.ports ?? DEFAULT_PORTS);
  }

  /** Checks a parsed URL before its name is resolved: scheme, name, and the address when it is literal. */
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

  /** Checks a resolved or connected address. */
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

  /** Whether a pattern covers the host, on any port. */
  #covers(target: Target): boolean {
    return this.#rules.some((rule) => rule.covers(target));
  }
}

/** Returns the TCP port of a URL. */
export function getPort(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
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
