import type { Socket } from 'node:net';
import { buildConnector } from 'undici';
import { literalAddress } from '../address/range.ts';
import { normalHostname } from '../address/hostname.ts';
import type { AddressPolicy } from '../address/policy.ts';
import { FetchError } from '../errors.ts';
import type { Resolve } from '../dns/resolve.ts';

/** Options of a guarded connector. */
export interface ConnectorOptions {
  readonly policy: AddressPolicy;
  readonly resolve: Resolve;
  /** Max milliseconds for one TCP and TLS handshake. */
  readonly timeout: number;
}

/** Max addresses of one host that are tried. */
const MAX_ADDRESSES = 4;

/**
 * Creates an undici connector that cannot reach targets that the policy rejects. It checks literal addresses, and
 * rejects a name when any of its addresses is rejected. It passes exactly the checked address to the socket, so nothing
 * resolves the name a second time and DNS rebinding has no effect. It also checks the address of the connected socket.
 */
export function createGuardedConnector(options: ConnectorOptions): buildConnector.connector {
  const connect = buildConnector({ timeout: options.timeout, allowH2: false });
  return (target, callback) => {
    const fail = (error: Error): void => callback(error, null);
    resolveAllowed(target.hostname, portOfTarget(target), options)
      .then((addresses) => connectFirst(connect, target, addresses, options.policy))
      .then((socket) => callback(null, socket), fail);
  };
}

/**
 * Resolves a host to the addresses that may be connected to.
 *
 * @throws FetchError `AddressRejected` when any of them is rejected; `Unreachable` when the name has none.
 */
export async function resolveAllowed(
  hostname: string,
  port: number,
  { policy, resolve }: Pick<ConnectorOptions, 'policy' | 'resolve'>,
): Promise<readonly string[]> {
  const name = normalHostname(hostname);
  const addresses = literalAddress(name) === undefined ? await resolveName(name, resolve) : [name];
  const judged = addresses.map((address) => ({
    address,
    rejection: policy.checkAddress({ hostname: name, port, address }),
  }));
  const isLocalhost = name === 'localhost' || name.endsWith('.localhost');
  const allowed = judged.filter(({ rejection }) => rejection === undefined);
  const rejected = judged.find(({ rejection }) => rejection !== undefined);
  if (rejected?.rejection !== undefined && !(isLocalhost && allowed.length > 0))
    throw createAddressError(name, rejected.rejection);
  return allowed.slice(0, MAX_ADDRESSES).map(({ address }) => address);
}

async function resolveName(name: string, resolve: Resolve): Promise<readonly string[]> {
  const addresses = await resolve(name).catch((cause: unknown) => {
    const { code } = cause as NodeJS.ErrnoException;
    const remedy = code === 'EAI_AGAIN' ? 'Its name servers failed; try again later.' : 'Check its spelling.';
    throw new FetchError('Unreachable', `The host name ${name} could not be resolved. ${remedy}`, { cause });
  });
  if (addresses.length > 0) return addresses;
  throw new FetchError('Unreachable', `The host name ${name} has no address. Check its spelling.`);
}

async function connectFirst(
  connect: buildConnector.connector,
  target: buildConnector.Options,
  addresses: readonly string[],
  policy: AddressPolicy,
): Promise<Socket> {
  let failure: unknown;
  for (const address of addresses) {
    try {
      return checkedSocket(await connectTo(connect, target, address), target, policy);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function connectTo(
  connect: buildConnector.connector,
  target: buildConnector.Options,
  address: string,
): Promise<Socket> {
  // The name remains in `servername` and `host`, so TLS still verifies the name and not the address.
  const servername = target.servername || serverName(target.hostname);
  const options = { ...target, hostname: address, ...(servername ? { servername } : {}) };
  return new Promise((resolve, reject) => {
    connect(options, (error, socket) =>
      socket ? resolve(socket) : reject(error ?? new Error('No socket.')),
    );
  });
}

function serverName(hostname: string): string | undefined {
  return literalAddress(hostname) === undefined ? hostname : undefined;
}

function checkedSocket(socket: Socket, target: buildConnector.Options, policy: AddressPolicy): Socket {
  const hostname = normalHostname(target.hostname);
  const address = socket.remoteAddress ?? '';
  const rejection = policy.checkAddress({ hostname, port: portOfTarget(target), address });
  if (rejection === undefined) return socket;
  socket.destroy();
  throw createAddressError(hostname, rejection);
}

function portOfTarget(target: buildConnector.Options): number {
  return Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
}

/** Creates the error for a rejected address. */
export function createAddressError(target: string, reason: string): FetchError {
  return new FetchError(
    'AddressRejected',
    `${target} was not requested: ${reason}. Give a public website, or have the operator list it in allowPrivate.`,
  );
}
