import { asObject } from '../json/json.ts';
import { child, present, resolve, type Node } from '../node.ts';
import type { HeaderObject } from '../objects.ts';

/** A header of a response, or of a part of a multipart body. */
export interface Header {
  /** In lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: Node | undefined;
  readonly object: HeaderObject;
  readonly pointer: string;
}

/** Reads a Header Object, or what a reference to one leads to. */
export function readHeader(name: string, reference: Node): Header {
  const node = resolve(reference);
  const object = asObject(node.value);
  return {
    name: name.toLowerCase(),
    required: object['required'] === true,
    schema: present(child(node, 'schema')),
    object: object as unknown as HeaderObject,
    pointer: reference.pointer,
  };
}
