import { isSchemaKeyword, splitPointer, type Node } from '@web-data/openapi';
import { keywordValue, schemasAt } from '../generate/facets.ts';
import type { HttpRequest } from '../http/exchange.ts';
import type { NamedLocation } from '../judge/check-details.ts';
import { contentFor } from '../judge/response-for.ts';
import type { Operation } from '../openapi/operation.ts';

/**
 * Whether a refusal names a rule that no schema can say, only words: one that is no keyword, such as a schedule that cannot be
 * read, or a format at a place that has none. Any other keyword stands in the schema, or the server asks for more than it says.
 */
export function isBeyondSchema(operation: Operation, request: HttpRequest, location: NamedLocation): boolean {
  const { code } = location;
  if (code === undefined) return false;
  if (code !== 'format' && code !== 'x-format') return !isSchemaKeyword(code);
  const schemas = findSchemas(operation, request, location);
  return (
    schemas.length > 0 &&
    schemas.every((schema) =>
      ['format', 'x-format'].every((name) => keywordValue(schema, name) === undefined),
    )
  );
}

/** The schemas of what a refusal blames; none where it blames nothing that the operation knows. */
function findSchemas({ body, parameters }: Operation, request: HttpRequest, location: NamedLocation): Node[] {
  const [first, ...members] = splitPointer(location.path);
  const isElsewhere = location.in !== undefined && location.in !== 'body';
  const named = parameters.filter(({ name, in: part }) => name === first && (location.in ?? part) === part);
  if (isElsewhere || (body === undefined && named.length > 0))
    return named.flatMap(({ schema }) => schemasAt(schema, members));
  const content = body && contentFor(body.content, request.headers['content-type'] ?? '');
  return content?.schema ? schemasAt(content.schema, splitPointer(location.path)) : [];
}
