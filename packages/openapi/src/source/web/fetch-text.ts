import { lookup as resolveName } from 'node:dns';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Duplex, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isAddress, isAllowedHost, type HostOptions } from './hosts.ts';
import { isPrivateAddress } from './private-address.ts';

/** Maximum size of all documents of a description from addresses together, decompressed: 64 MiB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum milliseconds from a request to its last byte, and for all requests of a description. */
const MAX_MS = 30_000;
const MAX_TOTAL_MS = 120_000;
const MAX_REDIRECTS = 5;

/** A document that was read from an address. */
export interface Fetched {
  readonly text: string;
  /** The address after redirects, against which the document's references are resolved (RFC 3986, section 5.1.3). */
  readonly address: string;
}

/** How long and how much may be read; for tests. */
export interface FetchBounds {
  readonly maxBytes?: number;
  readonly maxMs?: number;
  readonly maxTotalMs?: number;
}

/**
 * Reads the documents of one description from addresses. A description is input that somebody else wrote: it may lead
 * to its own origin and to hosts that are allowed, never to a private address of another host, within bounds of size,
 * time and redirects that count for all documents together.
 */
export class TextFetcher {
  readonly #hosts: HostOptions;
  readonly #bounds: Required<FetchBounds>;
  readonly #end: number;
  /** The address of the description; none where it is a file. */
  readonly #root: URL | undefined;
  /** The origins that documents may come from: that of the address, before and after redirects. */
  readonly #origins = new Set<string>();
  #bytes = 0;
  /** Whether the host of the address had a public one: then it must not have a private one later. */
  #wasPublic = false;

  /** @param source the address of the description, or the file that refers to addresses */
  constructor(source: string, hosts: HostOptions = {}, bounds: FetchBounds = {}) {
    this.#root = isAddress(source) ? new URL(source) : undefined;
    if (this.#root) this.#origins.add(this.#root.origin);
    this.#hosts = hosts;
    this.#bounds = { maxBytes: MAX_BYTES, maxMs: MAX_MS, maxTotalMs: MAX_TOTAL_MS, ...bounds };
    this.#end = performance.now() + this.#bounds.maxTotalMs;
  }

  /** @throws Error with the reason, as the end of a sentence */
  async read(address: string): Promise<Fetched> {
    let url = new URL(address);
    const isFirst = url.href === this.#root?.href;
    for (let redirects = 0; ; redirects++) {
      const response = await this.#get(url);
      const { statusCode = 0, headers } = response;
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        if (isFirst) this.#origins.add(url.origin);
        if (statusCode !== 200) response.destroy();
        if (statusCode !== 200) throw new Error(`it is answered with ${statusCode}`);
        return { text: await this.#readBody(response), address: url.href };
      }
      response.destroy();
      if (redirects === MAX_REDIRECTS) throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
      url = this.#redirect(url, headers.location, isFirst);
    }
  }

  /** The address itself may be moved to another host; what it refers to may not. */
  #redirect(from: URL, location: string, isFirst: boolean): URL {
    const to = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
    const isWeb = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
    if (!to || !isWeb)
      throw new Error(`it redirects to ${to?.protocol ?? 'no address'}, which is not followed`);
    if (!isFirst && !this.#origins.has(to.origin) && !isAllowedHost(to, this.#hosts))
      throw new Error(`it redirects to ${to.origin}, whose host is not allowed`);
    return to;
  }

  #get(url: URL): Promise<IncomingMessage> {
    const left = Math.min(this.#bounds.maxMs, this.#end - performance.now());
    const { promise, resolve, reject } = withResolvers<IncomingMessage>();
    const host = url.hostname.replace(/^\[(.*)\]$/u, '$1');
    if (left <= 0) throw new Error(`all its documents took more than ${this.#bounds.maxTotalMs} ms`);
    if (isIP(host)) this.#assertAllowed(url, [host]);
    const options: RequestOptions = {
      headers: { accept: 'application/yaml, application/json, */*;q=0.5', 'accept-encoding': 'gzip, br' },
      lookup: this.#createLookup(url),
      agent: false,
      signal: AbortSignal.timeout(Math.ceil(left)),
    };
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    get(url.href, options, resolve).on('error', reject);
    return promise;
  }

  /** Checks the addresses of a name where the connection is made, so that a second look-up cannot give another one. */
  #createLookup(url: URL): LookupFunction {
    return (name, options, callback) => {
      resolveName(name, { ...options, all: true }, (error, found) => {
        const [first] = found ?? [];
        try {
          if (error || !first) throw error ?? new Error('its host has no address');
          this.#assertAllowed(
            url,
            found.map(({ address }) => address),
          );
        } catch (reason) {
          return callback(reason as Error, []);
        }
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      });
    };
  }

  #assertAllowed(url: URL, addresses: readonly string[]): void {
    const hidden = addresses.find(isPrivateAddress);
    const isNamed = url.host === this.#root?.host;
    const isTrusted = isNamed && this.#hosts.allowPrivate !== false && !this.#wasPublic;
    if (hidden !== undefined && !isTrusted && !isAllowedHost(url, this.#hosts))
      throw new Error(`${url.host} has the address ${hidden}, which is not public; allow its host`);
    if (isNamed && hidden === undefined) this.#wasPublic = true;
  }

  async #readBody(response: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of decompress(response) as AsyncIterable<Buffer>) {
      this.#bytes += chunk.length;
      if (this.#bytes > this.#bounds.maxBytes) {
        response.destroy();
        throw new Error(
          `all its documents are larger than ${this.#bounds.maxBytes} bytes; split the description`,
        );
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }
}

/** By content coding (RFC 9110, section 8.4.1). */
const DECODERS = new Map<string, () => Duplex>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/** The body without its content coding. What it expands to is counted by the reader. */
function decompress(response: IncomingMessage): Readable {
  const coding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  const create = DECODERS.get(coding);
  if (create === undefined && coding !== '' && coding !== 'identity')
    throw new Error(`its content coding ${coding} is not known`);
  // An error on the way is thrown by whoever reads the result.
  return create === undefined ? response : pipeline(response, create(), () => {});
}

/** `Promise.withResolvers`, which Node.js 20 does not have. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((done, fail) => ([resolve, reject] = [done, fail]));
  return { promise, resolve, reject };
}
