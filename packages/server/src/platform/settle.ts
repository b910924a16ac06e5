/**
 * Runs `work` and returns its value or its promise. Calls `then` when the work has ended, and `onError` with the error
 * when it has failed. An async function would hold a frame for each request in flight; this holds one promise.
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
