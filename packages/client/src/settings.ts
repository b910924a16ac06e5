import { checkInteger } from './check.ts';
import { authorize, readAddress } from './address.ts';
import type { ErrorClass } from './define-error.ts';
import { defaultBaseUrl } from './generated/server.ts';
import { addHeaders } from './headers.ts';
import type { HeaderMap } from './headers.ts';
import type { Hooks } from './hooks.ts';
import type { CallOptions, Fetch, RetryOptions, ServiceOptions } from './options.ts';
import { userAgent } from './user-agent.ts';

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
  /** Gives the `Authorization` header of an attempt. */
  authorize: () => string | Promise<string>;
  fetch: Fetch;
  limits: Limits;
  maxResponseBytes: number;
  headers: HeaderMap;
  /** Entries of the catalogue beside those of an operation. */
  catalogue?: readonly ErrorClass[];
  hooks: Hooks | undefined;
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
export function readSettings(options: ServiceOptions, hooks?: Hooks): Settings {
  const { headers, maxResponseBytes = 2 ** 25 } = options;
  // Looks the global one up with each call: a test may put its own there later.
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  if (typeof fetch !== 'function') throw new TypeError('fetch must be a function.');
  checkInteger({ maxResponseBytes }, 2 ** 29);
  return {
    address: readAddress(options.baseUrl || defaultBaseUrl),
    authorize: readKey(options.apiKey),
    fetch,
    limits: mergeLimits(options, defaults),
    maxResponseBytes,
    headers: addHeaders(userAgent(), headers),
    hooks,
  };
}

/** A key that stays is looked at once; one that is asked for, each time. */
function readKey(apiKey: ServiceOptions['apiKey']): Settings['authorize'] {
  if (typeof apiKey === 'function') return async () => authorize(await apiKey());
  const authorization = authorize(apiKey);
  return () => authorization;
}

/**
 * The limits of `base` with those of `options` put over them.
 * @throws TypeError naming the option that cannot be
 */
export function mergeLimits(options: CallOptions, base: Limits): Limits {
  const asked: { [Name in keyof Limits]?: Limits[Name] | undefined } = {
    ...(options as object),
    ...readRetry(options.retry),
  };
  const pairs = Object.entries(base).map(([name, usual]) => [name, asked[name as keyof Limits] ?? usual]);
  // The names are those of `base`.
  const limits = Object.fromEntries(pairs) as Limits;
  const { sometimes: _, attempts, ...delays } = limits;
  checkInteger(delays, longestDelay);
  checkInteger({ attempts }, 5);
  return limits;
}

function readRetry(retry: CallOptions['retry'] = {}): RetryOptions {
  if (typeof retry === 'object') return retry;
  if (retry) throw new TypeError('retry must be an object or false.');
  return { attempts: 1 };
}
