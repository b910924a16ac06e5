import { dereference, isIdempotentMethod, pickStrings } from '@web-data/openapi';
import type {
  Description,
  OpenApiDocument,
  Operation,
  RequestBodyObject,
  SchemaObject,
} from '@web-data/openapi';
import { getMembers } from '../validator/types-of.ts';
import { commentLine, literal, propertyName } from '../source.ts';

/** Writes the operations of the document as constant data, for routers, clients, docs and tests. */
export function generateOperations(description: Description): string {
  const entries = description.operations.map((entry) => member(description.value, entry));
  return `
/** The operations, by operation id. */
export const operations = {
${entries.join('')}} as const;
`;
}

function member(document: OpenApiDocument, entry: Operation): string {
  const { id, httpMethod, path, object } = entry;
  const title = `${httpMethod} ${path}${object.summary ? `: ${object.summary}.` : ''}`;
  const text = title.replace(/\.\s*\.$/, '.');
  return `${commentLine(text, '  ')}  ${propertyName(id)}: ${literal(data(document, entry), '  ')},\n`;
}

function data(
  document: OpenApiDocument,
  { id, httpMethod, path, object: operation, parameters }: Operation,
): object {
  const body = operation.requestBody && dereference<RequestBodyObject>(document, operation.requestBody);
  return {
    id,
    method: httpMethod,
    path,
    summary: operation.summary ?? '',
    tag: operation.tags?.[0] ?? '',
    sdkMethod: operation['x-sdk-method'] ?? id,
    scope: operation['x-scope'] ?? null,
    rateClass: operation['x-rate-class'] ?? null,
    definition: operation['x-definition'] ?? 'specified',
    /** A repeated request does no harm: by its method (RFC 9110, section 9.2.2), or because the description says so. */
    idempotent: operation['x-safe'] === true || isIdempotentMethod(httpMethod),
    idempotencyKey: parameters.some((p) => p.in === 'header' && p.name.toLowerCase() === 'idempotency-key'),
    pathParameters: parameters.filter((p) => p.in === 'path').map((p) => p.name),
    queryParameters: parameters.filter((p) => p.in === 'query').map((p) => p.name),
    body: body ? bodyOf(document, body) : null,
    authenticated: (operation.security ?? document.security ?? []).length > 0,
    statuses: Object.keys(operation.responses ?? {}),
    errors: pickStrings(operation['x-errors']),
    /** Relations between requests and responses; `x-relation-kinds` of the description lists the kinds. */
    relations: ((operation['x-relations'] ?? []) as object[]).map(bare),
  };
}

function bodyOf(document: OpenApiDocument, { required, content = {} }: RequestBodyObject): object {
  const schemas = Object.values(content).flatMap(({ schema = {} }) =>
    typeof schema === 'boolean' ? [] : [dereference<SchemaObject>(document, schema)],
  );
  /** Members that are accepted and have no effect. */
  const withoutEffect = schemas.flatMap((schema) => (schema['x-without-effect'] ?? []) as string[]);
  /** Members that the body is described with; none where it is no object. */
  const names = schemas.flatMap((schema) => Object.keys(getMembers(document, schema)));
  const members = [...new Set(names)].toSorted();
  return { required: required === true, mediaTypes: Object.keys(content), members, withoutEffect };
}

/** A relation without its extensions, such as how certain it is, which are for people. */
function bare(relation: object): object {
  return Object.fromEntries(Object.entries(relation).filter(([member]) => !member.startsWith('x-')));
}
