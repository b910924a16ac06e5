import type { Json } from '@web-data/openapi';
import { parameterKey } from '../http/parameters.ts';
import { getOwner } from '../http/request-secret.ts';
import type { HttpRequest } from '../http/exchange.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { findKeeper } from '../semantics/upsert.ts';
import { type MockResources } from './resources.ts';
import { hasDescribedContent } from './plugin.ts';

/** A call of an operation whose path may name a resource that a PUT stores under a name of the caller's choice. */
export interface ResourceCall {
  readonly document: ContractDocument;
  readonly resources: MockResources;
  readonly request: HttpRequest;
}

/** Whether the resource at the path, or a parent of it, was deleted and not recreated. */
export function wasDeleted(
  call: ResourceCall,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): boolean {
  return findPutResources(call, operation, parameters).some(
    ({ keeper, target }) => keeper.id !== operation.id && call.resources.isDeleted(target),
  );
}

/** Records which resources a call deletes or recreates. */
export function trackDeletions(
  call: ResourceCall,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): void {
  for (const { keeper, target } of findPutResources(call, operation, parameters)) {
    if (keeper.id === operation.id) call.resources.restore(target);
    else if (
      keeper.path === operation.path &&
      operation.method === 'delete' &&
      deletes(call.document, operation)
    )
      call.resources.delete(target);
  }
}

/**
 * Whether an operation only deletes. An operation with a response body, such as the cancellation of a job, does not.
 */
export function deletes(document: ContractDocument, operation: Operation): boolean {
  const done = operation.responses.filter(({ status }) => status.startsWith('2'));
  const hasContent = done.some(({ content, status }) => status === '202' || content.length > 0);
  return /\}\)?$/u.test(operation.path) && !hasContent && !hasDescribedContent(document, operation);
}

/** The resources in the path that a PUT stores, each with its key. */
function findPutResources(
  { document, request }: ResourceCall,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): { keeper: Operation; target: string }[] {
  const path = operation.parameters.filter((one) => one.in === 'path');
  return path.flatMap((parameter) => {
    const keeper = findKeeper(document, operation, parameter);
    if (keeper === undefined) return [];
    const names = path
      .filter(({ name }) => keeper.path.includes(`{${name}}`))
      .map((one) => parameters.get(parameterKey(one)));
    return [{ keeper, target: JSON.stringify([getOwner(operation, request), keeper.path, names]) }];
  });
}
