/**
 * What `work` gives, now or later, once `then` was told that it has ended, or with a failure turned into what `refused`
 * makes of it. A function that waits would keep a frame for each request in flight; this keeps a promise.
 */
export function settle<T>(
  work: () => T | Promise<T>,
  then: () => void,
  onError: (error: unknown) => never = rethrow,
): T | Promise<T> {
  const failed = (error: unknown): never => {
    then();
    return onError(error);
  };
  const done = (value: T): T => {
    then();
    return value;
  };
  let result: T | Promise<T>;
  try {
    result = work();
  } catch (error) {
    return failed(error);
  }
  return result instanceof Promise ? result.then(done, failed) : done(result);
}

function rethrow(error: unknown): never {
  throw error;
}
