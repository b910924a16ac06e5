/**
 * What `work` gives, now or later, once `then` was told that it has ended, or with a failure turned into what `refused`
 * makes of it. A function that waits would keep a frame for each request in flight; this keeps a promise.
 */
export function settled<T>(
  work: () => T | Promise<T>,
  then: () => void,
  refused: (error: unknown) => never = rethrow,
): T | Promise<T> {
  const failed = (error: unknown): never => {
    then();
    return refused(error);
  };
  const done = (value: T): T => {
    then();
    return value;
  };
  let given: T | Promise<T>;
  try {
    given = work();
  } catch (error) {
    return failed(error);
  }
  return given instanceof Promise ? given.then(done, failed) : done(given);
}

function rethrow(error: unknown): never {
  throw error;
}
