import { createLabel } from '../label.ts';
import { isNever } from '../schema/extremes.ts';
import type { View } from '../schema/flat.ts';
import { getMark } from '../schema/graph.ts';
import type { Scope } from '../scope.ts';

/** Has the schemas of a body or header compared; for those who read it, one that accepts nothing any more was removed. */
export function compareRootSchemas(before: View, after: View, scope: Scope): void {
  const isRemoved = scope.scope.direction === 'response' && isNever(after) && !isNever(before);
  if (!isRemoved) return scope.compareSchemas(before, after);
  const message = `In ${createLabel(after.pointer, after.document)}, no value is allowed any more.`;
  const mark = getMark(before) ?? scope.scope.oldMark;
  return scope.report('removed', message, { oldAt: before.pointer, at: after.pointer, mark });
}
