import type { ResponseHead } from './exchange.ts';

/** The pause that an overloaded site requests. */
export interface Overload {
  /** Milliseconds from `Retry-After`; undefined without one. */
  readonly pause: number | undefined;
}

const TRANSIENT: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** Whether a status is temporary, so that a retry may succeed. */
export function isTransient(status: number): boolean {
  return TRANSIENT.has(status);
}

/** Reads the overload of a 429 or 503; returns undefined for every other response. */
export function parseOverload({
  status,
  headers,
}: Pick<ResponseHead, 'status' | 'headers'>): Overload | undefined {
  if (status !== 429 && status !== 503) return undefined;
  return { pause: retryAfter(headers['retry-after']) };
}

/**
 * Parses a `Retry-After` value, seconds or a date (RFC 9110 §10.2.3), to milliseconds; returns undefined for anything
 * else.
 */
export function retryAfter(value: string | string[] | undefined): number | undefined {
  if (typeof value !== 'string') return undefined;
  const seconds = /^\s*(\d{1,9})\s*$/.exec(value)?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
