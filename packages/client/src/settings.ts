import { checkInteger } from './check.ts';
import { authorize, readAddress } from './address.ts';
import type { ErrorClass } from './define-error.ts';
import { defaultBaseUrl } from './generated/server.ts';
import { addHeaders } from './headers.ts';
import type { HeaderMap } from './headers.ts';
import type { Hooks } from './hooks.ts';
import { mergeLimits, type Limits } from './limits.ts';
import type { Fetch, ServiceOptions } from './options.ts';
import { userAgent } from './user-agent.ts';

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
