import { resolveBasePath } from '../semantics/match-url.ts';
import type { Json } from '@web-data/openapi';
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

/** Judges the recorded traffic of a HAR; skips entries outside the document's base path. */
export async function checkHar(
  document: ContractDocument,
  json: Json,
  options: ObserveOptions & { host?: string } = {},
): Promise<HarReport> {
  const all = readHar(json);
  const basePath = resolveBasePath(document, options.basePath);
  const meant = all
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ exchange }) => {
      const { pathname, host } = new URL(exchange.request.url);
      return pathname.startsWith(`${basePath}/`) && (options.host === undefined || host === options.host);
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

/** The exchange with the items of its response, where that is a stream. */
async function withStream(exchange: Exchange): Promise<Exchange> {
  const { response } = exchange;
  if (response === undefined) return exchange;
  const stream = await readStream(response.headers['content-type'], Buffer.from(response.body));
  return stream === undefined ? exchange : { ...exchange, response: { ...response, stream } };
}
