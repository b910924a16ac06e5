import { isObject, findKeyword, readKeyword, getProperties, getTypes } from '@web-data/openapi';
import type { Json, Node, Parameter } from '@web-data/openapi';
import type { Operation } from '../openapi/operation.ts';
import { getSchemas } from '../openapi/schemas.ts';
import type { List } from './lists.ts';

/**
 * A query parameter with a fixed set of values, or a boolean, that may filter a list by the member of the same name.
 */
export interface Filter {
  readonly parameter: Parameter;
  /**
   * The member of the parameter's object, as `status` of `filter[status]`; `undefined` where the parameter itself is
   * the filter.
   */
  readonly inner: string | undefined;
  /** The member of an item that it filters by. */
  readonly name: string;
  readonly values: readonly Json[];
}

/** Parameters that limit the number of items. */
const LIMIT_NAME = /^(?:limit|per_?page|page_?size|page\[(?:size|limit)\]|max_?(?:results|items)|\$top)$/iu;

/**
 * Parameters that do not select one kind: minimum levels, switches that include hidden items, languages with a
 * fallback.
 */
const WIDENS = /severity|level|priority|archived|deleted|hidden|inactive|disabled|trashed|lang|locale/iu;

/** Objects whose members are filters, unlike `not` or `sort`. */
const FILTERS = /^(?:filters?|where)$/iu;

/** Returns the query parameters of an operation that have a fixed set of values or are booleans. */
export function wordFilters({ parameters }: Operation): Filter[] {
  const found = parameters.flatMap((parameter) =>
    parameter.in === 'query' ? [own(parameter), ...inner(parameter)] : [],
  );
  return found.filter(({ values }) => values.length > 0);
}

/** Returns the filters whose name and values each item of a list has as a member: listed items must match them. */
export function listFilters(operation: Operation, list: List): Filter[] {
  return wordFilters(operation).filter(({ name, values }) => {
    if (WIDENS.test(name)) return false;
    const attributes = getProperties(list.item).get('attributes');
    const member = (attributes && getProperties(attributes).get(name)) ?? getProperties(list.item).get(name);
    return member !== undefined && isKind(member, values);
  });
}

/** A parameter that is itself a filter: one value, or a list of values of which one must match. */
function own(parameter: Parameter): Filter {
  const [, name = parameter.name] = /^filters?\[(\w+)\]$/iu.exec(parameter.name) ?? [];
  const items = getTypes(parameter.schema).includes('array')
    ? findKeyword(parameter.schema, 'items')
    : undefined;
  return { parameter, inner: undefined, name, values: listValues({ schema: items ?? parameter.schema }) };
}

function inner(parameter: Parameter): Filter[] {
  if (!FILTERS.test(parameter.name) || parameter.content !== undefined) return [];
  return [...getProperties(parameter.schema)].map(([name, schema]) => ({
    parameter,
    inner: name,
    name,
    values: listValues({ schema }),
  }));
}

/** Whether a member is limited to these values; a free string is not, even though it may equal one. */
function isKind(member: Node, values: readonly Json[]): boolean {
  const schemas = getSchemas(member);
  return values.every((word) => schemas.accepts(member, word)) && schemas.rejects(member, 'x-unheard-of');
}

/** Returns the parameter's value that filters by `word`. */
export function toQueryValue({ parameter, inner: name }: Filter, word: Json): Json {
  if (name !== undefined) return { [name]: word };
  return getTypes(parameter.schema).includes('array') ? [word] : String(word);
}

/**
 * Returns the filtered member of an item: from its `attributes`, as in JSON:API, or from the item; `undefined` where it
 * is absent.
 */
export function getFilteredValue({ name }: Filter, item: Json): Json | undefined {
  if (!isObject(item)) return undefined;
  const { attributes } = item;
  return (isObject(attributes) ? attributes[name] : undefined) ?? item[name];
}

/** Returns the values of a parameter that has a fixed set of them. */
export function listValues({ schema }: Pick<Parameter, 'schema'>): Json[] {
  const values = readKeyword(schema, 'enum');
  if (Array.isArray(values)) return values;
  const types = getTypes(schema);
  return types.length === 1 && types[0] === 'boolean' ? [true, false] : [];
}

/** Whether a parameter limits the number of items. */
export function isLimit({ name, schema }: Parameter): boolean {
  const types = getTypes(schema);
  return LIMIT_NAME.test(name) && types.length === 1 && types[0] === 'integer';
}
