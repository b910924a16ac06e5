import { asObject, asString, child, type Content, type Node, resolve } from '@web-data/openapi';
import { keyword, keywordValue, properties, getRequiredMembers, getTypes } from '../generate/facets.ts';
import { isJsonType } from '../openapi/media-type.ts';
import { listKinds } from './kinds.ts';
import { isSpread } from './parameter-form.ts';
import type { Styled } from './read-field.ts';

/** What a form of parts says of one of its fields (OpenAPI 3.1, 4.8.15). */
export interface FormField {
  readonly name: string;
  readonly schema: Node;
  readonly kind: 'file' | 'json' | 'text';
  /** Its items are parts of their own. */
  readonly isList: boolean;
  /** How it is written where its encoding names a style, as a query parameter is (OpenAPI 3.1, 4.8.15.1.1). */
  readonly style: Styled | undefined;
  readonly required: boolean;
  /** Media types or ranges that its parts are described to have; none where nothing is said. */
  readonly types: readonly string[];
  /** Most bytes of a file. */
  readonly maxBytes: number | undefined;
  /** Where its encoding is described; the schema where none is. */
  readonly pointer: string;
}

/** The fields of a form of parts, in the order of its schema. */
export function formFields(content: Content): FormField[] {
  const { schema } = content;
  if (schema === undefined) return [];
  const required = getRequiredMembers(schema);
  return [...properties(schema)].map(([name, member]) => fieldOf(name, member, content, required.has(name)));
}

function fieldOf(name: string, schema: Node, content: Content, required: boolean): FormField {
  const items = keyword(schema, 'items');
  const item = items ?? schema;
  const encoding = child(resolve(content.node), 'encoding', name);
  const type = asString(asObject(encoding.value)['contentType']);
  const described = type?.split(',').map((one) => one.trim()) ?? [];
  const isFile = kindOf(item, described) === 'file';
  const style = isFile ? undefined : styleOf(name, schema, encoding);
  // Beside a style a media type counts for nothing.
  const types = style ? [] : described;
  const kind = style ? 'text' : kindOf(item, types);
  const maxBytes = keywordValue(item, 'maxLength');
  return {
    name,
    schema,
    kind,
    isList: items !== undefined,
    style,
    required,
    types,
    maxBytes: kind === 'file' && typeof maxBytes === 'number' ? maxBytes : undefined,
    pointer: types.length === 0 ? schema.pointer : encoding.pointer,
  };
}

/** One of the three is enough: what is said of none is written by its media type (OpenAPI 3.1, 4.8.15.1.2). */
function styleOf(name: string, schema: Node, { value }: Node): Styled | undefined {
  const { style, explode, allowReserved } = asObject(value);
  if ([style, explode, allowReserved].every((one) => one === undefined)) return undefined;
  const own = asString(style) ?? 'form';
  return {
    name,
    in: 'query',
    style: own,
    explode: typeof explode === 'boolean' ? explode : own === 'form',
    content: undefined,
    schema,
  };
}

/** Whether its members can be parts of their own, under names of their own. */
export function isSpreadOut({ style, schema }: FormField): boolean {
  return style !== undefined && isSpread(style) && listKinds(schema).some(({ kind }) => kind === 'object');
}

function kindOf(item: Node, types: readonly string[]): FormField['kind'] {
  const isBytes = keywordValue(item, 'contentMediaType') !== undefined;
  if (isBytes && keywordValue(item, 'contentEncoding') === undefined) return 'file';
  const hasType = keywordValue(item, 'type') !== undefined;
  if (!hasType && types.length > 0 && !types.some((type) => isJsonType(type) || type.startsWith('text/')))
    return 'file';
  return types.some(isJsonType) || (hasType && getTypes(item).includes('object')) ? 'json' : 'text';
}

/** The media type that a part is sent with, where one is needed. */
export function typeOfPart({ types, kind, schema }: FormField): string | undefined {
  const first = types.find((type) => !type.includes('*'));
  if (first !== undefined) return first;
  if (types.includes('image/*')) return 'image/png';
  if (kind === 'json') return 'application/json';
  if (kind === 'text') return undefined;
  return asString(keywordValue(schema, 'contentMediaType')) ?? 'application/octet-stream';
}
