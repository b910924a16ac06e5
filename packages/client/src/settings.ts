import { readEnvironment } from './environment.ts';
import { defaultBaseUrl, versionPath } from './generated/server.ts';
import type { CallOptions, ClientOptions, Fetch, RetryOptions } from './options.ts';
import { longestDelay } from './timer.ts';

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
  const { maxResponseBytes = 268_435_456, headers } = options;
  checkInteger('maxResponseBytes', maxResponseBytes, 2 ** 29);
  checkHeaders(headers);
  return {
    address: readBaseUrl(options),
    authorization: `Bearer ${readApiKey(options)}`,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    limits: mergeLimits(options),
    maxResponseBytes,
    headers,
    hooks: options,
  };
}

/**
 * The limits of `base` with those of `options` put over them.
 * @throws TypeError naming the option that cannot be
 */
export function mergeLimits(options: CallOptions, base: Limits = defaults): Limits {
  const { timeoutMs = base.timeoutMs, deadlineMs = base.deadlineMs } = options;
  const retry =
    options.retry === false ? { ...base.retry, attempts: 1 } : { ...base.retry, ...options.retry };
  checkInteger('timeoutMs', timeoutMs, longestDelay);
  checkInteger('deadlineMs', deadlineMs, longestDelay);
  checkInteger('retry.attempts', retry.attempts, 5);
  checkInteger('retry.maxRetryAfterMs', retry.maxRetryAfterMs, longestDelay);
  return { timeoutMs, deadlineMs, retry };
}

/** @throws TypeError unless `value` is an integer from 1 to `most` */
export function checkInteger(name: string, value: number, most: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= most) return;
  throw new TypeError(`${name} is ${String(value)}; give a whole number from 1 to ${most}.`);
}

/** @throws TypeError naming the header that cannot be sent, never its value */
export function checkHeaders(headers: Record<string, string | null> = {}): void {
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers().set(name, value ?? '');
    } catch {
      throw new TypeError(
        `headers holds a name or value that HTTP does not allow, at "${name.slice(0, 60)}".`,
      );
    }
  }
}

/**
 * The key that was given, or that of the environment.
 * @throws TypeError when there is none or it cannot be sent in a header. The message never holds the key.
 */
export function readApiKey({ apiKey = readEnvironment('WEB_DATA_API_KEY') }: ClientOptions): string {
  if (!apiKey)
    throw new TypeError('apiKey is missing; give it, or set the environment variable WEB_DATA_API_KEY.');
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  throw new TypeError(
    'apiKey holds characters that a header cannot carry; give the key without spaces or line breaks.',
  );
}

/**
 * The address every path is appended to: base address and version path.
 * @throws TypeError when the base address is not one
 */
export function readBaseUrl({
  baseUrl = readEnvironment('WEB_DATA_BASE_URL') ?? defaultBaseUrl,
}: ClientOptions): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || /[?#{}]/.test(baseUrl)) {
    throw new TypeError('baseUrl is not an absolute http or https URL without user, query and fragment.');
  }
  const address = url.href.replace(/\/+$/, '');
  if (!versionPath || !address.endsWith(versionPath)) return address + versionPath;
  throw new TypeError(`baseUrl ends in ${versionPath}; give it without, the client adds it.`);
}
