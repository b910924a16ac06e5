import type { OpenApiDocument, Operation, Parameter, PathItem } from './document.ts';
import { resolve } from './resolve.ts';

/** The methods of a path item, in the order of the OpenAPI specification (4.8.9). */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];

export interface OperationEntry {
  id: string;
  method: Method;
  path: string;
  operation: Operation;
  /** Those of the path item and the operation together, resolved; the operation's win. */
  parameters: Parameter[];
}

/** Every operation of the document in the order of its paths, each with an id: `operationId`, or else method and path. */
export function listOperations(document: OpenApiDocument): OperationEntry[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const pathItem = resolve<PathItem>(document, item);
    return methods.flatMap((method) => {
      const operation = pathItem[method] as Operation | undefined;
      if (!operation) return [];
      const id = operation.operationId ?? idOf(method, path);
      return [{ id, method, path, operation, parameters: parametersOf(document, pathItem, operation) }];
    });
  });
}

function parametersOf(document: OpenApiDocument, pathItem: PathItem, operation: Operation): Parameter[] {
  const all = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
  const byPlace = new Map(
    all.map((parameter) => resolve<Parameter>(document, parameter)).map((p) => [`${p.in} ${p.name}`, p]),
  );
  return [...byPlace.values()];
}

function idOf(method: Method, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}
