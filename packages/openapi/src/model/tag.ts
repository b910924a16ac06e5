import { asObject, asString } from '../json/json.ts';
import { child, listItems, type Node } from '../node.ts';
import type { TagObject } from '../objects.ts';

/** A Tag Object of a description. */
export interface Tag {
  readonly name: string;
  /** A short title. */
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** The name of the tag above it. */
  readonly parent: string | undefined;
  /** What it classifies, such as `nav`, `badge` or `audience`. */
  readonly kind: string | undefined;
  readonly object: TagObject;
  readonly pointer: string;
}

/** The tags of a description, in document order. */
export function readTags(root: Node): readonly Tag[] {
  return listItems(child(root, 'tags')).map(({ value, pointer }) => {
    const object = asObject(value);
    return {
      name: asString(object['name']) ?? '',
      summary: asString(object['summary']),
      description: asString(object['description']),
      parent: asString(object['parent']),
      kind: asString(object['kind']),
      object: object as unknown as TagObject,
      pointer,
    };
  });
}
