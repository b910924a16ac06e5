import { cacheResolve, createGuardedConnector, systemResolve } from '@web-data/net';
import type { AddressPolicy, Resolve } from '@web-data/net';
import type { CustomFetch } from 'openid-client';
import { Agent, request } from 'undici';

/** Max bytes and milliseconds of a response. */
const MAX_BYTES = 262_144;
const RESPONSE_TIMEOUT_MS = 10_000;
/** Statuses without a body (the Fetch standard). */
const BODILESS = new Set([204, 205, 304]);

/** A request that was not sent, or whose response was too large: the library must not treat it as a response. */
export class RequestNotSent extends Error {
  override readonly name = 'RequestNotSent';
}

/** Sends requests to providers through the guard of all outbound requests. */
export interface GuardedFetch {
  fetch: CustomFetch;
  close(): Promise<void>;
}

/** Creates a fetch that checks the URL, each resolved address and the connected one. It does not follow redirects. */
export function createGuardedFetch(policy: AddressPolicy, resolve: Resolve = systemResolve): GuardedFetch {
  const agent = new Agent({
    connect: createGuardedConnector({ policy, resolve: cacheResolve(resolve), timeout: RESPONSE_TIMEOUT_MS }),
    connections: 8,
  });
  return {
    async fetch(url, { method, headers, body }) {
      const rejection = policy.checkUrl(new URL(url));
      if (rejection !== undefined) throw new RequestNotSent(`${url} may not be visited: ${rejection}.`);
      const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
      const sent = body === undefined || body === null ? null : String(body);
      const response = await request(url, {
        dispatcher: agent,
        method: method as 'GET' | 'POST',
        headers,
        body: sent,
        signal,
      });
      const read = await bytesOf(response.body);
      const { statusCode: status } = response;
      return new Response(BODILESS.has(status) ? null : read, {
        status,
        headers: headersOf(response.headers),
      });
    },
    close: () => agent.destroy(),
  };
}

async function bytesOf(body: AsyncIterable<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new RequestNotSent(`Its answer has more than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf(headers: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
}
