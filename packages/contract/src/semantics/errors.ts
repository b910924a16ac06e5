import { asObject, asString, isObject, type Json, type Parameter } from '@web-data/openapi';
import type { RequestLocation, Rejected } from './expectation.ts';
import { documents } from './response-for.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';

/** Statuses of an invalid request, the clearest first. */
const INVALID = [400, 422];

/** Returns the catalogue errors of an operation. */
export function listErrors(document: ContractDocument, operation: Operation): CatalogueEntry[] {
  return operation.errors.flatMap((name) => document.catalogue.get(name) ?? []);
}

/** Expects the rejection of a malformed request: with the location's own error, or the operation's. */
export function expectRejection(
  document: ContractDocument,
  operation: Operation,
  pointer: string,
  options: { names?: RequestLocation; errorName?: string | undefined } = {},
): Rejected {
  const errors = validationErrors(document, operation, options.errorName);
  return {
    outcome: 'rejected',
    pointer,
    errors,
    statuses: errors.length > 0 ? listStatuses(errors) : listInvalidStatuses(operation),
    ...(options.names && { names: options.names }),
  };
}

/** Returns the errors that may reject a body which is not an object: all validation errors of the operation. */
export function anyValidationErrors(document: ContractDocument, operation: Operation): CatalogueEntry[] {
  const bad = listErrors(document, operation).filter(
    ({ status, situational }) => INVALID.includes(status) && !situational,
  );
  const detailed = bad.filter(({ details }) => details !== undefined);
  return detailed.length > 0 ? detailed : bad;
}

/** Returns the distinct statuses of some errors. */
export function listStatuses(errors: readonly CatalogueEntry[]): number[] {
  return [...new Set(errors.map(({ status }) => status))];
}

function validationErrors(
  document: ContractDocument,
  operation: Operation,
  name: string | undefined,
): CatalogueEntry[] {
  const own = name === undefined ? undefined : document.catalogue.get(name);
  if (own) return [own];
  const reserved = reservedErrors(document);
  const general = anyValidationErrors(document, operation).filter((entry) => !reserved.has(entry.name));
  return general.length > 0 ? general : anyValidationErrors(document, operation);
}

/** Returns the statuses with which an operation without a catalogue rejects malformed requests; empty means any 4xx. */
export function listInvalidStatuses(operation: Operation): number[] {
  return INVALID.filter((status) => documents(operation, status));
}

const reservedByDocument = new WeakMap<ContractDocument, Set<string>>();

/** Errors that a member or parameter declares as its own; they do not apply to others. */
function reservedErrors(document: ContractDocument): Set<string> {
  const known = reservedByDocument.get(document) ?? new Set<string>();
  if (!reservedByDocument.has(document)) collect(document.root.value ?? null, known);
  reservedByDocument.set(document, known);
  return known;
}

function collect(value: Json, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, names);
  if (!isObject(value)) return;
  const own = asString(asObject(value)['x-error']);
  if (own !== undefined) names.add(own);
  for (const member of Object.values(value)) if (member !== undefined) collect(member, names);
}

/**
 * Returns the 404 errors of a parameter: operations on shorter paths show which errors belong to the parameters that
 * they share.
 */
export function notFoundErrors(
  document: ContractDocument,
  operation: Operation,
  parameter: Parameter,
): CatalogueEntry[] {
  const own = listErrors(document, operation).filter(({ status }) => status === 404);
  const position = operation.path.indexOf(`{${parameter.name}}`);
  const until = operation.path.slice(0, position + parameter.name.length + 2);
  const shared = document.operations
    .filter(
      ({ path }) => path !== operation.path && operation.path.startsWith(`${path}/`) && path.includes('{'),
    )
    .flatMap((other) =>
      listErrors(document, other)
        .filter(({ status }) => status === 404)
        .map((entry) => ({ entry, path: other.path })),
    );
  const before = new Set(
    shared.filter(({ path }) => path.length < until.length).map(({ entry }) => entry.name),
  );
  const upTo = new Set(shared.filter(({ path }) => path.startsWith(until)).map(({ entry }) => entry.name));
  const relevant = own
    .filter(({ name }) => !before.has(name))
    .filter(({ name }) => upTo.size === 0 || upTo.has(name));
  return relevant.length > 0 ? relevant : own;
}
