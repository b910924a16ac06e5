import { cachedResolve, guardedConnector, systemResolve } from '@web-data/site-map/fetch';
import type { AddressPolicy, Resolve } from '@web-data/site-map/fetch';
import type { CustomFetch } from 'openid-client';
import { Agent, request } from 'undici';

/** Bytes and milliseconds of an answer. */
const MOST_BYTES = 262_144;
const ANSWER_MS = 10_000;
/** Statuses whose answers have no body (the Fetch standard). */
const BODILESS = new Set([204, 205, 304]);

/** An address that was not asked, or of which too much came: the library must not take that for an answer. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

/** Asks providers through the guard that all outbound requests go through. */
export interface GuardedFetch {
  fetch: CustomFetch;
  close(): Promise<void>;
}

/** The address as written, each resolved address and the connected one must be allowed; redirects are not followed. */
export function guardedFetch(policy: AddressPolicy, resolve: Resolve = systemResolve): GuardedFetch {
  const agent = new Agent({
    connect: guardedConnector({ policy, resolve: cachedResolve(resolve), timeout: ANSWER_MS }),
    connections: 8,
  });
  return {
    async fetch(url, { method, headers, body }) {
      const refusal = policy.refusalOfUrl(new URL(url));
      if (refusal !== undefined) throw new NotAsked(`${url} may not be visited: ${refusal}.`);
      const signal = AbortSignal.timeout(ANSWER_MS);
      const sent = body === undefined || body === null ? null : String(body);
      const answer = await request(url, {
        dispatcher: agent,
        method: method as 'GET' | 'POST',
        headers,
        body: sent,
        signal,
      });
      const read = await bytesOf(answer.body);
      const { statusCode: status } = answer;
      return new Response(BODILESS.has(status) ? null : read, { status, headers: headersOf(answer.headers) });
    },
    close: () => agent.destroy(),
  };
}

async function bytesOf(body: AsyncIterable<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new NotAsked(`Its answer has more than ${MOST_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf(headers: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
}
