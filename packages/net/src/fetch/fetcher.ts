import { ProxyAgent } from 'undici';
import { normalHostname } from '../address/hostname.ts';
import { AddressPolicy, getPort, type AddressPolicyOptions } from '../address/policy.ts';
import { FetchError } from '../errors.ts';
import { Cookies } from './cookies.ts';
import { createAddressError, createGuardedConnector, resolveAllowed } from './connector.ts';
import { ACCEPT_ENCODING, type Sink } from './decoder.ts';
import { Exchange, type FetchResponse, type ResponseHead } from './exchange.ts';
import { toFetchError } from './failure.ts';
import { AddressPaces, type PacedBy, type SlotRequest } from '../pace/address-paces.ts';
import { redirectTarget } from './redirect-target.ts';
import { HostSlot } from '../pace/host-slot.ts';
import { Pools } from './pools.ts';
import { cacheResolve, systemResolve, type Resolve } from '../dns/resolve.ts';

/** How a fetcher identifies itself, and what it may connect to. */
export interface FetcherOptions extends AddressPolicyOptions {
  /** `User-Agent` of every request. Default {@link DEFAULT_USER_AGENT}. */
  readonly userAgent?: string | undefined;
  /** Resolves host names; every resolved address is checked nevertheless. Default: the operating system. */
  readonly resolve?: Resolve | undefined;
  /**
   * URL of an HTTP proxy that carries every request; the target is checked before. Plain http requests are sent with
   * their absolute URL, since proxies usually tunnel to port 443 only.
   */
  readonly proxy?: string | undefined;
  /** Max connections to one origin, 1 or more. Default 32. */
  readonly connections?: number | undefined;
  /** Max milliseconds for the handshake of a connection. Default 10,000. */
  readonly connectTimeout?: number | undefined;
  /** Store cookies, and send them back to their origin, until the fetcher is closed. Default false. */
  readonly cookies?: boolean | undefined;
  /**
   * Limits the rate and concurrency of each IP address, and optionally of each host, together with other users of the
   * traffic. Default: no limits.
   */
  readonly pacedBy?: PacedBy | undefined;
}

/** Options of one request. */
export interface FetchRequest {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Max decoded bytes of the body; the rest is cut. Default 5,242,880. */
  readonly maxBytes?: number | undefined;
  /** Max milliseconds from the request to the last byte that is read. Default 15,000. */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Tenant of the request: tenants that wait for a host alternate. Default: the one of `pacedBy`. */
  readonly tenant?: unknown;
  /** Called with status and headers; when it returns false, the body is not read. */
  readonly accept?: ((head: ResponseHead) => boolean) | undefined;
  /** Receives decoded chunks instead of `body`; returns false to stop. */
  readonly sink?: Sink | undefined;
  /** Decompress gzip files by their magic bytes. Default false. */
  readonly sniffGzip?: boolean | undefined;
}

/** The default user agent; `robots.txt` rules are looked up by its product token. */
export const DEFAULT_USER_AGENT = 'WebDataBot/2.0 (+https://www.npmjs.com/package/@web-data/site-map)';

/** Timeouts of undici are off: each exchange has its own timer, which includes the body. */
const CONNECTION = { pipelining: 1, maxHeaderSize: 65_536, headersTimeout: 0, bodyTimeout: 0 };
/** Max requests of one URL whose responses set a cookie and redirect to itself; one cookie may lead to another. */
const MAX_COOKIE_ATTEMPTS = 4;
const MAX_PASSED = 10_000;
const DEFAULT_MAX_BYTES = 5_242_880;
const DEFAULT_TIMEOUT = 15_000;

/**
 * A pool of guarded connections. `get` makes one exchange and follows no redirects; see `followRedirects` for those.
 * Close it when done, since it holds connections open.
 */
export class Fetcher {
  readonly policy: AddressPolicy;
  readonly userAgent: string;
  readonly #resolve: Resolve;
  readonly #pools: Pools;
  readonly #proxy: ProxyAgent | undefined;
  readonly #running = new Set<Exchange>();
  readonly #aborts = new Aborts<Exchange>((exchange) => exchange.cancel(abortedError(exchange.url)));
  readonly #slots = new Aborts<HostSlot>((slot) => slot.giveUp(abortedError()));
  /** Origins that the policy allowed; its decision only depends on the origin. */
  readonly #passed = new Set<string>();
  readonly #pacedBy: PacedBy | undefined;
  readonly #paces: AddressPaces | undefined;
  readonly #cookies: Cookies | undefined;
  #closed = false;

  constructor(options: FetcherOptions = {}) {
    this.policy = new AddressPolicy(options);
    this.userAgent = options.userAgent ?? DEFAULT_USER_AGENT;
    this.#resolve = cacheResolve(options.resolve ?? systemResolve);
    const shared = { ...CONNECTION, connections: options.connections ?? 32 };
    const { proxy, connectTimeout: timeout = 10_000 } = options;
    this.#proxy =
      proxy === undefined ? undefined : new ProxyAgent({ ...shared, uri: proxy, proxyTunnel: false });
    const connect = createGuardedConnector({ policy: this.policy, resolve: this.#resolve, timeout });
    this.#pools = new Pools({ ...shared, connect });
    this.#cookies = options.cookies === true ? new Cookies() : undefined;
    this.#pacedBy = options.pacedBy;
    this.#paces = options.pacedBy && new AddressPaces(options.pacedBy, this.#resolve);
  }

  /** Number of hosts with an open connection or a running request. */
  get hosts(): number {
    return this.#pools.size;
  }

  /**
   * Makes one GET. Redirects are returned as they are, except for those that only set a cookie and lead back to the
   * same URL: that request is repeated with the cookie.
   *
   * @throws FetchError `AddressRejected`, `Unreachable`, `Timeout`, `Aborted` or `MalformedResponse`.
   */
  async get(url: URL, request: FetchRequest = {}): Promise<FetchResponse> {
    const until = Date.now() + (request.timeout ?? DEFAULT_TIMEOUT);
    for (let slot = 1; ; slot++) {
      const timeout = slot === 1 ? request.timeout : Math.max(1, until - Date.now());
      const response = await this.#getPaced(url, { ...request, timeout });
      const isNew = this.#cookies?.take(url, response.headers['set-cookie']) === true;
      const shouldRetry = isNew && slot < MAX_COOKIE_ATTEMPTS && redirectTarget(response)?.href === url.href;
      if (!shouldRetry) return response;
    }
  }

  /** Waits for a slot of the host, when nothing else schedules the request. The wait counts towards the timeout. */
  async #getPaced(url: URL, request: FetchRequest): Promise<FetchResponse> {
    if (this.#pacedBy?.hosts !== true) return this.#getOnce(url, request);
    this.#assertAllowed(url);
    const { timeout = DEFAULT_TIMEOUT, signal } = request;
    const until = Date.now() + timeout;
    const slot = new HostSlot(url.host, this.#pacedBy, request.tenant);
    if (signal) this.#slots.add(signal, slot);
    try {
      if (signal?.aborted) throw abortedError(url);
      await slot.come(timeout);
      return await this.#getOnce(url, { ...request, timeout: Math.max(1, until - Date.now()) });
    } finally {
      slot.end();
      if (signal) this.#slots.delete(signal, slot);
    }
  }

  async #getOnce(url: URL, request: FetchRequest): Promise<FetchResponse> {
    this.#assertAllowed(url);
    // A proxy connects without the guarded connector, so its target is checked here.
    if (this.#proxy)
      await resolveAllowed(url.hostname, getPort(url), { policy: this.policy, resolve: this.#resolve });
    const requested = this.#paces?.slot(url.hostname, request.tenant);
    const slot = requested instanceof Promise ? await requested : requested;
    if (this.#closed || request.signal?.aborted) {
      slot?.end();
      throw abortedError(url);
    }
    return new Promise((resolve, reject) => this.#dispatch(url, { ...request, slot }, resolve, reject));
  }

  /** Whether a name can be resolved; it may still be rejected by the policy. */
  async hasAddress(hostname: string): Promise<boolean> {
    const addresses = await this.#resolve(normalHostname(hostname)).catch(() => []);
    return addresses.length > 0;
  }

  /** Ends every running exchange with `Aborted`, and starts no others. */
  cancel(): void {
    this.#closed = true;
    this.#paces?.leave();
    const reason = new FetchError('Aborted', 'The request was ended by its caller.');
    for (const exchange of this.#running) exchange.cancel(reason);
  }

  /** Cancels running requests and closes every connection. */
  async close(): Promise<void> {
    this.cancel();
    await Promise.all([this.#pools.destroy(), this.#proxy?.destroy()]);
  }

  #assertAllowed(url: URL): void {
    if (this.#passed.has(url.origin)) return;
    const rejection = this.policy.checkUrl(url);
    if (rejection !== undefined) throw createAddressError(url.host || url.href, rejection);
    if (this.#passed.size < MAX_PASSED) this.#passed.add(url.origin);
  }

  #dispatch(
    url: URL,
    request: FetchRequest & { readonly slot: SlotRequest | undefined },
    resolve: (r: FetchResponse) => void,
    reject: (e: Error) => void,
  ): void {
    const settle = (result: FetchResponse | Error): void => {
      clearTimeout(timer);
      request.slot?.end();
      this.#running.delete(exchange);
      if (request.signal) this.#aborts.delete(request.signal, exchange);
      if (result instanceof Error) reject(toFetchError(result, url));
      else resolve(result);
    };
    const exchange = new Exchange({
      url,
      maxBytes: request.maxBytes ?? DEFAULT_MAX_BYTES,
      sniffGzip: request.sniffGzip ?? false,
      accept: request.accept,
      sink: request.sink,
      settle,
    });
    this.#running.add(exchange);
    const timeout = request.timeout ?? DEFAULT_TIMEOUT;
    const timer = setTimeout(() => exchange.cancel(timeoutError(url, timeout)), timeout);
    if (request.signal) this.#aborts.add(request.signal, exchange);
    const cookie = this.#cookies?.headerFor(url);
    const headers = {
      'user-agent': this.userAgent,
      'accept-encoding': ACCEPT_ENCODING,
      ...request.headers,
      ...(cookie !== undefined && { cookie }),
    };
    const { origin } = url;
    const options = { origin, path: url.pathname + url.search, method: 'GET' as const, headers };
    if (this.#proxy) this.#proxy.dispatch(options, exchange);
    else this.#pools.dispatch(origin, options, exchange);
  }
}

function timeoutError(url: URL, timeout: number): FetchError {
  return new FetchError(
    'Timeout',
    `${url.host} did not answer within ${timeout} ms. Try again or allow more time.`,
  );
}

function abortedError(url?: URL): FetchError {
  const request = url ? `The request to ${url.host}` : 'The request';
  return new FetchError('Aborted', `${request} was aborted by the caller.`);
}

/**
 * Ends running work when a signal aborts. Adds one listener per signal for any number of requests, since Node.js warns
 * of a leak from the eleventh listener on.
 */
class Aborts<T> {
  readonly #running = new Map<AbortSignal, { readonly members: Set<T>; readonly listener: () => void }>();
  readonly #end: (member: T) => void;

  constructor(end: (member: T) => void) {
    this.#end = end;
  }

  add(signal: AbortSignal, member: T): void {
    const known = this.#running.get(signal);
    if (known) return void known.members.add(member);
    const members = new Set([member]);
    const listener = (): void => members.forEach((running) => this.#end(running));
    signal.addEventListener('abort', listener, { once: true });
    this.#running.set(signal, { members, listener });
  }

  delete(signal: AbortSignal, member: T): void {
    const known = this.#running.get(signal);
    if (!known?.members.delete(member) || known.members.size > 0) return;
    signal.removeEventListener('abort', known.listener);
    this.#running.delete(signal);
  }
}
