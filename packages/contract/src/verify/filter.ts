import { isObject, type Json, type Node, type Parameter } from '@web-data/openapi';
import { keyword, keywordValue, properties, getTypes } from '../generate/facets.ts';
import type { Operation } from '../openapi/operation.ts';
import { getSchemas } from '../openapi/schemas.ts';
import type { List } from './lists.ts';

/** A word or a switch of a query that may ask the items of a list for a member of the same name. */
export interface Filter {
  readonly parameter: Parameter;
  /** The member of the parameter's object, as `status` of `filter[status]`; undefined where the parameter is the filter. */
  readonly inner: string | undefined;
  /** The member of an item that it asks for. */
  readonly name: string;
  readonly values: readonly Json[];
}

/** Parameters that bound the number of items. */
const LIMIT_NAME = /^(?:limit|per_?page|page_?size|page\[(?:size|limit)\]|max_?(?:results|items)|\$top)$/iu;

/** What asks for no kind alone: words that mean at least so much, switches that add what is usually left out, languages that fall back. */
const WIDENS = /severity|level|priority|archived|deleted|hidden|inactive|disabled|trashed|lang|locale/iu;

/** Objects whose members are filters; `not` or `sort` are none. */
const FILTERS = /^(?:filters?|where)$/iu;

/** The words and switches of the query of an operation. */
export function wordFilters({ parameters }: Operation): Filter[] {
  const found = parameters.flatMap((parameter) =>
    parameter.in === 'query' ? [own(parameter), ...inner(parameter)] : [],
  );
  return found.filter(({ values }) => values.length > 0);
}

/** Those that each item of a list has as a member of the same name and the same words: what is listed must have them. */
export function listFilters(operation: Operation, list: List): Filter[] {
  return wordFilters(operation).filter(({ name, values }) => {
    if (WIDENS.test(name)) return false;
    const attributes = properties(list.item).get('attributes');
    const member = (attributes && properties(attributes).get(name)) ?? properties(list.item).get(name);
    return member !== undefined && isKind(member, values);
  });
}

/** A parameter that is a filter itself: a word, or a list of words of which one is enough. */
function own(parameter: Parameter): Filter {
  const [, name = parameter.name] = /^filters?\[(\w+)\]$/iu.exec(parameter.name) ?? [];
  const items = getTypes(parameter.schema).includes('array') ? keyword(parameter.schema, 'items') : undefined;
  return { parameter, inner: undefined, name, values: listValues({ schema: items ?? parameter.schema }) };
}

function inner(parameter: Parameter): Filter[] {
  if (!FILTERS.test(parameter.name) || parameter.content !== undefined) return [];
  return [...properties(parameter.schema)].map(([name, schema]) => ({
    parameter,
    inner: name,
    name,
    values: listValues({ schema }),
  }));
}

/** Whether a member has these words; a text that may be anything is no kind, though a word is one of its values. */
function isKind(member: Node, values: readonly Json[]): boolean {
  const schemas = getSchemas(member);
  return values.every((word) => schemas.accepts(member, word)) && schemas.rejects(member, 'x-unheard-of');
}

/** The value of its parameter by which a filter asks for a word. */
export function toQueryValue({ parameter, inner: name }: Filter, word: Json): Json {
  if (name !== undefined) return { [name]: word };
  return getTypes(parameter.schema).includes('array') ? [word] : String(word);
}

/** What an item has where a filter asks: in its `attributes`, as JSON:API has them, or in itself; undefined where it says nothing. */
export function getFilteredValue({ name }: Filter, item: Json): Json | undefined {
  if (!isObject(item)) return undefined;
  const { attributes } = item;
  return (isObject(attributes) ? attributes[name] : undefined) ?? item[name];
}

/** Words of a parameter that has no others. */
export function listValues({ schema }: Pick<Parameter, 'schema'>): Json[] {
  const values = keywordValue(schema, 'enum');
  if (Array.isArray(values)) return values;
  const types = getTypes(schema);
  return types.length === 1 && types[0] === 'boolean' ? [true, false] : [];
}

/** Tells whether a parameter says how many items are wanted at most. */
export function isLimit({ name, schema }: Parameter): boolean {
  const types = getTypes(schema);
  return LIMIT_NAME.test(name) && types.length === 1 && types[0] === 'integer';
}
