import { asObject, asString } from '../json/json.ts';
import { child, children, listItems, resolve, type Node } from '../node.ts';
import { readHeader, type Header } from './header.ts';

/** How one value of a form, or one part of a multipart body, is written. */
export interface Encoding {
  /** One or more media types or ranges, separated by commas; `undefined` leaves it to the type of the value. */
  readonly contentType: string | undefined;
  readonly headers: readonly Header[];
  /** As for a query parameter. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Whether one of the three above is written, so that `contentType` has no effect (OpenAPI 3.2, Encoding Object). */
  readonly isStyled: boolean;
  /** The encodings of what the value itself consists of. */
  readonly nested: Encodings;
  readonly pointer: string;
}

/** The encodings of a Media Type Object or an Encoding Object: by name, or by position. */
export interface Encodings {
  readonly byName: ReadonlyMap<string, Encoding>;
  /** Of the first items, in order. */
  readonly prefix: readonly Encoding[];
  /** Of all further items. */
  readonly item: Encoding | undefined;
}

/**
 * Reads the encodings of a media type.
 * @param node a Media Type Object or an Encoding Object
 * @throws DescriptionError when the `$ref` of a header leads nowhere
 */
export function readEncodings(node: Node): Encodings {
  const item = child(node, 'itemEncoding');
  return {
    byName: new Map(children(child(node, 'encoding')).map(([name, one]) => [name, readEncoding(one)])),
    prefix: listItems(child(node, 'prefixEncoding')).map(readEncoding),
    item: item.value === undefined ? undefined : readEncoding(item),
  };
}

function readEncoding(reference: Node): Encoding {
  const node = resolve(reference);
  const { contentType, style, explode, allowReserved } = asObject(node.value);
  const written = asString(style) ?? 'form';
  return {
    contentType: asString(contentType),
    headers: children(child(node, 'headers')).map(([name, header]) => readHeader(name, header)),
    style: written,
    explode: typeof explode === 'boolean' ? explode : written === 'form',
    allowReserved: allowReserved === true,
    isStyled: [style, explode, allowReserved].some((member) => member !== undefined),
    nested: readEncodings(node),
    pointer: node.pointer,
  };
}
