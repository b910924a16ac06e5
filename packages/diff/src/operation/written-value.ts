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
  const isWidened = isText(after) && isScalar(before, NUMBERS);
  const isNarrowed = isText(before) && isScalar(after, NUMBERS);
  if (isWidened || isNarrowed) {
    const rest = isWidened ? 'every value of before is one' : 'not every value of before is one';
    report(isWidened ? 'widened' : 'narrowed', `${typeOf(before)} to ${typeOf(after)}; as text ${rest}`);
    return scope.compareSchemas(toDescribedAny(before), toDescribedAny(after));
  }
  if (!value.isExploded || !isList(after) || !isScalar(before, SCALARS))
    return compareRootSchemas(before, after, scope);
  report('widened', `${typeOf(before)} to a list; as it is written, one value is a list of one`);
  return compareWritten(value, before, after.flat().items ?? anyView(after.pointer), scope);

  function report(effect: 'widened' | 'narrowed', change: string): void {
    scope.report(effect, `The type of ${value.subject} changed from ${change}.`, value.at);
  }
}

/** The types whose values are written without a character that is ever encoded. */
export const NUMBERS: ReadonlySet<TypeName> = new Set(['integer', 'number', 'boolean']);
const SCALARS: ReadonlySet<TypeName> = new Set([...NUMBERS, 'string']);

/** Whether a schema takes every text. */
function isText(view: View): boolean {
  return typeOf(view) === 'string' && constrainingKeywords(canonical(view.flat())).join() === 'types';
}

/** Whether a schema takes every list whose items fit its own. */
function isList(view: View): boolean {
  const keywords = constrainingKeywords(canonical(view.flat()));
  return typeOf(view) === 'array' && keywords.every((keyword) => keyword === 'types' || keyword === 'items');
}

function isScalar(view: View, types: ReadonlySet<TypeName>): boolean {
  const own = view.flat().types?.value;
  return own !== undefined && own.size > 0 && [...own].every((type) => types.has(type));
}

function typeOf(view: View): string {
  return [...(view.flat().types?.value ?? [])].toSorted().join(' or ');
}
