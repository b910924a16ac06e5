import type { Json } from '../json/json.ts';
import { child, children, resolve, type Node } from '../node.ts';
import type { MediaTypeObject } from '../objects.ts';

/** A value that the description shows. */
export interface Example {
  /** Its name; `example` for the one that has none. */
  readonly name: string;
  readonly value: Json;
  readonly pointer: string;
}

/** One media type of a request body, a response or a parameter. */
export interface Content {
  /** Such as `application/json`; it may hold wildcards. */
  readonly type: string;
  readonly schema: Node | undefined;
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
      examples: readExamples(media),
      object: (media.value ?? {}) as unknown as MediaTypeObject,
      node: media,
      pointer: media.pointer,
    };
  });
}

/** The values under `example` and `examples`; examples in separate files are left out. */
export function readExamples(node: Node): readonly Example[] {
  const single = child(node, 'example');
  const named = children(child(node, 'examples')).flatMap(([name, reference]) => {
    const { value, pointer } = child(resolve(reference), 'value');
    return value === undefined ? [] : [{ name, value, pointer }];
  });
  if (single.value === undefined) return named;
  return [{ name: 'example', value: single.value, pointer: single.pointer }, ...named];
}

/** The node, or `undefined` if it has no value. */
export function present(node: Node): Node | undefined {
  return node.value === undefined ? undefined : node;
}
