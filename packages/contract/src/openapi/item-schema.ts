import {
  asObject,
  child,
  children,
  getFraming,
  readEvents,
  readItemSchema,
  resolve,
  walk,
  type Content,
  type Document,
  type JsonObject,
  type Node,
} from '@web-data/openapi';
import { withValueAt } from './pointer.ts';

/** Whether a media type is a sequence of items with a schema of their own. */
export function isStream({ framing, itemSchema }: Content): boolean {
  return framing !== undefined && itemSchema !== undefined;
}

/**
 * The schema of one item as programs see it: of an event, `data` is the parsed value. The validator of the document
 * has it at the same pointer (`withEventSchemas`).
 */
export function getItemSchema(content: Content): Node | undefined {
  const value = readItemSchema(content);
  return value === undefined ? undefined : { ...content.itemSchema!, value };
}

/** The document with the schema of each event as programs see it, in the place of that of its text. */
export function withEventSchemas({ root }: Document): JsonObject {
  const value = asObject(root.value);
  return [...findEventSchemas(root)].reduce(
    (changed, [pointer, schema]) => withValueAt(changed, pointer, readEvents(schema).schema) as JsonObject,
    value,
  );
}

/** The schemas of events by pointer. A media type that is shared is told by those who refer to it. */
function findEventSchemas(root: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const { kind, pointer } of walk(root.value)) {
    if (kind !== 'Response' && kind !== 'RequestBody') continue;
    const contents = child(root.document.at(pointer), 'content');
    for (const [type, reference] of children(contents)) {
      if (getFraming(type) !== 'events') continue;
      const schema = child(resolve(reference), 'itemSchema');
      if (schema.value !== undefined) found.set(schema.pointer, schema);
    }
  }
  return found;
}
