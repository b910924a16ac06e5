import { asObject } from '../json/json.ts';
import { child, resolve, type Node } from '../node.ts';
import type { RequestBodyObject } from '../objects.ts';
import { readContent, type Content } from './content.ts';

/** A Request Body Object. */
export interface Body {
  readonly required: boolean;
  readonly content: readonly Content[];
  readonly object: RequestBodyObject;
  readonly pointer: string;
}

/** The body that an operation takes; `undefined` where it takes none. */
export function readBody(operation: Node): Body | undefined {
  const reference = child(operation, 'requestBody');
  if (reference.value === undefined) return undefined;
  const node = resolve(reference);
  const object = asObject(node.value);
  return {
    required: object['required'] === true,
    content: readContent(child(node, 'content')),
    object: object as unknown as RequestBodyObject,
    pointer: node.pointer,
  };
}
