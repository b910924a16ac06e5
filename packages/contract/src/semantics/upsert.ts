import type { Parameter } from '@web-data/openapi';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { documents } from './response-for.ts';

/**
 * Returns the PUT that creates the resource of a path parameter, under a name that the caller chooses (RFC 9110,
 * section 9.3.4).
 */
export function findKeeper(
  document: ContractDocument,
  { path }: Operation,
  { name }: Parameter,
): Operation | undefined {
  const end = `{${name}}`;
  const prefix = path.slice(0, path.indexOf(end) + end.length);
  return document.operations.find(
    (operation) => operation.path === prefix && operation.method === 'put' && makes(operation),
  );
}

/** Whether a PUT documents that it may create a resource. */
export function makes(operation: Operation): boolean {
  return operation.method === 'put' && documents(operation, 201);
}

/** Whether a PUT may create the resource of the last path parameter, so that no name is unknown to it. */
export function isCreatedBy(operation: Operation, { name }: Parameter): boolean {
  return makes(operation) && operation.path.endsWith(`{${name}}`);
}
