import { child, listMembers, METHODS, toHttpMethod, type Node } from '@web-data/openapi';

/** An operation with the Path Item it belongs to. */
export interface Operation {
  /** For example `POST /map`. */
  readonly label: string;
  /** As requests have it: `GET`, `QUERY`, `Copy`. HTTP tells small letters from capitals. */
  readonly method: string;
  /** The path as it is written; empty for a callback or webhook. */
  readonly path: string;
  readonly node: Node;
  readonly item: Node;
}

/** The same operation in both documents. */
export interface OperationPair {
  readonly old: Operation;
  readonly new: Operation;
}

/** The operations that a Path Item holds, by method: those it has members for, and any other method (OpenAPI 3.2). */
export function operationsIn(item: Node): readonly (readonly [method: string, node: Node])[] {
  const named = METHODS.map((method) => [method, child(item, method)] as const);
  const others = listMembers(child(item, 'additionalOperations'));
  return [...named, ...others]
    .filter(([, { value }]) => value !== undefined)
    .map(([member, node]) => [toHttpMethod(member), node]);
}
