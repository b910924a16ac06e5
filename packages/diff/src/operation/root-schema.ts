import { createLabel } from '../label.ts';
import { isNever } from '../schema/extremes.ts';
import type { View } from '../schema/flat.ts';
import { getMark } from '../schema/graph.ts';
import type { Scope } from '../scope.ts';

/**
 * Compares the schemas of a body or header; for readers, a schema that no longer accepts any value counts as removed.
 */
export function compareRootSchemas(before: View, after: View, scope: Scope): void {
  const isRemoved = scope.scope.direction === 'response' && isNever(after) && !isNever(before);
  if (!isRemoved) return scope.compareSchemas(before, after);
  const message = `In ${createLabel(after.pointer, after.document)}, no value is allowed any more.`;
  const mark = getMark(before) ?? scope.scope.oldMark;
  return scope.report('removed', message, { oldAt: before.pointer, at: after.pointer, mark });
}
