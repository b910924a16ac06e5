import type { Socket } from 'node:net';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import {
  AddressPolicy,
  cacheResolve,
  createGuardedConnector,
  resolveAllowed,
  systemResolve,
} from '@web-data/net';
import type { AddressPolicyOptions, Resolve } from '@web-data/net';

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

/**
 * Opens a connection to a host through a proxy of the operator (`CONNECT`, RFC 9110, section 9.3.6). The address that
 * the proxy connects to is not visible here, so the caller checks the target before.
 */
function connectThrough(
  proxy: URL,
  target: { host: string; port: number },
  timeout: number,
): Promise<Socket> {
  const authority = `${target.host.includes(':') ? `[${target.host}]` : target.host}:${target.port}`;
  return new Promise((resolve, reject) => {
    const send = proxy.protocol === 'https:' ? secure : plain;
    const request = send({
      hostname: proxy.hostname,
      port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...credentialsOf(proxy) },
      timeout,
      agent: false,
    });
    request.on('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new Error(`The proxy did not connect to ${authority}: it answered ${statusCode}.`));
    });
    request.on('timeout', () => request.destroy(new Error('The proxy did not answer in time.')));
    request.on('error', reject);
    request.end();
  });
}

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
