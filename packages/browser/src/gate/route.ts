import type { Socket } from 'node:net';
import {
  AddressPolicy,
  resolveAllowed,
  cacheResolve,
  createGuardedConnector,
  systemResolve,
} from '@web-data/net';
import type { AddressPolicyOptions, Resolve } from '@web-data/net';
import { connectThrough } from './upstream.ts';

/** Options for the connections that a gate opens. */
export interface RouteOptions extends AddressPolicyOptions {
  /** Resolves host names; every resolved address is checked nevertheless. Default: the operating system. */
  readonly resolve?: Resolve | undefined;
  /** Milliseconds for a connection's handshake. Default 10,000. */
  readonly connectTimeout?: number | undefined;
}

/**
 * Opens a plain connection to a host that the policy allows.
 * @param proxy URL of an HTTP proxy of the operator that carries the connection.
 */
export type Route = (hostname: string, port: number, proxy?: string) => Promise<Socket>;

/**
 * Creates the only way for a browser to connect. Literal addresses, every resolved address and the connected one must
 * pass the policy; the plain fetcher uses the same connector.
 *
 * @throws FetchError `InvalidOption` for a malformed `allowPrivate`; the route throws `AddressRejected`, `Unreachable`
 * or the error of the connection.
 */
export function openRoute(options: RouteOptions = {}): Route {
  const policy = new AddressPolicy(options);
  const resolve = cacheResolve(options.resolve ?? systemResolve);
  const { connectTimeout: timeout = 10_000 } = options;
  const connect = createGuardedConnector({ policy, resolve, timeout });
  const direct = (hostname: string, port: number): Promise<Socket> =>
    new Promise((done, fail) => {
      // `http:` also for https: the browser does the TLS handshake itself, through the tunnel.
      connect({ hostname, port: String(port), protocol: 'http:' }, (error, socket) =>
        socket ? done(socket) : fail(error ?? new Error('No socket.')),
      );
    });
  return async (hostname, port, proxy) => {
    if (proxy === undefined) return direct(hostname, port);
    await resolveAllowed(hostname, port, { policy, resolve });
    return connectThrough(new URL(proxy), { host: hostname, port }, timeout);
  };
}
