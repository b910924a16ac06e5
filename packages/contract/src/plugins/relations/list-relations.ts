import { asArray, asObject, type JsonObject } from '@web-data/openapi';
import type { Operation } from '../../openapi/operation.ts';

/** Returns the relations that an operation declares in `x-relations`, or those of one kind. */
export function listRelations(operation: Operation, kind?: string): JsonObject[] {
  const all = asArray(asObject(operation.node.value)['x-relations']).map(asObject);
  return kind === undefined ? all : all.filter((relation) => relation['kind'] === kind);
}
