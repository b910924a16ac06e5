/** Values that a schema of another type, length or range rejects, and that none expects. */
const VALUES = [null, true, 0, -1, 1.5, 1e12, '', 'a', 'x'.repeat(300), '2030-01-31', [], [[]], {}, { a: 1 }];

/** Returns a copy of a JSON value with one to three changes, the same for the same seed. */
export function mutate(value, seed) {
  const random = createRandom(seed);
  let changed = structuredClone(value);
  for (let count = 1 + random(3); count > 0; count--) changed = changeOne(changed, random);
  return changed;
}

/** Changes one of the values within, each with the same chance. */
function changeOne(root, random) {
  const locations = [];
  const collect = (value, holder, key) => {
    locations.push({ value, holder, key });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) collect(inner, value, name);
  };
  collect(root, undefined, '');
  const { value, holder, key } = locations[random(locations.length)];
  const replacement = VALUES[random(VALUES.length)];
  const change = random(4);
  if (change === 0 && typeof value === 'object' && value !== null) addTo(value, replacement);
  else if (change === 1 && holder !== undefined && !Array.isArray(holder)) delete holder[key];
  else if (holder === undefined) return structuredClone(replacement);
  else holder[key] = structuredClone(replacement);
  return root;
}

function addTo(value, replacement) {
  if (Array.isArray(value)) value.push(structuredClone(value[0] ?? replacement));
  else value.added = structuredClone(replacement);
}

/** Mulberry32: whole numbers below a bound. */
function createRandom(seed) {
  let state = seed * 0x9e3779b1;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
