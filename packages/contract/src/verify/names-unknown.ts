import { findKeyword, readKeyword, getTypes, type Node, type Parameter } from '@web-data/openapi';
import { parameterKey } from '../http/parameters.ts';
import { documents, responseFor } from '../semantics/response-for.ts';
import type { Operation } from '../openapi/operation.ts';
import type { RequestInput } from './input.ts';
import { NAMING } from './search/path-values.ts';
import type { Session } from './session.ts';

/**
 * Whether a query parameter may name a missing resource (404): its value is generated, and is a free string, or its
 * name is that of an identifier. Where the path identifies a resource itself, or a range documents the 404, only such a
 * name shows that the 404 is about the query.
 */
export function namesUnknown(session: Session, operation: Operation, input: RequestInput): boolean {
  if (responseFor(operation, 404) === undefined) return false;
  const isOfPath = operation.parameters.some((one) => one.in === 'path' && !isClosed(one.schema));
  const isOwn = documents(operation, 404) && !isOfPath;
  return operation.parameters.some(
    (one) =>
      one.in === 'query' &&
      isGenerated(session, operation, one, input) &&
      !isClosed(one.schema) &&
      (NAMING.test(one.name) || (isOwn && isText(one.schema))),
  );
}

function isGenerated(
  session: Session,
  operation: Operation,
  parameter: Parameter,
  { parameters, without }: RequestInput,
): boolean {
  const key = parameterKey(parameter);
  if (without?.includes(key)) return false;
  const provided = session.fixtures.requests[operation.id]?.parameters[parameter.name];
  return (
    parameters?.has(key) === true || (provided === undefined && session.base(operation).parameters.has(key))
  );
}

function isText(schema: Node): boolean {
  return getTypes(findKeyword(schema, 'items') ?? schema).includes('string');
}

function isClosed(schema: Node): boolean {
  const of = findKeyword(schema, 'items') ?? schema;
  return ['enum', 'const'].some((name) => readKeyword(of, name) !== undefined);
}
