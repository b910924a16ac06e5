import { asObject, asString, type Json } from '../json/json.ts';
import { child, children, present, resolve, type Node } from '../node.ts';
import type { MediaTypeObject } from '../objects.ts';
import { readEvents } from './events.ts';
import { getFraming, type Framing } from './framing.ts';
import { isJsonType } from './media-type.ts';

/** A value that the description shows. */
export interface Example {
  /** Its name; `example` for the one that has none. */
  readonly name: string;
  readonly value: Json;
  /** As it is sent, where the description shows it (`serializedValue`). */
  readonly serialized?: string;
  readonly pointer: string;
}

/** One media type of a request body, a response or a parameter. */
export interface Content {
  /** Such as `application/json`; it may hold wildcards. */
  readonly type: string;
  /** The schema of the complete content. */
  readonly schema: Node | undefined;
  /** The schema of each item of a sequential media type. */
  readonly itemSchema: Node | undefined;
  /** How its items are framed; `undefined` for a media type that is not sequential. */
  readonly framing: Framing | undefined;
  readonly examples: readonly Example[];
  readonly object: MediaTypeObject;
  readonly node: Node;
  readonly pointer: string;
}

/** The media types of a `content` member, in document order. */
export function readContent(node: Node): readonly Content[] {
  return children(node).map(([type, written]) => {
    const media = resolve(written);
    return {
      type,
      schema: present(child(media, 'schema')),
      itemSchema: present(child(media, 'itemSchema')),
      framing: getFraming(type),
      examples: readExamples(media, type),
      object: (media.value ?? {}) as unknown as MediaTypeObject,
      node: media,
      pointer: media.pointer,
    };
  });
}

/**
 * The schema of one item as programs see it: of an event, `data` is the parsed value (`readEvents`). `undefined` without
 * `itemSchema`, and for a media type without a framing of its items.
 */
export function readItemSchema({ framing, itemSchema }: Content): Json | undefined {
  if (framing === undefined || itemSchema === undefined) return undefined;
  return framing === 'events' ? readEvents(itemSchema).schema : itemSchema.value;
}

/**
 * The values under `example` and `examples`; examples in separate files are left out.
 * @param type the media type, by which an example in serialized form is parsed
 */
export function readExamples(node: Node, type?: string): readonly Example[] {
  const single = child(node, 'example');
  const named = children(child(node, 'examples')).flatMap(([name, reference]): Example[] => {
    const example = resolve(reference);
    const serialized = asString(asObject(example.value)['serializedValue']);
    const found = ['value', 'dataValue'].map((member) => child(example, member)).find((one) => present(one));
    const value = found?.value ?? (serialized === undefined ? undefined : parseExample(serialized, type));
    if (value === undefined) return [];
    const { pointer } = found ?? child(example, 'serializedValue');
    return [{ name, value, ...(serialized !== undefined && { serialized }), pointer }];
  });
  if (single.value === undefined) return named;
  return [{ name: 'example', value: single.value, pointer: single.pointer }, ...named];
}

/** The value of a text: JSON parsed, a text of another media type as it is; `undefined` for a parameter or no JSON. */
function parseExample(serialized: string, type: string | undefined): Json | undefined {
  if (type === undefined || !isJsonType(type)) return type && serialized;
  try {
    return JSON.parse(serialized) as Json;
  } catch {
    return undefined;
  }
}
