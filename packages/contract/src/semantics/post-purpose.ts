import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { documents } from './response-for.ts';
import { findProducer } from './producer.ts';
import { hasMembers, isCollection, isOfCollection, isSingleton } from './collections.ts';
import { changingVerb, hasAmountOnly, isCreatingName, isCustomMethod, isReadingName } from './action-name.ts';

/**
 * Returns what a POST evidently does by its description: it creates a member of a collection, or only reads or
 * calculates. `undefined` for all else, which may change anything.
 */
export function findPurpose(document: ContractDocument, operation: Operation): Purpose {
  const known = purposes.get(operation);
  if (known !== undefined) return known.purpose;
  const isRead = operation.safe || isReadingName(operation.path, operation.id);
  const purpose = creates(document, operation) ? 'create' : isRead ? 'read' : undefined;
  purposes.set(operation, { purpose });
  return purpose;
}

type Purpose = 'create' | 'read' | undefined;

/** Cached by operation: the guard needs it for every request. */
const purposes = new WeakMap<Operation, { purpose: Purpose }>();

function creates(document: ContractDocument, operation: Operation): boolean {
  const { path, id, body } = operation;
  const isNamedSo = isCreatingName(path, id);
  if (isCustomMethod(path)) return isNamedSo;
  const collection = isCollection(document, path);
  const hasId = givesId(document, operation);
  const isAnnounced = [201, 202].some((status) => documents(operation, status));
  const verb = changingVerb(path, operation);
  if (verb !== undefined) return verb.mayCreate && collection && isAnnounced;
  if (hasId) return true;
  // What has a GET of its own and no members exists once: a POST there may replace it.
  if (!collection && isSingleton(document, path)) return false;
  if (isNamedSo) return body !== undefined || isAnnounced;
  // A last segment below a collection that is no collection itself says what is done with it: `/queue/drain`.
  const isStep = !collection && isBelowCollection(document, path);
  if (isStep && !hasAmountOnly(path)) return false;
  if (documents(operation, 201)) return collection || body !== undefined;
  return collection && body !== undefined && hasMembers(document, path);
}

/** Whether a response has the id of a member, as the last parameter of a path below. */
function givesId(document: ContractDocument, operation: Operation): boolean {
  return document.operations.some(
    (one) =>
      one.path.includes('{') &&
      one.parameters.some((parameter) => {
        if (parameter.in !== 'path') return false;
        const end = one.path.indexOf(`{${parameter.name}}`) + parameter.name.length + 2;
        const next = one.path.indexOf('/', end);
        const template = next === -1 ? one.path : one.path.slice(0, next);
        return (
          isOfCollection(template, operation.path) &&
          findProducer(document, one, parameter)?.operation === operation
        );
      }),
  );
}

function isBelowCollection(document: ContractDocument, path: string): boolean {
  const parent = path.replace(/\/$/u, '').split('/').slice(0, -1).join('/');
  return parent !== '' && !parent.endsWith('}') && isCollection(document, parent);
}
