import type { Located, TypeName } from '../flat.ts';
import type { SchemaRule } from '../pair.ts';

type Types = Located<ReadonlySet<TypeName>> | undefined;

/** `type`, including null in a list of types. The types of an `enum` follow from its values. */
export const type: SchemaRule = {
  name: 'type',
  phase: 'assertion',
  check({ old, new: now, label }, report) {
    if (old.enum && now.enum && !isDisjoint(old.types, now.types)) return;
    const narrowed = !includes(now.types, old.types);
    const widened = !includes(old.types, now.types);
    if (!narrowed && !widened) return;
    const effect = narrowed && widened ? 'changed' : narrowed ? 'narrowed' : 'widened';
    const at = { oldAt: old.types?.pointer, at: now.types?.pointer };
    report(effect, `In ${label}, the type changed from ${named(old.types)} to ${named(now.types)}.`, at);
  },
};

function includes(outer: Types, inner: Types): boolean {
  if (outer === undefined) return true;
  if (inner === undefined) return false;
  const has = (name: TypeName) => outer.value.has(name) || (name === 'integer' && outer.value.has('number'));
  return [...inner.value].every(has);
}

function isDisjoint(a: Types, b: Types): boolean {
  return a !== undefined && b !== undefined && ![...a.value].some((name) => b.value.has(name));
}

function named(types: Types): string {
  return types === undefined ? 'any' : [...types.value].toSorted().join(' or ');
}
