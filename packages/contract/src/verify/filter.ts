import { isObject, type Json, type Node, type Parameter } from '@web-data/openapi';
import { keyword, keywordValue, properties, typesOf } from '../generate/facets.ts';
import type { Operation } from '../openapi/operation.ts';
import { schemasOf } from '../openapi/schemas.ts';
import type { List } from './lists.ts';

/** What a query asks the items of a list for: a member of them that has one of a few words. */
export interface Filter {
  readonly parameter: Parameter;
  /** The member of the parameter's object, as `status` of `filter[status]`; undefined where the parameter is the filter. */
  readonly inner: string | undefined;
  /** Members on the way from an item to what is asked for. */
  readonly member: readonly string[];
  readonly words: readonly Json[];
}

/** Parameters that ask for a number of items at most. */
const MOST = /^(?:limit|per_?page|page_?size|page\[(?:size|limit)\]|max_?(?:results|items)|\$top)$/iu;

/** Objects whose members are filters; `not` or `sort` are none. */
const FILTERS = /^(?:filters?|where)$/iu;

/** The filters of a list: words or switches of its query that each item has as a member of the same name and the same words. */
export function filtersOf(operation: Operation, list: List): Filter[] {
  const named = operation.parameters.flatMap((parameter) =>
    parameter.in === 'query' ? [own(parameter), ...inner(parameter)] : [],
  );
  return named.flatMap(({ name, schema, ...filter }) => {
    const words = wordsOf({ schema });
    const found = membersOf(list.item, name).find(([, member]) => isKind(member, words));
    return found ? [{ ...filter, member: found[0], words }] : [];
  });
}

type Named = Pick<Filter, 'parameter' | 'inner'> & { readonly name: string; readonly schema: Node };

/** A parameter that is a filter itself: a word, or a list of words of which one is enough. */
function own(parameter: Parameter): Named {
  const [, name = parameter.name] = /^filters?\[(\w+)\]$/iu.exec(parameter.name) ?? [];
  const items = typesOf(parameter.schema).includes('array') ? keyword(parameter.schema, 'items') : undefined;
  return { parameter, inner: undefined, name, schema: items ?? parameter.schema };
}

function inner(parameter: Parameter): Named[] {
  if (!FILTERS.test(parameter.name) || parameter.content !== undefined) return [];
  return [...properties(parameter.schema)].map(([name, schema]) => ({
    parameter,
    inner: name,
    name,
    schema,
  }));
}

/** Where an item may have a member of a name: in itself, or in its `attributes`, as JSON:API has them. */
function membersOf(item: Node, name: string): [readonly string[], Node][] {
  const attributes = properties(item).get('attributes');
  const [direct, nested] = [properties(item).get(name), attributes && properties(attributes).get(name)];
  return [
    ...(direct ? [[[name], direct] as [readonly string[], Node]] : []),
    ...(nested ? [[['attributes', name], nested] as [readonly string[], Node]] : []),
  ];
}

/** Whether a member has these words; a text that may be anything is no kind, though a word is one of its values. */
function isKind(member: Node, words: readonly Json[]): boolean {
  const schemas = schemasOf(member);
  return (
    words.length > 0 &&
    words.every((word) => schemas.accepts(member, word)) &&
    schemas.refuses(member, 'x-unheard-of')
  );
}

/** The value of its parameter by which a filter asks for a word. */
export function asking({ parameter, inner: name }: Filter, word: Json): Json {
  if (name !== undefined) return { [name]: word };
  return typesOf(parameter.schema).includes('array') ? [word] : String(word);
}

/** What an item has where a filter asks; undefined where it says nothing of it. */
export function memberOf({ member }: Filter, item: Json): Json | undefined {
  return member.reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), item);
}

/** Words of a parameter that has no others. */
export function wordsOf({ schema }: Pick<Parameter, 'schema'>): Json[] {
  const words = keywordValue(schema, 'enum');
  if (Array.isArray(words)) return words;
  const types = typesOf(schema);
  return types.length === 1 && types[0] === 'boolean' ? [true, false] : [];
}

/** Tells whether a parameter says how many items are wanted at most. */
export function isMost({ name, schema }: Parameter): boolean {
  const types = typesOf(schema);
  return MOST.test(name) && types.length === 1 && types[0] === 'integer';
}
