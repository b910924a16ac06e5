/** Milliseconds after which the same reason is logged once more. */
const REPEAT_MS = 60_000;

/** Creates a function that returns whether to log an error: one that repeats is logged once a minute. */
export function createErrorFilter(): (error: unknown) => boolean {
  let last = { reason: '', at: Number.NEGATIVE_INFINITY };
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    const now = performance.now();
    if (reason === last.reason && now - last.at <= REPEAT_MS) return false;
    last = { reason, at: now };
    return true;
  };
}
