import { isSchemaKeyword, splitPointer, readKeyword, type Node } from '@web-data/openapi';
import { schemasAt } from '../openapi/value-schemas.ts';
import type { HttpRequest } from '../http/exchange.ts';
import type { NamedLocation } from '../judge/check-details.ts';
import { contentFor } from '../semantics/response-for.ts';
import type { Operation } from '../openapi/operation.ts';

/**
 * Whether a rejection names a rule that a schema can only describe in prose: its `code` is not a keyword, such as for
 * an unreadable schedule, or is a format of a value without one. Any other keyword is in the schema, or the server
 * demands more than it.
 */
export function isBeyondSchema(operation: Operation, request: HttpRequest, location: NamedLocation): boolean {
  const { code } = location;
  if (code === undefined) return false;
  if (code !== 'format' && code !== 'x-format') return !isSchemaKeyword(code);
  const schemas = findSchemas(operation, request, location);
  return (
    schemas.length > 0 &&
    schemas.every((schema) => ['format', 'x-format'].every((name) => readKeyword(schema, name) === undefined))
  );
}

/** The schemas of the location that a rejection blames; empty where the operation does not have it. */
function findSchemas({ body, parameters }: Operation, request: HttpRequest, location: NamedLocation): Node[] {
  const [first, ...members] = splitPointer(location.path);
  const isElsewhere = location.in !== undefined && location.in !== 'body';
  const named = parameters.filter(({ name, in: part }) => name === first && (location.in ?? part) === part);
  if (isElsewhere || (body === undefined && named.length > 0))
    return named.flatMap(({ schema }) => schemasAt(schema, members));
  const content = body && contentFor(body.content, request.headers['content-type'] ?? '');
  return content?.schema ? schemasAt(content.schema, splitPointer(location.path)) : [];
}
