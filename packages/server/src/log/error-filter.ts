/** Milliseconds after which the same reason is told again. */
const REPEAT_MS = 60_000;

/** A function that says whether an error is worth a line of the log: what goes on failing is told once a minute. */
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
