import type { Report, SchemaPair, SchemaRule } from '../pair.ts';
import { matchMembers } from '../match-members.ts';
import { areExclusive, membersOfUnion, type UnionMember } from '../members.ts';
import type { Flat, Union, View } from '../flat.ts';
import { pairUp } from '../pair-up.ts';
import { createDerivedView } from '../view.ts';

/** `anyOf` and `oneOf`: added, removed and changed members, however the union is written. */
export const union: SchemaRule = {
  name: 'union',
  phase: 'union',
  check(pair, report) {
    const [old, now] = alignUnions(pair);
    const before = membersOfUnion(pair.oldView, old);
    const after = membersOfUnion(pair.newView, now);
    const { matched, removed, added } = matchMembers(pair, before, after);
    for (const [from, to] of matched) pair.descend(from.view, to.view);
    for (const member of removed) reportRemoved(pair, member, after, report);
    for (const member of added) reportAdded(pair, member, before, report);
  },
};

function reportRemoved(
  pair: SchemaPair,
  member: UnionMember,
  after: readonly UnionMember[],
  report: Report,
): void {
  const isCovered = after.some((other) => pair.isCompatible(member.view, other.view, 'request'));
  const message = `In ${pair.label}, ${member.noun} is no longer one of the alternatives.`;
  if (!isCovered) report('narrowed', message, { oldAt: member.pointer });
  else if (member.isNamed) report('text', message, { oldAt: member.pointer });
}

function reportAdded(
  pair: SchemaPair,
  member: UnionMember,
  before: readonly UnionMember[],
  report: Report,
): void {
  const isCovered = before.some((other) => pair.isCompatible(other.view, member.view, 'response'));
  const message = `In ${pair.label}, ${member.noun} is a new alternative.`;
  if (!isCovered) report('widened', message, { at: member.pointer });
  else if (member.isNamed) report('added', message, { at: member.pointer });
}

/** `oneOf` instead of `anyOf` or the reverse, where the alternatives may overlap. */
export const unionKind: SchemaRule = {
  name: 'union-kind',
  phase: 'union',
  check(pair, report) {
    const [old, now] = alignUnions(pair);
    const [before, after] = [old.unions?.[0], now.unions?.[0]];
    if (before === undefined || after === undefined || before.kind === after.kind) return;
    if (areExclusive(membersOfUnion(pair.oldView, old))) return;
    const at = { oldAt: before.pointer, at: after.pointer };
    const effect = after.kind === 'oneOf' ? 'narrowed' : 'widened';
    report(
      effect,
      `In ${pair.label}, ${before.kind} became ${after.kind}, and its alternatives may overlap.`,
      at,
    );
  },
};

/** Both schemas, with their unions ordered so that matching ones have the same index. */
function alignUnions(pair: SchemaPair): readonly [Flat, Flat] {
  const [before, after] = [pair.old.unions ?? [], pair.new.unions ?? []];
  if (before.length < 2 && after.length < 2) return [pair.old, pair.new];
  const pairs = pairUp(pair, before, after, viewOfUnion);
  const complete = pairs.toSorted(([a, b], [c, d]) => missing(a, b) - missing(c, d));
  return [
    withUnions(
      pair.old,
      complete.flatMap(([old]) => old ?? []),
    ),
    withUnions(
      pair.new,
      complete.flatMap(([, now]) => now ?? []),
    ),
  ];
}

function viewOfUnion(union: Union): View {
  const { pointer } = union;
  return createDerivedView(`${pointer} / union`, pointer, () => ({ pointer, unions: [union] }));
}

function missing(old: Union | undefined, now: Union | undefined): number {
  return Number(old === undefined || now === undefined);
}

function withUnions(flat: Flat, unions: readonly Union[]): Flat {
  return unions.length === 0 ? flat : { ...flat, unions };
}
