import { checkInteger } from './check.ts';
import { readAddress } from './address.ts';
import { addHeaders, type HeaderMap } from './headers.ts';
import type { Hooks } from './hooks.ts';
import { mergeLimits, type Limits } from './limits.ts';
import type { Fetch, ServiceOptions } from './options.ts';
import type { ApiTables, Sign } from './tables.ts';

/** The resolved options of a client. */
export interface Settings extends Pick<ApiTables, 'decode' | 'errors' | 'retry'> {
  /** Base address with the version path. */
  address: string;
  /** Adds the credentials to an attempt. */
  sign: Sign;
  fetch: Fetch;
  limits: Limits;
  maxResponseBytes: number;
  headers: HeaderMap;
  hooks: Hooks | undefined;
}

const defaults = { timeoutMs: 300_000, deadlineMs: 600_000, maxRetryAfterMs: 60_000, sometimes: false };

/**
 * Reads the options of a client.
 * @throws TypeError naming the option that is not valid, and the allowed values
 */
export function readSettings(
  tables: ApiTables,
  options: ServiceOptions & { hooks?: Hooks | undefined },
): Settings {
  const { maxResponseBytes = 2 ** 25 } = options;
  // Looks up the global `fetch` on each call: a test may replace it later.
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  if (typeof fetch !== 'function') throw new TypeError('fetch must be a function.');
  checkInteger({ maxResponseBytes }, 2 ** 29);
  return {
    ...tables,
    address: readAddress(options.baseUrl || tables.baseUrl, tables.path),
    sign: tables.sign(options),
    fetch,
    limits: mergeLimits(options, { ...defaults, attempts: tables.retry.attempts, rules: tables.retry }),
    maxResponseBytes,
    headers: addHeaders(userAgent(tables.name), options.headers),
    hooks: options.hooks,
  };
}

/** A `User-Agent`, but in a browser, where all call themselves Mozilla: there it would only cost a preflight. */
function userAgent(product: string): HeaderMap {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return navigator?.userAgent?.startsWith('Mozilla') ? {} : { 'user-agent': product };
}
