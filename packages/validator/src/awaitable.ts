/** Something that is there, or comes. */
export type Awaitable<T> = T | Promise<T>;

/** Whether something comes, from a promise of any kind. */
export function comes<T>(value: Awaitable<T>): value is Promise<T> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}

/** Goes on with what is there at once: a promise costs a request more than most of its steps. */
export function whenThere<T, Result>(
  value: Awaitable<T>,
  next: (value: T) => Result,
): Awaitable<Awaited<Result>> {
  return comes(value) ? value.then(next as (value: T) => Awaited<Result>) : (next(value) as Awaited<Result>);
}

/** What `run` gives or `refused` makes of what it throws, now or later. */
export function attempt<T, Refusal>(
  run: () => Awaitable<T>,
  refused: (thrown: unknown) => Refusal,
): Awaitable<T | Refusal> {
  try {
    const given = run();
    return comes(given) ? given.then(undefined, refused) : given;
  } catch (error) {
    return refused(error);
  }
}
