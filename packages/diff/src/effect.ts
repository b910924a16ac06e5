import type { Level } from './change.ts';

/** Which way data flows: a `request` is written by the client, a `response` is read by it. */
export type Direction = 'request' | 'response';

/**
 * How a change affects the set of valid values: `narrowed` and `widened` depend on the direction, the others do not.
 * `removed` and `added` apply to named parts, which clients know by their name.
 */
export type Effect = 'narrowed' | 'widened' | 'changed' | 'removed' | 'added' | 'text';

const LEVELS: Record<Effect, Record<Direction, Level>> = {
  narrowed: { request: 'breaking', response: 'additive' },
  widened: { request: 'additive', response: 'breaking' },
  changed: { request: 'breaking', response: 'breaking' },
  removed: { request: 'breaking', response: 'breaking' },
  added: { request: 'additive', response: 'additive' },
  text: { request: 'text', response: 'text' },
};

/** The level of an effect: narrowing a request breaks its writers, widening a response breaks its readers. */
export function getLevel(effect: Effect, direction: Direction): Level {
  return LEVELS[effect][direction];
}

/** The other direction: clients read the requests of webhooks. */
export function opposite(direction: Direction): Direction {
  return direction === 'request' ? 'response' : 'request';
}

/** How the values of a subschema affect the values of its parent. */
export type Polarity = 'same' | 'inverse' | 'mixed';

const INVERSE: Record<Effect, Effect> = {
  narrowed: 'widened',
  widened: 'narrowed',
  changed: 'changed',
  removed: 'changed',
  added: 'changed',
  text: 'text',
};

/** The effect on the parent: inside `not` narrowing becomes widening, inside `if` any change counts as both. */
export function applyPolarity(effect: Effect, polarity: Polarity): Effect {
  if (polarity === 'same' || effect === 'text') return effect;
  return polarity === 'inverse' ? INVERSE[effect] : 'changed';
}

/** Combines two nested polarities. */
export function combinePolarities(outer: Polarity, inner: Polarity): Polarity {
  if (outer === 'mixed' || inner === 'mixed') return 'mixed';
  return outer === inner ? 'same' : 'inverse';
}
