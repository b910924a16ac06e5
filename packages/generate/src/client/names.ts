import { readErrorCatalogue } from '@web-data/openapi';
import type { Description, Operation } from '@web-data/openapi';
import { free, operationTypeName, schemaTypeNames } from '../naming/type-names.ts';
import { errorClassName, errorStatuses, statusName } from './statuses.ts';
import { planChoice } from './streams.ts';

/**
 * The names of an operation and its types: `mapUrls`, `MapUrlsOperation`, `MapRequest`, `MapQuery`, `MapResponse`,
 * `MapResult`.
 */
export interface OperationNames {
  constant: string;
  operation: string;
  request: string;
  /** Set if it has query parameters. */
  query: string | undefined;
  response: string;
  result: string;
  /** Set if it may respond with a stream or with complete content. */
  stream: StreamNames | undefined;
}

/** The names of the stream of an operation that may respond with complete content, too. */
export interface StreamNames {
  /** The function that asks for the stream; the one of the operation itself where its body asks. */
  constant: string;
  response: string;
  result: string;
}

/** Names each operation, by its id. A duplicate name gets a number. */
export function nameOperations(description: Description): Map<string, OperationNames> {
  const types = schemaTypeNames(description.value);
  const usedNames = new Set([...types.values(), ...ownNames]);
  const constants = new Set([...reserved.split(' '), ...clientExports, ...listErrorClasses(description)]);
  // A body that was inline has been named earlier, with a number if that was needed.
  const pick = (wish: string, body: string | undefined) =>
    body?.replace(/\d+$/, '') === wish ? body : free(wish, usedNames);
  return new Map(
    description.operations.map((entry) => {
      const name = operationTypeName(entry);
      const constant = free(constantName(entry.id), constants);
      const operation = free(`${constant[0]!.toUpperCase()}${constant.slice(1)}Operation`, usedNames);
      const request = pick(`${name}Request`, bodyType(types, entry.object.requestBody));
      const hasQuery = entry.parameters.some(
        ({ in: location }) => location === 'query' || location === 'querystring',
      );
      const query = hasQuery ? free(`${name}Query`, usedNames) : undefined;
      const response = pick(`${name}Response`, successType(types, entry));
      const result = free(`${name}Result`, usedNames);
      const choice = planChoice(entry);
      const stream = choice && {
        constant: choice.isRequested ? constant : free(`${constant}Stream`, constants),
        response: free(`${name}Stream`, usedNames),
        result: free(`${name}StreamResult`, usedNames),
      };
      return [entry.id, { constant, operation, request, query, response, result, stream }] as const;
    }),
  );
}

/** The classes of errors that the client exports. */
function listErrorClasses(description: Description): string[] {
  const names = [
    ...errorStatuses(description).map(statusName),
    ...Object.keys(readErrorCatalogue(description.value)),
  ];
  return names.map(errorClassName);
}

/** Converts an id to an identifier: `books.get` → `booksGet`. */
function constantName(id: string): string {
  const name = id
    .replaceAll(/[^\p{ID_Continue}$]+(.?)/gu, (_, next: string) => next.toUpperCase())
    .replace(/^[^\p{ID_Start}_$]/u, '_$&');
  return name || '_';
}

/**
 * The names that the modules use themselves, and names that no constant or parameter may have. With an export `then` a
 * module would be treated as a promise by `await import()`, which would call the operation.
 */
export const reserved =
  'runtime streams errors api then arguments await break case catch class connect const continue createClient createMethods debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield';

/** Other names that the client exports beside the operations. */
export const runtimeExports: readonly string[] = [
  'AbortError',
  'CallError',
  'createHooks',
  'InvalidRequestError',
  'NetworkError',
  'TimeoutError',
  'unwrap',
  'UnreadableBodyError',
];

const clientExports = [
  ...runtimeExports,
  'ApiError',
  'ClientOptions',
  'Credentials',
  'ErrorDetails',
  'Methods',
  'ServiceOptions',
];

/** Names that the client itself exports for functions that make more than one call. */
const ownNames = ['AgentRunResult', 'AgentWaitResult', 'BatchRunResult', 'CrawlRunResult'];

/** The type of the JSON body, if it is a single named schema. */
function bodyType(types: ReadonlyMap<string, string>, body: unknown): string | undefined {
  const { content } = (body ?? {}) as { content?: Record<string, { schema?: { $ref?: string } | boolean }> };
  const schema = content?.['application/json']?.schema;
  const reference = typeof schema === 'object' ? schema.$ref : undefined;
  return reference && types.get(reference.replace('#/components/schemas/', ''));
}

function successType(types: ReadonlyMap<string, string>, { object }: Operation): string | undefined {
  const successes = Object.entries(object.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return successes.length === 1 ? bodyType(types, successes[0]![1]) : undefined;
}
