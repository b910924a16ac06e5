import type { Json } from '@web-data/openapi';
import { parameterKey } from '../http/parameters.ts';
import { ownerOf } from '../http/sent-secret.ts';
import type { HttpRequest } from '../http/exchange.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { keeperOf } from '../verify/chosen-name.ts';
import { deletes, type MockResources } from './resources.ts';

/** A call of an operation whose path may name what a PUT keeps under a name that the caller chooses. */
export interface Kept {
  readonly document: ContractDocument;
  readonly resources: MockResources;
  readonly request: HttpRequest;
}

/** Whether what the path names, or stands below, was deleted and not made again. */
export function wasDeleted(call: Kept, operation: Operation, parameters: ReadonlyMap<string, Json>): boolean {
  return placesOf(call, operation, parameters).some(
    ({ keeper, place }) => keeper.id !== operation.id && call.resources.isDeleted(place),
  );
}

/** Notes what a call deletes, and what it makes again. */
export function noteKept(call: Kept, operation: Operation, parameters: ReadonlyMap<string, Json>): void {
  for (const { keeper, place } of placesOf(call, operation, parameters)) {
    if (keeper.id === operation.id) call.resources.restore(place);
    else if (keeper.path === operation.path && operation.method === 'delete' && deletes(operation))
      call.resources.delete(place);
  }
}

/** What the path names of what is kept by a PUT, with the place of each. */
function placesOf(
  { document, request }: Kept,
  operation: Operation,
  parameters: ReadonlyMap<string, Json>,
): { keeper: Operation; place: string }[] {
  const path = operation.parameters.filter((one) => one.in === 'path');
  return path.flatMap((parameter) => {
    const keeper = keeperOf(document, operation, parameter);
    if (keeper === undefined) return [];
    const names = path
      .filter(({ name }) => keeper.path.includes(`{${name}}`))
      .map((one) => parameters.get(parameterKey(one)));
    return [{ keeper, place: JSON.stringify([ownerOf(operation, request), keeper.path, names]) }];
  });
}
