// How near the words and parts of a reader are to those of a reference.

/**
 * F1 of a bag.
 * @param reference `required`: what has to be there; `optional`: what may be, with a count each; `isFree`: what is not counted.
 */
export function scoreBag(got, { required, optional = [], isFree = () => false }) {
  if (required.length === 0) return undefined;
  const [left, spare] = [count(required), count(optional)];
  let [hits, wrong] = [0, 0];
  for (const one of got) {
    if (take(left, one)) hits++;
    else if (!isFree(one) && !take(spare, one)) wrong++;
  }
  return (2 * hits) / (hits + wrong + required.length);
}

/** What of a bag is missing or too much, for a closer look. */
export function compareBags(got, { required, optional = [], isFree = () => false }) {
  const [left, spare] = [count(required), count(optional)];
  const extra = got.filter((one) => !take(left, one) && !isFree(one) && !take(spare, one));
  return { missing: [...left].flatMap(([one, times]) => (times > 0 ? [`${one} ×${times}`] : [])), extra };
}

function count(list) {
  const counts = new Map();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function take(counts, one) {
  const left = counts.get(one) ?? 0;
  if (left > 0) counts.set(one, left - 1);
  return left > 0;
}
