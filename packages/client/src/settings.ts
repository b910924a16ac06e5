import { authorize, readAddress } from './address.ts';
import { readEnvironment } from './environment.ts';
import { defaultBaseUrl } from './generated/server.ts';
import { addHeaders } from './headers.ts';
import type { HeaderMap } from './headers.ts';
import type { CallOptions, ClientOptions, Fetch, RetryOptions } from './options.ts';

/** What a call keeps to. */
export interface Limits {
  timeoutMs: number;
  deadlineMs: number;
  attempts: number;
  maxRetryAfterMs: number;
  sometimes: boolean;
}

/** What a client keeps to. */
export interface Settings {
  /** Base address with the version path. */
  address: string;
  authorization: string;
  fetch: Fetch;
  limits: Limits;
  maxResponseBytes: number;
  headers: HeaderMap;
  hooks: Pick<ClientOptions, 'onRequest' | 'onResponse' | 'onRetry' | 'validate'>;
}

/** Longest delay that `setTimeout` keeps; a longer one fires at once. */
export const longestDelay: number = 2 ** 31 - 1;

const defaults: Limits = {
  timeoutMs: 300_000,
  deadlineMs: 600_000,
  attempts: 5,
  maxRetryAfterMs: 60_000,
  sometimes: false,
};

/**
 * Reads the options of a client.
 * @throws TypeError naming the option that cannot be, and what to give instead
 */
export function readSettings(options: ClientOptions): Settings {
  const {
    apiKey = readEnvironment('WEB_DATA_API_KEY'),
    baseUrl = readEnvironment('WEB_DATA_BASE_URL') || defaultBaseUrl,
    headers,
    maxResponseBytes = 2 ** 28,
  } = options;
  if (!apiKey) throw new TypeError('apiKey is missing; give it, or set WEB_DATA_API_KEY.');
  checkInteger({ maxResponseBytes }, 2 ** 29);
  checkFunctions(options);
  return {
    address: readAddress(baseUrl),
    authorization: authorize(apiKey),
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    limits: mergeLimits(options, defaults),
    maxResponseBytes,
    headers: addHeaders({}, headers),
    hooks: options,
  };
}

/**
 * The limits of `base` with those of `options` put over them.
 * @throws TypeError naming the option that cannot be
 */
export function mergeLimits(options: CallOptions, base: Limits): Limits {
  const { timeoutMs = base.timeoutMs, deadlineMs = base.deadlineMs } = options;
  const retry = options.retry === false ? { attempts: 1 } : (options.retry ?? {});
  if (typeof retry !== 'object') throw new TypeError('retry must be an object or false.');
  const {
    attempts = base.attempts,
    maxRetryAfterMs = base.maxRetryAfterMs,
    sometimes = base.sometimes,
  }: RetryOptions = retry;
  checkInteger({ timeoutMs, deadlineMs, maxRetryAfterMs }, longestDelay);
  checkInteger({ attempts }, 5);
  return { timeoutMs, deadlineMs, attempts, maxRetryAfterMs, sometimes };
}

/** @throws TypeError naming the option that should be a function and is none */
function checkFunctions(options: ClientOptions & { api?: unknown }): void {
  for (const name of ['fetch', 'onRequest', 'onResponse', 'onRetry', 'validate', 'api'] as const) {
    if (typeof (options[name] ?? isNaN) !== 'function') throw new TypeError(`${name} must be a function.`);
  }
}

/** @throws TypeError naming the option that is no integer from 1 to `most` */
export function checkInteger(options: Record<string, number>, most: number): void {
  for (const [name, value] of Object.entries(options)) {
    if (Number.isInteger(value) && value > 0 && value <= most) continue;
    throw new TypeError(`${name} is ${value}; give a whole number from 1 to ${most}.`);
  }
}
