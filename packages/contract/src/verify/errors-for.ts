import { asObject, asString, isObject, type Json, type Parameter } from '@web-data/openapi';
import type { RequestLocation, Rejected } from '../judge/expectation.ts';
import { documents } from '../judge/response-for.ts';
import type { CatalogueEntry } from '../openapi/catalogue.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';

/** Statuses that say "your request is wrong", the most telling first. */
const INVALID = [400, 422];

/** The catalogue errors of an operation. */
export function listErrors(document: ContractDocument, operation: Operation): CatalogueEntry[] {
  return operation.errors.flatMap((name) => document.catalogue.get(name) ?? []);
}

/** Expects the refusal of a malformed request: the error that the place names itself, or the operation's own. */
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

/** Errors that may answer a body which is no object at all: whatever the operation says of faulty members. */
export function anyValidationErrors(document: ContractDocument, operation: Operation): CatalogueEntry[] {
  const bad = listErrors(document, operation).filter(
    ({ status, situational }) => INVALID.includes(status) && !situational,
  );
  const detailed = bad.filter(({ details }) => details !== undefined);
  return detailed.length > 0 ? detailed : bad;
}

/** Distinct statuses of some errors. */
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

/** The statuses by which an operation without a catalogue refuses malformed requests; empty: any 4xx. */
export function listInvalidStatuses(operation: Operation): number[] {
  return INVALID.filter((status) => documents(operation, status));
}

const reservedByDocument = new WeakMap<ContractDocument, Set<string>>();

/** Errors that some member or parameter names as its own; they say nothing of others. */
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
 * Which 404 a parameter has: operations on the path before it tell which errors belong to the parameters they share.
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
