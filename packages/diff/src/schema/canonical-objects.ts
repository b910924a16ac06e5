import { constrainingKeywords } from './extremes.ts';
import type { Flat, Located, View } from './flat.ts';
import { both } from './conjunction.ts';
import { matchesEverything } from './patterns.ts';
import { createDerivedView, withDocument } from './view.ts';

/** Expresses each constraint on the members of an object once, by the simplest keyword. */
export function canonicalObjects(flat: Flat): void {
  spreadOpenPatterns(flat);
  requireDependents(flat);
  dropRequiredDependents(flat);
  const required = flat.required?.size ?? 0;
  if ((flat.sizes?.minProperties?.value ?? Infinity) <= required) delete flat.sizes?.minProperties;
}

/** A pattern that every name matches applies to all members, so `additionalProperties` has no effect. */
function spreadOpenPatterns(flat: Flat): void {
  const patterns = [...(flat.patternProperties ?? [])];
  const open = patterns.filter(([pattern]) => matchesEverything(pattern)).map(([, view]) => view);
  const [first, ...others] = open;
  if (first === undefined) return;
  const all = others.reduce(both, first);
  const withAll = (views: Iterable<readonly [string, View]>) =>
    new Map([...views].map(([name, view]) => [name, both(view, all)] as const));
  const closed = patterns.filter(([pattern]) => !matchesEverything(pattern));
  if (flat.properties !== undefined) flat.properties = withAll(flat.properties);
  if (closed.length > 0) flat.patternProperties = withAll(closed);
  else delete flat.patternProperties;
  flat.additionalProperties = all;
}

/** Moves `required` of a dependent schema to `dependentRequired`; the rest of the schema stays. */
function requireDependents(flat: Flat): void {
  const schemas = new Map(flat.dependentSchemas);
  const dependents = new Map(flat.dependentRequired);
  for (const [name, view] of schemas) {
    const { required, ...rest } = view.flat();
    if (required === undefined) continue;
    const known = dependents.get(name);
    const names = new Set([...(known?.value ?? []), ...required.keys()]);
    dependents.set(name, { value: names, pointer: known?.pointer ?? view.pointer });
    if (constrainingKeywords(rest).length === 0) schemas.delete(name);
    else
      schemas.set(
        name,
        withDocument(
          createDerivedView(`${view.key} / rest`, view.pointer, () => rest),
          view,
        ),
      );
  }
  setOrDrop(flat, 'dependentSchemas', schemas);
  setOrDrop(flat, 'dependentRequired', dependents);
}

/** A member that is always required does not depend on others. */
function dropRequiredDependents(flat: Flat): void {
  const dependents = new Map<string, Located<ReadonlySet<string>>>();
  for (const [name, { value, pointer }] of flat.dependentRequired ?? []) {
    const left = [...value].filter((other) => other !== name && !flat.required?.has(other));
    if (left.length > 0) dependents.set(name, { value: new Set(left), pointer });
  }
  setOrDrop(flat, 'dependentRequired', dependents);
}

function setOrDrop<Key extends 'dependentSchemas' | 'dependentRequired'>(
  flat: Flat,
  keyword: Key,
  map: NonNullable<Flat[Key]>,
): void {
  if (map.size > 0) flat[keyword] = map;
  else delete flat[keyword];
}
