import type { Json } from '@web-data/openapi';
import { listHints } from '../observe/hints.ts';
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
export function checkHar(
  document: ContractDocument,
  json: Json,
  options: ObserveOptions & { host?: string } = {},
): HarReport {
  const all = readHar(json);
  const basePath = options.basePath ?? document.basePath;
  const meant = all
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ exchange }) => {
      const { pathname, host } = new URL(exchange.request.url);
      return pathname.startsWith(`${basePath}/`) && (options.host === undefined || host === options.host);
    });
  const secrets = new Secrets();
  const findings = meant.flatMap(({ exchange, bodyKnown, index }) =>
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
