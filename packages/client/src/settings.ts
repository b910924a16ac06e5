import { readEnvironment } from './environment.ts';
import { defaultBaseUrl, versionPath } from './generated/server.ts';
import type { CallOptions, ClientOptions, Fetch, RetryOptions } from './options.ts';

/** What a call keeps to. */
export interface Limits {
  timeoutMs: number;
  deadlineMs: number;
  retry: Required<RetryOptions>;
}

/** What a client keeps to. */
export interface Settings {
  /** Base address with the version path. */
  address: string;
  authorization: string;
  fetch: Fetch;
  limits: Limits;
  maxResponseBytes: number;
  headers: Record<string, string | null> | undefined;
  hooks: Pick<ClientOptions, 'onRequest' | 'onResponse' | 'onRetry' | 'validate'>;
}

/** Longest delay that `setTimeout` keeps; a longer one fires at once. */
export const longestDelay: number = 2 ** 31 - 1;

const defaults: Limits = {
  timeoutMs: 300_000,
  deadlineMs: 600_000,
  retry: { attempts: 5, maxRetryAfterMs: 60_000, sometimes: false },
};

/**
 * Reads the options of a client.
 * @throws TypeError naming the option that cannot be, and what to give instead
 */
export function readSettings(options: ClientOptions): Settings {
  const { maxResponseBytes = 2 ** 28, headers, fetch = (url, init) => globalThis.fetch(url, init) } = options;
  checkInteger({ maxResponseBytes }, 2 ** 29);
  return {
    address: readAddress(options.baseUrl || readEnvironment('WEB_DATA_BASE_URL') || defaultBaseUrl),
    authorization: `Bearer ${readKey(options.apiKey || readEnvironment('WEB_DATA_API_KEY'))}`,
    fetch,
    limits: mergeLimits(options, defaults),
    maxResponseBytes,
    headers: checkHeaders(headers),
    hooks: options,
  };
}

/**
 * The limits of `base` with those of `options` put over them.
 * @throws TypeError naming the option that cannot be
 */
export function mergeLimits(options: CallOptions, base: Limits): Limits {
  const { timeoutMs = base.timeoutMs, deadlineMs = base.deadlineMs } = options;
  const retry = { ...base.retry, ...(options.retry === false ? { attempts: 1 } : options.retry) };
  const { attempts, maxRetryAfterMs } = retry;
  checkInteger({ timeoutMs, deadlineMs, maxRetryAfterMs }, longestDelay);
  checkInteger({ attempts }, 5);
  return { timeoutMs, deadlineMs, retry };
}

/** @throws TypeError without the value of a header: it may be a secret */
export function checkHeaders<T extends Record<string, string | null> | undefined>(headers: T): T {
  for (const [name, value] of Object.entries<string | null>(headers ?? {})) {
    try {
      new Headers().set(name, value ?? '');
    } catch {
      refuse(`The header ${JSON.stringify(name)} has a name or value that HTTP does not allow.`);
    }
  }
  return headers;
}

/** @throws TypeError naming the option that is no integer from 1 to `most` */
export function checkInteger(options: Record<string, number>, most: number): void {
  for (const [name, value] of Object.entries(options)) {
    if (Number.isInteger(value) && value > 0 && value <= most) continue;
    refuse(`${name} is ${String(value)}; give a whole number from 1 to ${most}.`);
  }
}

function readKey(key: string | undefined): string {
  if (key && /^[!-~]+$/.test(key)) return key;
  return refuse(
    key
      ? 'apiKey holds a space, a line break or a letter outside ASCII.'
      : 'apiKey is missing; give it, or set WEB_DATA_API_KEY.',
  );
}

function readAddress(baseUrl: string): string {
  const { protocol, username, href } = URL.canParse(baseUrl) ? new URL(baseUrl) : ({} as Partial<URL>);
  const address = href?.replace(/\/*$/, '');
  if (!address || !/^https?:/.test(protocol!) || username || /[?#{]/.test(baseUrl)) {
    return refuse('baseUrl is no absolute http or https URL, or it has a user, a query or a fragment.');
  }
  if (versionPath && address.endsWith(versionPath)) {
    return refuse(`baseUrl ends in ${versionPath}; leave it out, the client adds it.`);
  }
  return address + versionPath;
}

function refuse(sentence: string): never {
  throw new TypeError(sentence);
}
