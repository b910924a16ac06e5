import {
  asString,
  isJsonType,
  findKeyword,
  readKeyword,
  getProperties,
  getRequiredMembers,
  getTypes,
  readEncodings,
  type Content,
  type Encoding,
  type Node,
} from '@web-data/openapi';
import { listKinds } from './kinds.ts';
import { isSpread } from './parameter-form.ts';
import type { Styled } from './read-field.ts';

/** How a form describes one of its fields (OpenAPI 3.1, 4.8.15). */
export interface FormField {
  readonly name: string;
  readonly schema: Node;
  readonly kind: 'file' | 'json' | 'text';
  /** Its items are separate parts. */
  readonly isList: boolean;
  /**
   * The style of its encoding, which is that of a query parameter (OpenAPI 3.1, 4.8.15.1.1); `undefined` where there is
   * none.
   */
  readonly style: Styled | undefined;
  readonly required: boolean;
  /** Media types or ranges of its parts; empty where the encoding names none. */
  readonly types: readonly string[];
  /** Maximum size of a file, in bytes. */
  readonly maxBytes: number | undefined;
  /** Pointer of its encoding, or of its schema where it has none. */
  readonly pointer: string;
}

/** Returns the fields of a form, in the order of its schema. */
export function formFields(content: Content): FormField[] {
  const { schema } = content;
  if (schema === undefined) return [];
  const required = getRequiredMembers(schema);
  const { byName } = readEncodings(content.node);
  return [...getProperties(schema)].map(([name, member]) =>
    fieldOf(name, member, byName.get(name), required.has(name)),
  );
}

function fieldOf(name: string, schema: Node, encoding: Encoding | undefined, required: boolean): FormField {
  const items = findKeyword(schema, 'items');
  const item = items ?? schema;
  const described = encoding?.contentType?.split(',').map((one) => one.trim()) ?? [];
  const isFile = kindOf(item, described) === 'file';
  const style = isFile ? undefined : styleOf(name, schema, encoding);
  // Where there is a style, `contentType` is ignored.
  const types = style ? [] : described;
  const kind = style ? 'text' : kindOf(item, types);
  const maxBytes = readKeyword(item, 'maxLength');
  return {
    name,
    schema,
    kind,
    isList: items !== undefined,
    style,
    required,
    types,
    maxBytes: kind === 'file' && typeof maxBytes === 'number' ? maxBytes : undefined,
    pointer: types.length === 0 || encoding === undefined ? schema.pointer : encoding.pointer,
  };
}

/** One of the three is enough; without any the media type decides (OpenAPI 3.1, 4.8.15.1.2). */
function styleOf(name: string, schema: Node, encoding: Encoding | undefined): Styled | undefined {
  if (encoding?.isStyled !== true) return undefined;
  const { style, explode } = encoding;
  return { name, in: 'query', style, explode, content: undefined, schema };
}

/** Whether its members can be separate parts, under their own names. */
export function isSpreadOut({ style, schema }: FormField): boolean {
  return style !== undefined && isSpread(style) && listKinds(schema).some(({ kind }) => kind === 'object');
}

function kindOf(item: Node, types: readonly string[]): FormField['kind'] {
  const isBytes = readKeyword(item, 'contentMediaType') !== undefined;
  if (isBytes && readKeyword(item, 'contentEncoding') === undefined) return 'file';
  const hasType = readKeyword(item, 'type') !== undefined;
  if (!hasType && types.length > 0 && !types.some((type) => isJsonType(type) || type.startsWith('text/')))
    return 'file';
  return types.some(isJsonType) || (hasType && getTypes(item).includes('object')) ? 'json' : 'text';
}

/** The media type to send a part with, where one is needed. */
export function typeOfPart({ types, kind, schema }: FormField): string | undefined {
  const first = types.find((type) => !type.includes('*'));
  if (first !== undefined) return first;
  if (types.includes('image/*')) return 'image/png';
  if (kind === 'json') return 'application/json';
  if (kind === 'text') return undefined;
  return asString(readKeyword(schema, 'contentMediaType')) ?? 'application/octet-stream';
}
