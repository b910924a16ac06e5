import { isObject } from '../../../platform/json/is-object.ts';
import { resolveShape } from '../../pages/content/facts/shape.ts';

/** What a run without a model does with a schema, and without one. */
const BY_NAME =
  'This service has no model: values are read where the pages state them under their names or common synonyms, and the rest of `prompt` has no effect.';
const AS_TEXT =
  'This service has no model: the result is the text of the pages. Give a `schema` to get the values that they state.';
/** Maximum number of members that a warning names. */
const MAX_NAMED = 20;

const BY_SEARCH = ' The task names no page: what was read was found by a search for its keywords.';

/** The task of a run, and its result. */
interface Limits {
  schema?: object | undefined;
  data?: unknown;
  /** Whether a search has found the pages. */
  isSearched: boolean;
}

/** Describes what a run without a model can do, and which members of the schema no page states. */
export function describeLimits({ schema, data, isSearched }: Limits): string {
  const origin = isSearched ? BY_SEARCH : '';
  if (schema === undefined) return AS_TEXT + origin;
  const missing = listMissing(schema, data);
  if (missing.length === 0) return BY_NAME + origin;
  const named = missing.slice(0, MAX_NAMED).map((name) => `\`${name}\``);
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : '';
  return `${BY_NAME}${origin} No page states ${named.join(', ')}${more}.`;
}

/** Returns the members of the schema that an object lacks, or has as null. */
function listMissing(schema: object, data: unknown): string[] {
  if (!isObject(data)) return [];
  const { properties = {} } = resolveShape(schema, schema);
  return Object.keys(properties).filter((name) => (data[name] ?? null) === null);
}
