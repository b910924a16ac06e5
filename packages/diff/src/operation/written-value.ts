import { canonical } from '../schema/canonical.ts';
import { constrainingKeywords } from '../schema/extremes.ts';
import type { TypeName, View } from '../schema/flat.ts';
import { anyView, toDescribedAny } from '../schema/view.ts';
import type { Scope } from '../scope.ts';
import { compareRootSchemas } from './root-schema.ts';

/** A parameter or header: its name in messages, and its location. */
export interface WrittenValue {
  readonly subject: string;
  readonly at: { readonly oldAt: string; readonly at: string };
  /** Whether each item of a list is now written with the name before it, as `a=1&a=2`. */
  readonly isExploded: boolean;
}

/**
 * Has the schemas of a parameter or header compared as they are written, which is as text: every number and boolean is a
 * value of a plain `string`, and where each item of a list has the name before it, one value is a list of one.
 */
export function compareWritten(value: WrittenValue, before: View, after: View, scope: Scope): void {
  const [was, is] = [findScalars(before), findScalars(after)];
  if (was !== undefined && is !== undefined && !isSameType(was, is)) {
    if (acceptsAnyText(after) && acceptsAnyText(before)) return report('text', 'both are any value');
    if (acceptsAnyText(after)) return report('widened', 'every value of before is one');
    // A text of before that is no number is lost.
    if (acceptsAnyText(before)) return report('narrowed', 'not every value of before is one');
  }
  if (isList(before) && isList(after)) return compareWritten(value, itemsOf(before), itemsOf(after), scope);
  if (!value.isExploded || !isList(after) || was === undefined)
    return compareRootSchemas(before, after, scope);
  scope.report(
    'widened',
    `The type of ${value.subject} changed from ${typeOf(before)} to a list; as it is written, one value is a list of one.`,
    value.at,
  );
  return compareWritten(value, before, itemsOf(after), scope);

  function report(effect: 'widened' | 'narrowed' | 'text', rest: string): void {
    scope.report(
      effect,
      `The type of ${value.subject} changed from ${typeOf(before)} to ${typeOf(after)}; as text ${rest}.`,
      value.at,
    );
    scope.compareSchemas(toDescribedAny(before), toDescribedAny(after));
  }
}

/** The types whose values are written without a character that is ever encoded. */
export const NUMBERS: ReadonlySet<TypeName> = new Set(['integer', 'number', 'boolean']);
const SCALARS: ReadonlySet<TypeName> = new Set([...NUMBERS, 'string']);

/** The types of a schema whose values are all written as one text: its own, or those of a union of such schemas. */
function findScalars(view: View): ReadonlySet<TypeName> | undefined {
  const { types, unions = [] } = view.flat();
  if (types !== undefined) {
    const isScalar = types.value.size > 0 && [...types.value].every((type) => SCALARS.has(type));
    return isScalar ? types.value : undefined;
  }
  if (unions.length !== 1) return undefined;
  const found = new Set<TypeName>();
  for (const member of unions[0]!.members) {
    const scalars = findScalars(member);
    if (scalars === undefined) return undefined;
    for (const type of scalars) found.add(type);
  }
  return found;
}

/** Whether a schema of scalars accepts every text. */
function acceptsAnyText(view: View): boolean {
  const flat = canonical(view.flat());
  const keywords = constrainingKeywords(flat).join();
  if (keywords === 'types') return flat.types!.value.has('string');
  const [union, ...others] = flat.unions ?? [];
  if (keywords !== 'unions' || union === undefined || others.length > 0) return false;
  const index = union.members.findIndex(acceptsAnyText);
  // One more member for texts would make `oneOf` reject those that it accepts.
  const isAlone = union.members.every((member, position) => position === index || !mayBeText(member));
  return index !== -1 && (union.kind === 'anyOf' || isAlone);
}

function mayBeText(view: View): boolean {
  return findScalars(view)?.has('string') !== false;
}

/** Whether a schema takes every list whose items fit its own. */
function isList(view: View): boolean {
  const keywords = constrainingKeywords(canonical(view.flat()));
  return typeOf(view) === 'array' && keywords.every((keyword) => keyword === 'types' || keyword === 'items');
}

function itemsOf(list: View): View {
  return list.flat().items ?? anyView(list.pointer);
}

function isSameType(before: ReadonlySet<TypeName>, after: ReadonlySet<TypeName>): boolean {
  return before.size === after.size && [...before].every((type) => after.has(type));
}

function typeOf(view: View): string {
  return [...(findScalars(view) ?? view.flat().types?.value ?? [])].toSorted().join(' or ');
}
