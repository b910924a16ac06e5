import type { ResponseHead } from './exchange.ts';

/** How long a site that is overloaded wants to be left alone. */
export interface Overload {
  /** Milliseconds, by its `Retry-After`; undefined when it does not say. */
  readonly pause: number | undefined;
}

const TRANSIENT: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** True for answers that say nothing about what was asked for yet: the same may be answered another time. */
export function isTransient(status: number): boolean {
  return TRANSIENT.has(status);
}

/** What 429 and 503 ask for; undefined for every other answer. */
export function parseOverload({
  status,
  headers,
}: Pick<ResponseHead, 'status' | 'headers'>): Overload | undefined {
  if (status !== 429 && status !== 503) return undefined;
  return { pause: retryAfter(headers['retry-after']) };
}

/** Milliseconds of a `Retry-After` value, seconds or a date (RFC 9110 §10.2.3); undefined for anything else. */
export function retryAfter(value: string | string[] | undefined): number | undefined {
  if (typeof value !== 'string') return undefined;
  const seconds = /^\s*(\d{1,9})\s*$/.exec(value)?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
