import { readCatalogue } from '../../openapi/document.ts';
import type { OpenApiDocument } from '../../openapi/document.ts';
import { listOperations } from '../../openapi/operations.ts';
import type { OperationEntry } from '../../openapi/operations.ts';
import { generatedHeader, literal } from '../../source.ts';

/** What a call needs to know of its operation, as small as it can be: every byte of it is in every bundle. */
export function generateOperations(document: OpenApiDocument): string {
  const entries = listOperations(document);
  const ids = entries.map(({ id }) => operationConstant(id));
  return `${generatedHeader}import type { Operation } from "../operation.ts";
${entries.some(hasQuery) ? 'import { serializeQuery } from "../path.ts";\n' : ''}
${entries.map((entry) => `export const ${operationConstant(entry.id)}: Operation = ${source(document, entry)};\n`).join('\n')}
/** Every operation, in the order of the description. */
export const operations: readonly Operation[] = [${ids.join(', ')}];
`;
}

/** The id as a name in code: `books.get` → `booksGet`. */
export function operationConstant(id: string): string {
  const name = id.replaceAll(/[^A-Za-z0-9_$]+(.?)/g, (_, next: string) => next.toUpperCase());
  return /^[0-9]/.test(name) ? `_${name}` : name;
}

function hasQuery({ parameters }: OperationEntry): boolean {
  return parameters.some((parameter) => parameter.in === 'query');
}

/** The serializer is named, not flagged: so it is in no bundle of an API without queries. */
function source(document: OpenApiDocument, entry: OperationEntry): string {
  const facts = literal(data(document, entry));
  return hasQuery(entry) ? facts.replace(/\}$/, '  query: serializeQuery,\n}') : facts;
}

function data(
  document: OpenApiDocument,
  { id, method, path, operation, parameters }: OperationEntry,
): object {
  const catalogue = readCatalogue(document);
  const names = (operation['x-errors'] ?? []) as string[];
  const inPlace = (place: string) => parameters.filter((p) => p.in === place).map((p) => p.name);
  const hasKey = inPlace('header').some((name) => name.toLowerCase() === 'idempotency-key');
  const openErrors = names.filter((name) => catalogue[name]?.openMessage);
  const statuses = Object.keys(operation.responses ?? {});
  return {
    id,
    method: method.toUpperCase(),
    path,
    ...(operation.requestBody && { body: true }),
    ...(!hasKey && operation['x-safe'] !== true && ['post', 'patch'].includes(method) && { once: true }),
    ...(hasKey && { idempotencyKey: true }),
    ...(statuses.includes('204') && { noContent: true }),
    ...(openErrors.length > 0 && { openErrors }),
  };
}
