import { diffArrays } from 'diff';

/** Pairs of equal items of two lists, and the gaps between them with the items of each list. */
export type Aligned<A, B> = { same: [A, B] } | { gap: [A[], B[]] };

/** Maximum number of edits between two lists. Above it, `align` returns a single gap of all items. */
const MAX_EDITS = 4000;

/** Aligns two lists: finds their common items in order. */
export function align<A, B>(
  before: readonly A[],
  after: readonly B[],
  isSame: (a: A, b: B) => boolean,
): Aligned<A, B>[] {
  type Item = { a: A } | { b: B };
  const old: Item[] = before.map((a) => ({ a }));
  const now: Item[] = after.map((b) => ({ b }));
  const comparator = (one: Item, other: Item): boolean =>
    'a' in one ? 'b' in other && isSame(one.a, other.b) : 'a' in other && isSame(other.a, one.b);
  const changes = diffArrays(old, now, { comparator, maxEditLength: MAX_EDITS });
  if (changes === undefined) return [{ gap: [[...before], [...after]] }];
  const aligned: Aligned<A, B>[] = [];
  let [at, to] = [0, 0];
  for (const { count, added, removed } of changes) {
    if (!added && !removed) {
      for (let index = 0; index < count; index += 1) aligned.push({ same: [before[at++]!, after[to++]!] });
      continue;
    }
    const last = aligned.at(-1);
    const gap: [A[], B[]] = last !== undefined && 'gap' in last ? last.gap : [[], []];
    if (last === undefined || !('gap' in last)) aligned.push({ gap });
    if (removed) gap[0].push(...before.slice(at, (at += count)));
    else gap[1].push(...after.slice(to, (to += count)));
  }
  return aligned;
}
