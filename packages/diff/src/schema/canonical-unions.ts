import { accepts } from './accepts.ts';
import { conjunction } from './conjunction.ts';
import type { Flat, Located, TypeName, Union, View } from './flat.ts';
import { acceptsNothing, constrainingKeywords, isAny } from './extremes.ts';
import { createDerivedView } from './view.ts';

/**
 * Simplifies `anyOf` and `oneOf`: nested ones are flattened, impossible members removed, a single member merges with
 * its parent, one with null beside it becomes nullable, and constants become an `enum`.
 */
export function canonicalUnions(flat: Flat): Flat {
  let result = withoutResolved(flat);
  for (let round = 0; round < MAX_ROUNDS && result.unions !== undefined; round++) {
    const before = result;
    const { unions, ...base } = result;
    result = withoutResolved(
      unions.reduce((merged, union) => conjunction(merged, simplified(union)), base as Flat),
    );
    if (result.unions?.length === before.unions?.length) break;
  }
  return result;
}

/** Replaces a union by one of its members. */
export function resolve(union: Union, member: View): Flat {
  const flat = member.flat();
  const resolved = new Set([...(flat.resolved ?? []), union.pointer]);
  return withoutResolved({ ...flat, resolved });
}

function withoutResolved(flat: Flat): Flat {
  const { unions, resolved, ...rest } = flat;
  if (unions === undefined || resolved === undefined) return flat;
  const open = unions.filter(({ pointer }) => !resolved.has(pointer));
  return { ...(rest as Flat), resolved, ...(open.length > 0 ? { unions: open } : {}) };
}

const MAX_ROUNDS = 8;

function simplified(union: Union): Flat {
  const { kind, pointer } = union;
  const members = spliced(union, new Set()).filter((member) => !acceptsNothing(member.flat()));
  const [only, ...others] = kind === 'anyOf' ? withoutCovered(members) : members;
  if (only === undefined) return { pointer, never: pointer };
  if (others.length === 0) return resolve(union, only);
  const all = [only, ...others];
  if (kind === 'anyOf' && all.some(isAny)) return { pointer };
  return (
    asEnum(all, pointer) ?? asNullable(union, all) ?? { pointer, unions: [{ kind, members: all, pointer }] }
  );
}

/** The members of a union; a member that consists of a union of the same kind is replaced by its members. */
function spliced(union: Union, open: Set<string>): readonly View[] {
  if (open.has(union.pointer)) return [];
  open.add(union.pointer);
  return union.members.flatMap((member) => {
    const inner = soleUnion(member.flat());
    return inner?.kind === union.kind ? spliced(inner, open) : [member];
  });
}

function soleUnion(flat: Flat): Union | undefined {
  const [first, ...others] = constrainingKeywords(flat);
  return first === 'unions' && others.length === 0 && flat.unions?.length === 1 ? flat.unions[0] : undefined;
}

const SCALAR_KEYWORDS = new Set(['types', 'enum', 'minimum', 'maximum', 'multipleOf', 'sizes', 'strings']);

function isScalar(flat: Flat): boolean {
  return constrainingKeywords(flat).every((keyword) => SCALAR_KEYWORDS.has(keyword));
}

/** Known values beside the open type that contains them, as in `anyOf: [{enum: [a]}, {type: string}]`, only inform. */
function withoutCovered(members: readonly View[]): readonly View[] {
  return members.filter((member) => {
    const { enum: values } = member.flat();
    const wider = members.filter((other) => other !== member && !other.flat().enum && isScalar(other.flat()));
    return !values?.value.every((value) => wider.some((other) => accepts(other.flat(), value)));
  });
}

function asEnum(members: readonly View[], pointer: string): Flat | undefined {
  const flats = members.map((member) => member.flat());
  if (!flats.every((flat) => isScalar(flat) && (flat.enum !== undefined || isNull(flat)))) return undefined;
  const values = flats.flatMap((flat) =>
    isNull(flat) ? [null] : (flat.enum?.value ?? []).filter((value) => accepts(flat, value)),
  );
  return { pointer, enum: { value: values, pointer } };
}

function isNull({ types, enum: values }: Flat): boolean {
  return isOnly(types, 'null') || isOnly(values, null);
}

function isOnly(set: Located<Iterable<unknown>> | undefined, value: unknown): boolean {
  const [first, ...others] = set?.value ?? [];
  return set !== undefined && first === value && others.length === 0;
}

/** One member beside null, when null cannot fail any of its other keywords. */
function asNullable(union: Union, members: readonly View[]): Flat | undefined {
  const others = members.filter((member) => !isNull(member.flat()));
  const [only] = others;
  if (only === undefined || others.length !== 1) return undefined;
  const flat = resolve(union, only);
  if (flat.unions ?? flat.not ?? flat.conditionals) return undefined;
  return withNull(flat, union.pointer);
}

/** The union allows null, so the pointer is that of the union, wherever its other member is. */
function withNull(flat: Flat, pointer: string): Flat {
  const types = flat.types && nullableTypes(flat.types, pointer);
  const values = flat.enum && { value: [...flat.enum.value, null], pointer };
  return { ...flat, ...(types && { types }), ...(values && { enum: values }) };
}

function nullableTypes(
  types: Located<ReadonlySet<TypeName>>,
  pointer: string,
): Located<ReadonlySet<TypeName>> {
  return { pointer, value: new Set([...types.value, 'null' as const]) };
}

/** Adds null to a schema, as OpenAPI 3.0 intended `nullable` without `type`. */
export function orNull(flat: Flat): Flat {
  const { pointer } = flat;
  const nothing = createDerivedView('null', pointer, () => ({
    pointer,
    types: { value: new Set(['null']), pointer },
  }));
  const itself = createDerivedView(`${pointer}#not-null`, pointer, () => flat);
  return { pointer, unions: [{ kind: 'anyOf', members: [itself, nothing], pointer }] };
}
