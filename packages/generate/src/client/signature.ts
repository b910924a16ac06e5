import type { Operation } from '@web-data/openapi';
import { operationInterface } from './names.ts';
import type { TypeNames } from './names.ts';

/** The type arguments of an operation's function: `[request: MapRequest], MapResponse, MapResult`. */
export function signatureOf(entry: Operation, { request, response, result }: TypeNames): string {
  return `[${argumentsOf(entry, request).join(', ')}], ${response}, ${result}`;
}

/** Path parameters in the order of the path, then the body, then the query. */
function argumentsOf({ id, path, object: operation, parameters }: Operation, request: string): string[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const query = parameters.filter((p) => p.in === 'query');
  const mark = query.some((p) => p.required) ? '' : '?';
  return [
    ...names.map((name) => `${name.replaceAll(/\W/g, '_')}: string`),
    ...(operation.requestBody ? [`request: ${request}`] : []),
    ...(query.length > 0 ? [`query${mark}: Query<${operationInterface(id)}>`] : []),
  ];
}

/** The names of types that the signatures of operations hold, to import them. */
export function typesOfSignatures(entries: readonly Operation[], names: Map<string, TypeNames>): string[] {
  const used = entries.flatMap((entry) => {
    const { request, response, result } = names.get(entry.id)!;
    const query = entry.parameters.some((p) => p.in === 'query') ? [operationInterface(entry.id)] : [];
    return [...(entry.object.requestBody ? [request] : []), response, result, ...query];
  });
  return [...new Set(used)].toSorted();
}

/** The text above a function: its summary and description. */
export function textOf({ object: operation }: Operation): string {
  return [operation.summary, operation.description?.trim()].filter(Boolean).join('.\n\n');
}
