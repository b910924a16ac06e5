import type { Node } from '@web-data/openapi';

/** The methods a Path Item can hold, `query` being that of OpenAPI 3.2. */
export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

/** An operation with the Path Item it belongs to. */
export interface Operation {
  /** For example `POST /map`. */
  readonly label: string;
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
