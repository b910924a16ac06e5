/** A thing to vary and its values. */
export interface Factor<Value> {
  readonly name: string;
  readonly values: readonly Value[];
}

/**
 * Factors beyond this number are not varied: the pairs grow with the square of the factors, and each row is as wide.
 */
const MAX_FACTORS = 60;

/**
 * Returns a small set of rows in which any two values of different factors meet at least once; the same factors give
 * the same rows. Each row maps the name of a factor to its value.
 */
export function pairwise<Value>(all: readonly Factor<Value>[]): Map<string, Value>[] {
  const factors = all.slice(0, MAX_FACTORS);
  const open = new Set(listPairs(factors));
  const rows: Map<string, Value>[] = [];
  for (const pair of open) {
    const row = fill(factors, pair, open);
    for (const covered of pairsIn(row)) open.delete(covered);
    rows.push(new Map(factors.flatMap(({ name, values }, at) => valueOf(name, values, row[at]))));
  }
  return rows;
}

function valueOf<Value>(
  name: string,
  values: readonly Value[],
  index: number | undefined,
): [string, Value][] {
  const value = values[index ?? 0];
  return value === undefined ? [] : [[name, value]];
}

/** All pairs of values of two factors, as `factor:value factor:value` by index. */
function listPairs(factors: readonly Factor<unknown>[]): string[] {
  return factors.flatMap(({ values }, a) =>
    factors
      .slice(a + 1)
      .flatMap((other, offset) =>
        values.flatMap((_, i) => other.values.map((__, j) => pairName(a, i, a + 1 + offset, j))),
      ),
  );
}

function pairName(a: number, i: number, b: number, j: number): string {
  return `${a}:${i} ${b}:${j}`;
}

function pairsIn(row: readonly number[]): string[] {
  return row.flatMap((i, a) => row.slice(a + 1).map((j, offset) => pairName(a, i, a + 1 + offset, j)));
}

/** Builds a row with this pair; every other factor takes the value that covers the largest number of open pairs. */
function fill(factors: readonly Factor<unknown>[], pair: string, open: ReadonlySet<string>): number[] {
  const chosen = new Map(pair.split(' ').map((part) => part.split(':').map(Number) as [number, number]));
  for (const [at, { values }] of factors.entries()) {
    if (chosen.has(at)) continue;
    const gains = values.map((_, value) => {
      const met = [...chosen].filter(([other, own]) =>
        open.has(other < at ? pairName(other, own, at, value) : pairName(at, value, other, own)),
      );
      return met.length;
    });
    chosen.set(at, gains.indexOf(Math.max(...gains)));
  }
  return factors.map((_, at) => chosen.get(at) ?? 0);
}
