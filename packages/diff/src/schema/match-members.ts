import type { SchemaPair } from './pair.ts';
import type { UnionMember } from './members.ts';

/** The alternatives of two unions that match each other. */
export interface Matching {
  readonly matched: readonly (readonly [UnionMember, UnionMember])[];
  readonly removed: readonly UnionMember[];
  readonly added: readonly UnionMember[];
}

/** Beyond this many combinations alternatives are no longer compared by their contents. */
const MAX_COMBINATIONS = 2_500;

type Likeness = (pair: SchemaPair, old: UnionMember, now: UnionMember) => boolean;

/** From the strongest indication to the weakest. */
const LIKENESSES: readonly Likeness[] = [
  (_, old, now) => old.name !== undefined && old.name === now.name,
  (_, old, now) => sharesConstant(old, now),
  (pair, old, now) => isCompatible(pair, old, now, 'request') && isCompatible(pair, old, now, 'response'),
  (_, old, now) => old.title !== undefined && old.title === now.title,
  (pair, old, now) => isCompatible(pair, old, now, 'request') || isCompatible(pair, old, now, 'response'),
];

/** Matches each alternative with its other form, so that only real additions and removals are reported. */
export function matchMembers(
  pair: SchemaPair,
  before: readonly UnionMember[],
  after: readonly UnionMember[],
): Matching {
  const matched: [UnionMember, UnionMember][] = [];
  let removed = [...before];
  const added = [...after];
  const isSmall = before.length * after.length <= MAX_COMBINATIONS;
  for (const likeness of isSmall ? LIKENESSES : LIKENESSES.slice(0, 2)) {
    removed = removed.filter((old) => {
      const index = added.findIndex((now) => areSameKind(old, now) && likeness(pair, old, now));
      if (index === -1) return true;
      matched.push(...added.splice(index, 1).map((now): [UnionMember, UnionMember] => [old, now]));
      return false;
    });
  }
  return withRemainder(matched, removed, added);
}

/** If one of a kind is left on each side, they count as two forms of the same alternative. */
function withRemainder(
  matched: [UnionMember, UnionMember][],
  removed: UnionMember[],
  added: UnionMember[],
): Matching {
  const pairs = removed.flatMap((old): [UnionMember, UnionMember][] => {
    const others = added.filter((now) => now.type === old.type && now.name === old.name);
    const rivals = removed.filter((other) => other.type === old.type && other.name === old.name);
    return others[0] !== undefined && others.length === 1 && rivals.length === 1 ? [[old, others[0]]] : [];
  });
  const paired = new Set(pairs.flat());
  const isFree = (member: UnionMember) => !paired.has(member);
  return { matched: [...matched, ...pairs], removed: removed.filter(isFree), added: added.filter(isFree) };
}

function areSameKind(old: UnionMember, now: UnionMember): boolean {
  const constant = [...old.constants].some(([name, value]) => (now.constants.get(name) ?? value) !== value);
  return !constant;
}

function sharesConstant(old: UnionMember, now: UnionMember): boolean {
  return [...old.constants].some(([name, value]) => now.constants.get(name) === value);
}

function isCompatible(
  pair: SchemaPair,
  old: UnionMember,
  now: UnionMember,
  direction: 'request' | 'response',
): boolean {
  return pair.isCompatible(old.view, now.view, direction);
}
