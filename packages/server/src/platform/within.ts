/** An operation that took longer than its limit. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Resolves or rejects with `work`, unless it takes too long. The work continues after the timeout, and its result is
 * ignored.
 * @throws {TimedOut} after `milliseconds`.
 */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`It took longer than ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
