import type { Socket } from 'node:net';
import { AddressPolicy } from '@web-data/site-map/address';
import type { AddressPolicyOptions } from '@web-data/site-map/address';
import { cachedResolve, guardedConnector, systemResolve } from '@web-data/site-map/fetch';
import type { Resolve } from '@web-data/site-map/fetch';

/** What a gate lets out. */
export interface RouteOptions extends AddressPolicyOptions {
  /** Resolves host names; the answers are checked all the same. Default: the operating system. */
  readonly resolve?: Resolve | undefined;
  /** Milliseconds for a connection's handshake. Default 10,000. */
  readonly connectTimeout?: number | undefined;
}

/** Opens a plain connection to a host that the policy allows. */
export type Route = (hostname: string, port: number) => Promise<Socket>;

/**
 * The one way out of a browser: literal addresses, every resolved address and the connected one pass the policy, by
 * the connector that guards the fetcher too.
 *
 * @throws SiteMapError `InvalidOption` for a malformed `allowPrivate`; the route throws `AddressRefused`,
 * `Unreachable` or what the connection failed with.
 */
export function openRoute(options: RouteOptions = {}): Route {
  const policy = new AddressPolicy(options);
  const resolve = cachedResolve(options.resolve ?? systemResolve);
  const connect = guardedConnector({ policy, resolve, timeout: options.connectTimeout ?? 10_000 });
  return (hostname, port) =>
    new Promise((done, fail) => {
      // By the scheme `http:` whatever is tunnelled: the handshake is the browser's own.
      connect({ hostname, port: String(port), protocol: 'http:' }, (error, socket) =>
        socket ? done(socket) : fail(error ?? new Error('No socket.')),
      );
    });
}
