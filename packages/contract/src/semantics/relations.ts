import { asArray, asObject, asString, type JsonObject } from '@web-data/openapi';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';

/** Returns the relations of one kind that an operation declares. */
export function listRelations(operation: Operation, kind: string): JsonObject[] {
  return asArray(asObject(operation.node.value)['x-relations'])
    .map(asObject)
    .filter((relation) => relation['kind'] === kind);
}

/** Returns the operation that reads the state of an operation's resource, and the transitions of that state. */
export function stateReader(
  document: ContractDocument,
  operation: Operation,
): { operation: Operation; member: string; moves: JsonObject } | undefined {
  for (const other of document.operations) {
    const [relation] = listRelations(other, 'transitions');
    const member = asString(relation?.['member']);
    if (
      relation &&
      member !== undefined &&
      (operation.path === other.path || operation.path.startsWith(`${other.path}/`))
    ) {
      return { operation: other, member, moves: asObject(relation['moves']) };
    }
  }
  return undefined;
}

/** Whether a resource disappears once it is deleted: a second delete gives the same error as an unknown id. */
export function vanishes(
  document: ContractDocument,
  operation: Operation,
  missing: string | undefined,
): boolean {
  return document.operations.some(
    (other) =>
      other.method === 'delete' &&
      (operation.path === other.path || operation.path.startsWith(`${other.path}/`)) &&
      (deletes(other) || listRelations(other, 'refused-again').some(({ error }) => error === missing)),
  );
}

/**
 * Whether an operation only deletes. An operation with a response body, such as the cancellation of a job, does not.
 */
export function deletes({ responses, path, node }: Operation): boolean {
  const done = responses.filter(({ status }) => status.startsWith('2'));
  const hasContent = done.some(({ content, status }) => status === '202' || content.length > 0);
  return /\}\)?$/u.test(path) && !hasContent && asArray(asObject(node.value)['x-relations']).length === 0;
}
