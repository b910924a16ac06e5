/** Milliseconds after which the same reason is told again. */
const AGAIN_MS = 60_000;

/** A function that says whether an error is worth a line of the log: what goes on failing is told once a minute. */
export function createNews(): (error: unknown) => boolean {
  let told = { reason: '', at: Number.NEGATIVE_INFINITY };
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    const now = performance.now();
    if (reason === told.reason && now - told.at <= AGAIN_MS) return false;
    told = { reason, at: now };
    return true;
  };
}
