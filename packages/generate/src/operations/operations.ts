import { dereference, pickStrings } from '@web-data/openapi';
import type {
  Description,
  OpenApiDocument,
  Operation,
  RequestBodyObject,
  SchemaObject,
} from '@web-data/openapi';
import { commentLine, literal, propertyName } from '../source.ts';

/** The operations of the document as constant data: what a router, a client, docs or tests need to know of each. */
export function generateOperations(description: Description): string {
  const entries = description.operations.map((entry) => member(description.value, entry));
  return `
/** The operations, by operation id. */
export const operations = {
${entries.join('')}} as const;
`;
}

function member(document: OpenApiDocument, entry: Operation): string {
  const { id, method, path, object } = entry;
  const title = `${method.toUpperCase()} ${path}${object.summary ? `: ${object.summary}.` : ''}`;
  const text = title.replace(/\.\s*\.$/, '.');
  return `${commentLine(text, '  ')}  ${propertyName(id)}: ${literal(data(document, entry), '  ')},\n`;
}

function data(
  document: OpenApiDocument,
  { id, method, path, object: operation, parameters }: Operation,
): object {
  const body = operation.requestBody && dereference<RequestBodyObject>(document, operation.requestBody);
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    tag: operation.tags?.[0] ?? '',
    sdkMethod: operation['x-sdk-method'] ?? id,
    scope: operation['x-scope'] ?? null,
    rateClass: operation['x-rate-class'] ?? null,
    definition: operation['x-definition'] ?? 'specified',
    /** Sending it twice does no harm: by its method (RFC 9110, 9.2.2), or because the description says so. */
    idempotent: operation['x-safe'] === true || !['post', 'patch'].includes(method),
    idempotencyKey: parameters.some((p) => p.in === 'header' && p.name.toLowerCase() === 'idempotency-key'),
    pathParameters: parameters.filter((p) => p.in === 'path').map((p) => p.name),
    queryParameters: parameters.filter((p) => p.in === 'query').map((p) => p.name),
    body: body ? bodyOf(document, body) : null,
    authenticated: (operation.security ?? document.security ?? []).length > 0,
    statuses: Object.keys(operation.responses ?? {}),
    errors: pickStrings(operation['x-errors']),
    /** What holds between requests and answers; the kinds stand in the description as `x-relation-kinds`. */
    relations: ((operation['x-relations'] ?? []) as object[]).map(bare),
  };
}

function bodyOf(document: OpenApiDocument, { required, content = {} }: RequestBodyObject): object {
  const schemas = Object.values(content).flatMap(({ schema = {} }) =>
    typeof schema === 'boolean' ? [] : [dereference<SchemaObject>(document, schema)],
  );
  /** Members that are accepted and do nothing. */
  const withoutEffect = schemas.flatMap((schema) => (schema['x-without-effect'] ?? []) as string[]);
  return { required: required === true, mediaTypes: Object.keys(content), withoutEffect };
}

/** A relation as programs read it: how firm it is, is for people. */
function bare(relation: object): object {
  return Object.fromEntries(Object.entries(relation).filter(([member]) => !member.startsWith('x-')));
}
