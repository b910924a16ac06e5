/** Values that are sorted at once, and merged between two places where the work may be interrupted. */
const RUN = 2048;

/** Sorts strings by their UTF-16 code units. Yields undefined wherever the work may be interrupted. */
export function sortInSteps(values: readonly string[]): Generator<undefined, ArrayLike<string>, void> {
  return sortRuns(values.length, (from, to) => values.slice(from, to).toSorted());
}

/** Sorts numbers in ascending order. Yields undefined wherever the work may be interrupted. */
export function sortNumbersInSteps(values: Float64Array): Generator<undefined, ArrayLike<number>, void> {
  return sortRuns(values.length, (from, to) => values.subarray(from, to).toSorted());
}

function* sortRuns<Value extends string | number>(
  length: number,
  sortRun: (from: number, to: number) => ArrayLike<Value>,
): Generator<undefined, ArrayLike<Value>, void> {
  let runs: ArrayLike<Value>[] = [];
  for (let from = 0; from < length; from += RUN) {
    runs.push(sortRun(from, from + RUN));
    yield undefined;
  }
  while (runs.length > 1) {
    const merged: ArrayLike<Value>[] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? []));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Value extends string | number>(
  left: ArrayLike<Value>,
  right: ArrayLike<Value>,
): Generator<undefined, ArrayLike<Value>, void> {
  const merged: Value[] = [];
  let leftAt = 0;
  let rightAt = 0;
  while (leftAt < left.length || rightAt < right.length) {
    const fromLeft = left[leftAt];
    const fromRight = right[rightAt];
    const isLeft = fromRight === undefined || (fromLeft !== undefined && fromLeft <= fromRight);
    merged.push((isLeft ? fromLeft : fromRight) as Value); // One of them is there.
    if (isLeft) leftAt++;
    else rightAt++;
    if (merged.length % RUN === 0) yield undefined;
  }
  return merged;
}
