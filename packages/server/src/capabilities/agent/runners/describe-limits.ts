import { isObject } from '../../../platform/json/is-object.ts';
import { resolveShape } from '../../pages/content/facts/shape.ts';

/** What a run without a model does with a schema, and without one. */
const BY_NAME =
  'This service has no model: values are read where the pages state them under their names or common synonyms, and the rest of `prompt` has no effect.';
const AS_TEXT =
  'This service has no model: the result is the text of the pages. Give a `schema` to get the values that they state.';
/** Maximum number of members that a warning names. */
const MAX_NAMED = 20;

/** Describes what a run without a model can do, and which members of the schema no page states. */
export function describeLimits(schema: object | undefined, data: unknown): string {
  if (schema === undefined) return AS_TEXT;
  const { properties = {} } = resolveShape(schema, schema);
  const stated = isObject(data) ? data : {};
  const missing = Object.keys(properties).filter((name) => (stated[name] ?? null) === null);
  if (missing.length === 0 || !isObject(data)) return BY_NAME;
  const named = missing.slice(0, MAX_NAMED).map((name) => `\`${name}\``);
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : '';
  return `${BY_NAME} No page states ${named.join(', ')}${more}.`;
}
