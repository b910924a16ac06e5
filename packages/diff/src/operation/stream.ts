import { asObject, getFraming, type Node } from '@web-data/openapi';
import type { NodePair, Rule } from '../scope.ts';
import type { MediaType } from './media-type.ts';

/**
 * A sequential media type with a schema of its items, or one of its complete content (OpenAPI 3.2, Media Type Object):
 * programs read the one item by item, and the other as a whole.
 */
export const stream: Rule<NodePair & { readonly type: MediaType }> = {
  name: 'stream',
  check({ old, new: now, type }, scope) {
    if (!isSwitched(old, now, type)) return;
    const [from, to] = isComplete(old) ? ['complete content', 'a stream'] : ['a stream', 'complete content'];
    const message = `The content of ${type.type} changed from ${from} to ${to}.`;
    scope.report('changed', message, { oldAt: old.pointer, at: now.pointer });
  },
};

/** Whether one form is a stream of items and the other complete content, so that their schemas tell of different values. */
export function isSwitched(old: Node, now: Node, { type }: MediaType): boolean {
  if (getFraming(type) === undefined) return false;
  return (isComplete(old) && isStream(now)) || (isStream(old) && isComplete(now));
}

function isStream({ value }: Node): boolean {
  const { schema, itemSchema } = asObject(value);
  return itemSchema !== undefined && schema === undefined;
}

function isComplete({ value }: Node): boolean {
  const { schema, itemSchema } = asObject(value);
  return schema !== undefined && itemSchema === undefined;
}
