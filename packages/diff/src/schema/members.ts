import { canonicalText } from '@web-data/openapi';
import { createLabel } from '../label.ts';
import { canonical } from './canonical.ts';
import { resolve } from './canonical-unions.ts';
import { conjunction } from './conjunction.ts';
import { constrainingKeywords } from './extremes.ts';
import type { Flat, TypeName, Union, View } from './flat.ts';
import { createDerivedView, withDocument } from './view.ts';

/** One alternative of a union, merged with the keywords beside the union. */
export interface UnionMember {
  readonly view: View;
  readonly pointer: string;
  readonly name: string | undefined;
  readonly title: string | undefined;
  /** The only type, when it has just one. */
  readonly type: TypeName | undefined;
  /** The members with a single constant, as `kind: "cat"`. */
  readonly constants: ReadonlyMap<string, string>;
  /** Whether it is more than a plain type: clients know it by name. */
  readonly isNamed: boolean;
  readonly noun: string;
}

/** The alternatives of a schema: those of its first union, one for each of several types, or the schema itself. */
export function membersOfUnion(view: View, flat: Flat): readonly UnionMember[] {
  const { annotations: _, discriminator: __, ...bare } = flat;
  const [first, ...others] = flat.unions ?? [];
  if (first === undefined) return byType(view, bare);
  const { unions: ___, ...base } = bare;
  const rest: Flat = others.length === 0 ? base : { ...base, unions: others };
  return first.members.flatMap((member) => withBase(view, rest, first, member));
}

function withBase(view: View, base: Flat, union: Union, member: View): readonly UnionMember[] {
  const isBare = constrainingKeywords(base).length === 0 && base.resolved === undefined;
  const key = `${view.key} / ${union.pointer} / ${member.key}`;
  const merged = isBare
    ? member
    : createDerivedView(key, member.pointer, () => conjunction(resolve(union, member), base));
  const parts = byType(merged, merged.flat());
  return parts.length > 1 ? parts : [describe(merged, member)];
}

/** A list of types is an alternative for each of them. */
function byType(view: View, flat: Flat): readonly UnionMember[] {
  const types = [...(flat.types?.value ?? [])];
  const plain = flat.unions === undefined && flat.enum === undefined;
  if (types.length < 2 || !plain) return [describe(alone(view, flat), view)];
  return types.map((type) => {
    const narrowed = (): Flat => ({
      ...flat,
      types: { value: new Set([type]), pointer: flat.types?.pointer ?? '' },
    });
    return describe(createDerivedView(`${view.key} / ${type}`, view.pointer, narrowed), view);
  });
}

/** A schema without a union, as its only alternative; idempotent. */
function alone(view: View, flat: Flat): View {
  return view.key.endsWith(ALONE) ? view : createDerivedView(`${view.key}${ALONE}`, view.pointer, () => flat);
}

const ALONE = ' / alone';

function describe(view: View, origin: View): UnionMember {
  const flat = canonical(view.flat());
  const types = [...(flat.types?.value ?? [])];
  const type = types.length === 1 ? types[0] : undefined;
  const title = origin.flat().annotations?.get('title')?.value;
  const named = origin.name ?? (typeof title === 'string' ? title : undefined);
  return {
    view: withDocument(view, origin),
    pointer: origin.site,
    name: origin.name,
    title: typeof title === 'string' ? title : undefined,
    type,
    constants: constantsOf(flat),
    isNamed: named !== undefined || flat.properties !== undefined,
    noun: named ?? (type === undefined ? createLabel(origin.pointer, origin.document) : `the type ${type}`),
  };
}

function constantsOf(flat: Flat): ReadonlyMap<string, string> {
  const constants = new Map<string, string>();
  for (const [name, property] of flat.properties ?? []) {
    const values = property.flat().enum?.value;
    if (values?.length === 1 && flat.required?.has(name)) constants.set(name, canonicalText(values[0]));
  }
  return constants;
}

/** Whether no value fits two of the alternatives: each two differ in their types or in a constant. */
export function areExclusive(members: readonly UnionMember[]): boolean {
  return members.every((a, index) => members.slice(index + 1).every((b) => exclude(a, b)));
}

function exclude(a: UnionMember, b: UnionMember): boolean {
  if (a.type !== undefined && b.type !== undefined && family(a.type) !== family(b.type)) return true;
  return [...a.constants].some(([name, value]) => b.constants.has(name) && b.constants.get(name) !== value);
}

function family(type: TypeName): string {
  return type === 'integer' ? 'number' : type;
}
