import type { ContractDocument } from '../openapi/document.ts';
import { findList } from './lists.ts';

/** Whether resources have paths below this one, or a GET lists them. */
export function isCollection({ operations }: ContractDocument, path: string): boolean {
  return operations.some(
    (one) => isBelow(one.path, path) || (one.path === path && findList(one) !== undefined),
  );
}

/** Whether a path has a single resource that is read, replaced or deleted. */
export function isSingleton({ operations }: ContractDocument, path: string): boolean {
  return operations.some(
    (one) =>
      one.path === path &&
      ['get', 'put', 'patch', 'delete'].includes(one.method) &&
      // A GET with a required query parameter returns a search result, not a stored resource.
      (one.method !== 'get' ||
        !one.parameters.some((parameter) => parameter.in === 'query' && parameter.required)),
  );
}

/**
 * Whether a path parameter belongs to the collection to which an operation adds: one at its path, or one of the same
 * name elsewhere, such as `/boards/{boardId}/cards` for `/cards/{cardId}`. A response may also link to what was there
 * before, such as the customer of an order or the user who signed in.
 */
export function isOfCollection(template: string, path: string): boolean {
  const [collection, name] = [getCollectionPath(template), path.replace(/\/$/u, '')];
  return collection.split('/').at(-1) === name.split('/').at(-1);
}

/** Returns the path of the collection of a member: `/pets` for `/pets/{id}`, and for `/pets({id})`. */
export function getCollectionPath(template: string): string {
  return template.replace(/[/(][^/(]*\{[^}]*\}[^/]*$/u, '');
}

/** Whether members of a collection have paths below it. */
export function hasMembers({ operations }: ContractDocument, path: string): boolean {
  return operations.some((one) => isBelow(one.path, path));
}

/**
 * Whether a path is that of an item in a collection, or below one: `/pets/{id}/owner`; some APIs write `/Pets({id})`.
 */
export function isBelow(path: string, collection: string): boolean {
  const start = collection.replace(/\/$/u, '');
  return path.startsWith(`${start}/{`) || path.startsWith(`${start}({`);
}
