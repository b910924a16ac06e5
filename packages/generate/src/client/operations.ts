import { dereference, readErrorCatalogue } from '@web-data/openapi';
import type {
  Description,
  MediaTypeObject,
  OpenApiDocument,
  Operation,
  ResponseObject,
  SchemaObject,
} from '@web-data/openapi';
import { literal } from '../source.ts';
import { comment } from './comment.ts';
import { nameTypes, operationConstant } from './names.ts';
import { signatureOf, textOf, typesOfSignatures } from './signature.ts';
import { errorClassName, statusName } from './statuses.ts';

/**
 * Every operation as a function of its own, with what a call needs to know of it. A bundler leaves out those that a
 * program does not call, and their errors with them.
 */
export function generateOperations(description: Description): string {
  const { operations: entries, value: document } = description;
  const names = nameTypes(document, entries);
  const constants = entries.map((entry) => {
    const type = `OperationFunction<${signatureOf(entry, names.get(entry.id)!)}>`;
    const value = `/* @__PURE__ */ defineOperation(${source(document, entry)})`;
    return `${comment(textOf(entry))}export const ${operationConstant(entry.id)}: ${type} = ${value};\n`;
  });
  const queries = entries.some(hasQuery);
  const serializers = [
    ...(entries.some(hasPath) ? ['serializePath'] : []),
    ...(queries ? ['serializeQuery'] : []),
  ];
  return `import { defineOperation } from "../define-operation.ts";
import type { OperationFunction } from "../operation.ts";${queries ? '\nimport type { Query } from "../described.ts";' : ''}
${entries.some(hasKey) ? 'import { newIdempotencyKey } from "../idempotency-key.ts";\n' : ''}${serializers.length > 0 ? `import { ${serializers.join(', ')} } from "../path.ts";\n` : ''}${entries.some((entry) => below(document, entry).length > 0) ? 'import * as errors from "./errors.ts";\n' : ''}import type { ${typesOfSignatures(entries, names).join(', ')} } from "./types.ts";

${constants.join('\n')}`;
}

function hasPath({ path }: Operation): boolean {
  return path.includes('{');
}

function hasQuery({ parameters }: Operation): boolean {
  return parameters.some((parameter) => parameter.in === 'query');
}

function hasKey({ parameters }: Operation): boolean {
  return parameters.some((p) => p.in === 'header' && p.name.toLowerCase() === 'idempotency-key');
}

/** Serializer, key and errors are named, not copied: so they are in no bundle of a program that needs none. */
function source(document: OpenApiDocument, entry: Operation): string {
  const names = below(document, entry).map((name) => `errors.${errorClassName(name)}`);
  const code = [
    ...(hasKey(entry) ? ['  idempotencyKey: newIdempotencyKey,\n'] : []),
    ...(hasPath(entry) ? ['  fill: serializePath,\n'] : []),
    ...(hasQuery(entry) ? ['  query: serializeQuery,\n'] : []),
    ...(names.length > 0 ? [`  errors: [${names.join(', ')}],\n`] : []),
  ];
  return literal(data(document, entry)).replace(/\}$/, `${code.join('')}}`);
}

function errorNames(document: OpenApiDocument, { object: operation }: Operation): string[] {
  const catalogue = readErrorCatalogue(document);
  return ((operation['x-errors'] ?? []) as string[]).filter((name) => catalogue[name]);
}

/** Its errors but those that are called as their status, which every program has. */
function below(document: OpenApiDocument, entry: Operation): string[] {
  const catalogue = readErrorCatalogue(document);
  return errorNames(document, entry).filter((name) => statusName(catalogue[name]!.status) !== name);
}

/** The statuses whose message may be one of its own. */
function openStatuses(document: OpenApiDocument, entry: Operation): number[] {
  const catalogue = readErrorCatalogue(document);
  return errorNames(document, entry).flatMap((name) => {
    const { openMessage, status } = catalogue[name]!;
    return openMessage ? [status] : [];
  });
}

function data(document: OpenApiDocument, entry: Operation): object {
  const { id, method, path, object: operation } = entry;
  const open = openStatuses(document, entry);
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return {
    id,
    method: method.toUpperCase(),
    path,
    ...(operation.requestBody && { body: true }),
    ...(!hasKey(entry) &&
      operation['x-safe'] !== true &&
      ['post', 'patch'].includes(method) && { once: true }),
    ...(successes.some(([status]) => status === '204') && { noContent: true }),
    ...(open.length > 0 && { open }),
    ...(successes.some(([, response]) => mayBeList(document, response)) && { list: true }),
  };
}

function mayBeList(document: OpenApiDocument, given: ResponseObject | { $ref: string }): boolean {
  const { content = {} } = dereference<ResponseObject>(document, given);
  const { schema = {} } = (content['application/json'] ?? {}) as MediaTypeObject;
  if (typeof schema === 'boolean') return schema;
  const { type } = dereference<SchemaObject>(document, schema as SchemaObject);
  return [type].flat().includes('array');
}
