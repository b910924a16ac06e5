import { resolveBasePath } from '../semantics/match-url.ts';
import { asArray, asObject, asString, type Json } from '@web-data/openapi';
import { listHints } from '../observe/hints.ts';
import type { Exchange } from '../http/exchange.ts';
import { readStream } from '../http/read-stream.ts';
import { Secrets } from '../http/secrets.ts';
import { observe, type Observation, type ObserveOptions } from '../observe/observe.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { readHar } from './har.ts';

/** Deviations of one entry of a recording. */
export interface HarFinding extends Observation {
  /** Index of the entry in the recording, from 0. */
  readonly entry: number;
}

/** The result of judging a recording. */
export interface HarReport {
  readonly entries: number;
  /** Entries outside the document's server, such as the pages around an API. */
  readonly skipped: number;
  readonly findings: readonly HarFinding[];
  /** Likely mistakes that no document forbids; each message once. */
  readonly hints: readonly string[];
}

/**
 * Judges the recorded traffic of a HAR; skips entries outside the document's base path. A document without one, whose first
 * server names a host of the recording, selects that host, so that requests to others are not judged as unknown paths.
 */
export async function checkHar(
  document: ContractDocument,
  json: Json,
  options: ObserveOptions & { host?: string } = {},
): Promise<HarReport> {
  const all = readHar(json);
  const basePath = resolveBasePath(document, options.basePath);
  const hosts = new Set(all.map(({ exchange }) => new URL(exchange.request.url).host));
  const named = basePath === '' && options.basePath === undefined ? readHost(document) : undefined;
  // A recording of a local service has another host than the document.
  const host = options.host ?? (named !== undefined && hosts.has(named) ? named : undefined);
  const meant = all
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ exchange }) => {
      const url = new URL(exchange.request.url);
      return url.pathname.startsWith(`${basePath}/`) && (host === undefined || url.host === host);
    });
  const secrets = new Secrets();
  const read = await Promise.all(
    meant.map(async (one) => ({ ...one, exchange: await withStream(one.exchange) })),
  );
  const findings = read.flatMap(({ exchange, bodyKnown, index }) =>
    observe(document, exchange, { ...options, secrets })
      // A body that was not recorded cannot be judged.
      .filter(
        ({ check }) =>
          bodyKnown || !['body', 'schema', 'error-message', 'details', 'content-type'].includes(check),
      )
      .map((observation): HarFinding => ({ ...observation, entry: index })),
  );
  const hints = new Set(meant.flatMap(({ exchange }) => listHints(document, exchange, options)));
  return { hints: [...hints], entries: meant.length, skipped: all.length - meant.length, findings };
}

/** The host of the first server; `undefined` where its URL has none, or variables. */
function readHost({ root }: ContractDocument): string | undefined {
  const url = asString(asObject(asArray(asObject(root.value)['servers'])[0])['url']) ?? '';
  return /^https?:\/\/[^{}]+$/iu.test(url) && URL.canParse(url) ? new URL(url).host : undefined;
}

/** The exchange with the items of its response, where that is a stream. */
async function withStream(exchange: Exchange): Promise<Exchange> {
  const { response } = exchange;
  if (response === undefined) return exchange;
  const stream = await readStream(response.headers['content-type'], Buffer.from(response.body));
  return stream === undefined ? exchange : { ...exchange, response: { ...response, stream } };
}
