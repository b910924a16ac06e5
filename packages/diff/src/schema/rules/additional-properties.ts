import { canonical } from '../canonical.ts';
import { acceptsNothing, constrainingKeywords } from '../extremes.ts';
import type { Report, SchemaPair, SchemaRule } from '../pair.ts';
import type { View } from '../flat.ts';
import { anyView } from '../view.ts';
import { getSharedLength } from './arrays.ts';

/** `additionalProperties`: the schema of members that are not listed. */
export const additionalProperties: SchemaRule = restRule(
  'additionalProperties',
  'members that are not listed',
);

/** `unevaluatedProperties`, where a union or condition keeps it from saying the same as the former. */
export const unevaluatedProperties: SchemaRule = restRule(
  'unevaluatedProperties',
  'members that are not listed',
);

/** `items`: the schema of items after `prefixItems`, if both sides allow any; `false` was read as `maxItems`. */
export const items: SchemaRule = {
  ...restRule('items', 'items'),
  check(pair, report) {
    const listed = Math.max(pair.old.prefixItems?.length ?? 0, pair.new.prefixItems?.length ?? 0);
    if (getSharedLength(pair) > listed) compareRest(pair, 'items', 'items', report);
  },
};

/** `unevaluatedItems`, where it is not equivalent to `items`. */
export const unevaluatedItems: SchemaRule = restRule('unevaluatedItems', 'items that are not listed');

/** `propertyNames`: the schema of the names themselves. */
export const propertyNames: SchemaRule = restRule('propertyNames', 'names of members');

/** `contentSchema`: the schema of the decoded string. */
export const contentSchema: SchemaRule = restRule('contentSchema', 'decoded contents');

type Keyword =
  | 'additionalProperties'
  | 'unevaluatedProperties'
  | 'items'
  | 'unevaluatedItems'
  | 'propertyNames'
  | 'contentSchema';

function restRule(name: Keyword, noun: string): SchemaRule {
  return { name, phase: 'assertion', check: (pair, report) => compareRest(pair, name, noun, report) };
}

function compareRest(
  { old, new: now, label, descend }: SchemaPair,
  name: Keyword,
  noun: string,
  report: Report,
): void {
  const [before, after] = [old[name] ?? anyView(old.pointer), now[name] ?? anyView(now.pointer)];
  const at = { oldAt: old[name]?.pointer, at: now[name]?.pointer };
  const [was, is] = [extentOf(before), extentOf(after)];
  if (was === is && was !== 'some') return;
  if (is === 'none') report('narrowed', `In ${label}, ${noun} are now forbidden (${name}).`, at);
  else if (was === 'none') report('widened', `In ${label}, ${noun} are no longer forbidden (${name}).`, at);
  else if (was === 'all') report('narrowed', `In ${label}, ${noun} now have to fit a schema (${name}).`, at);
  else if (is === 'all')
    report('widened', `In ${label}, ${noun} no longer have to fit a schema (${name}).`, at);
  else descend(before, after);
}

/** Which values a schema accepts: none, all, or only some. */
function extentOf(view: View): 'none' | 'some' | 'all' {
  const flat = canonical(view.flat());
  if (acceptsNothing(flat)) return 'none';
  return constrainingKeywords(flat).length === 0 ? 'all' : 'some';
}
