/**
 * Returns the candidate that a misspelled word probably means: the one with the fewest changed, missing, additional or
 * swapped characters, up to a third of its length. Ignores case and separators.
 */
export function findClosest(word: string, candidates: readonly string[]): string | undefined {
  const name = simplify(word);
  const rated = candidates
    .map((candidate) => ({ candidate, distance: countEdits(name, simplify(candidate)) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = rated;
  return best && best.distance <= Math.floor(name.length / 3) ? best.candidate : undefined;
}

function simplify(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ ]/g, '').slice(0, 100);
}

/** The optimal string alignment distance: Levenshtein, where a swap of neighbours counts once. */
function countEdits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const change = a[row - 1] === b[at - 1] ? 0 : 1;
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const edits = [last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + change];
      now.push(Math.min(...edits, ...(isSwap ? [beforeLast[at - 2]! + 1] : [])));
    }
    [beforeLast, last] = [last, now];
  }
  return last[b.length]!;
}
