import type { OpenApiDocument, Operation } from '@web-data/openapi';
import { free, operationTypeName, schemaTypeNames } from '../naming/type-names.ts';

/** What the types of an operation are called: `MapRequest`, `MapResponse`, `MapResult`. */
export interface TypeNames {
  request: string;
  response: string;
  result: string;
}

/** The names of the types of each operation. A name that belongs to a schema of something else gets a number. */
export function nameTypes(document: OpenApiDocument, entries: readonly Operation[]): Map<string, TypeNames> {
  const schemas = new Set(schemaTypeNames(document).values());
  const taken = new Set([...schemas, ...ownNames]);
  // A body that stood in the operation was given a name before, with a number where it had to have one.
  const pick = (wish: string, body: string | undefined) =>
    body?.replace(/\d+$/, '') === wish ? body : free(wish, taken);
  return new Map(
    entries.map((entry) => {
      const name = operationTypeName(entry);
      const request = pick(`${name}Request`, bodyType(document, entry.object.requestBody));
      const response = pick(`${name}Response`, successType(document, entry));
      return [entry.id, { request, response, result: free(`${name}Result`, taken) }];
    }),
  );
}

/** The id as a name in code: `books.get` → `booksGet`. */
export function operationConstant(id: string): string {
  const name = id.replaceAll(/[^A-Za-z0-9_$]+(.?)/g, (_, next: string) => next.toUpperCase());
  return /^[0-9]/.test(name) ? `_${name}` : name;
}

/** The name of the interface that stands for an operation: `mapUrls` → `MapUrlsOperation`. */
export function operationInterface(id: string): string {
  const name = operationConstant(id);
  return `${name[0]!.toUpperCase()}${name.slice(1)}Operation`;
}

/** Names that the client itself exports for what takes more than one call. */
const ownNames = ['AgentRunResult', 'AgentWaitResult'];

/** The type of the JSON body, where it is one schema of a name. */
function bodyType(document: OpenApiDocument, body: unknown): string | undefined {
  const { content } = (body ?? {}) as { content?: Record<string, { schema?: { $ref?: string } | boolean }> };
  const schema = content?.['application/json']?.schema;
  const reference = typeof schema === 'object' ? schema.$ref : undefined;
  return reference && schemaTypeNames(document).get(reference.replace('#/components/schemas/', ''));
}

function successType(document: OpenApiDocument, { object }: Operation): string | undefined {
  const successes = Object.entries(object.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return successes.length === 1 ? bodyType(document, successes[0]![1]) : undefined;
}
