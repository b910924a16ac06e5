/** The preferences of a client in the header `Prefer` (RFC 7240). */
export interface Preference {
  /** `code=429`: the response with this status. */
  readonly code: string | undefined;
  /** `error=RateLimitExceeded`: this error of the catalogue. */
  readonly error: string | undefined;
  /** `example=name`: this example of the document. */
  readonly example: string | undefined;
  /** `delay=250`: milliseconds before the response. */
  readonly delayMs: number | undefined;
  /** `dynamic=true`: data generated from the schema instead of an example. */
  readonly dynamic: boolean;
}

/** Reads `Prefer`; unknown preferences are ignored, as the RFC demands. */
export function readPreference(header: string | undefined): Preference {
  const pairs = (header ?? '').split(/[,;]/u).map((part) => part.trim().split('='));
  const preferences = new Map(
    pairs.map(([name = '', value = 'true']) => [name.trim().toLowerCase(), value.trim().replaceAll('"', '')]),
  );
  // A parameter without a value, `Prefer: delay`, names no delay.
  const delay = Number(preferences.get('delay') || Number.NaN);
  return {
    code: preferences.get('code'),
    error: preferences.get('error'),
    example: preferences.get('example'),
    delayMs: Number.isFinite(delay) && delay >= 0 ? Math.min(delay, 60_000) : undefined,
    dynamic: preferences.get('dynamic') === 'true',
  };
}
