import type { Block } from '../content/block.ts';
import type { Operation } from '../description/operations.ts';

/** A note on an operation that is deprecated, with what follows from it. */
export function deprecation({ object }: Operation, consequence: string): Block[] {
  if (object.deprecated !== true) return [];
  return [{ kind: 'note', tone: 'warning', markdown: `**Deprecated.** ${consequence}` }];
}
