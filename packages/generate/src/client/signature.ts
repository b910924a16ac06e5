import type { Operation } from '@web-data/openapi';
import { planRequest } from './bodies.ts';
import { reserved } from './names.ts';
import type { OperationNames } from './names.ts';
import { planParameters } from './parameters.ts';
import { planStream } from './streams.ts';

/** The type of an operation's function: `runtime.OperationFunction<[request: MapRequest], MapResponse, MapResult>`. */
export function writeFunctionType(entry: Operation, names: OperationNames, type: FunctionType): string {
  const { response, result, stream } = names;
  const write = (body: RequestType, data: string, outcome: string, isStream: boolean): string =>
    `runtime.${type}<[${argumentsOf(entry, names, body).join(', ')}], ${data}, ${outcome}${optionsOf(entry, isStream)}>`;
  if (stream?.constant !== names.constant)
    return write({}, response, result, planStream(entry) !== undefined);
  const { request } = names;
  // The first that fits is the type of a call.
  return [
    write({ type: `${request} & { stream: true }`, required: true }, stream.response, stream.result, true),
    write({ type: `${request} & { stream?: false | null }` }, response, result, false),
    write({}, `${response} | ${stream.response}`, `${result} | ${stream.result}`, true),
  ].join(' & ');
}

/** What the argument for the body is, other than by the description. */
interface RequestType {
  readonly type?: string;
  readonly required?: true;
}

/** The type of the function that asks for the stream of an operation. */
export function writeStreamType(entry: Operation, names: OperationNames, type: FunctionType): string {
  const { response, result } = names.stream!;
  return `runtime.${type}<[${argumentsOf(entry, names).join(', ')}], ${response}, ${result}${optionsOf(entry, true)}>`;
}

/** A function of a service, or a method of a client. */
export type FunctionType = 'OperationFunction' | 'Method';

function optionsOf(entry: Operation, isStream: boolean): string {
  const union = planParameters(entry)
    .headers.map((name) => JSON.stringify(name))
    .join(' | ');
  const header = union ? `<${union}>` : '';
  if (isStream) return `, streams.StreamOptions${header}`;
  return header && `, runtime.CallOptions${header}`;
}

/** Path parameters in the order of the path, then the body, the query and the headers. */
function argumentsOf(
  entry: Operation,
  { operation, request, query }: OperationNames,
  own: RequestType = {},
): string[] {
  const body = planRequest(entry);
  const { requiredQuery, fields, requiredFields } = planParameters(entry);
  const input: [name: string, type: string, required: boolean][] = [
    ...pathArguments(entry, operation),
    ...(body
      ? [['request', own.type ?? request, own.required ?? body.required] as [string, string, boolean]]
      : []),
    ...(query ? [['query', query, requiredQuery] as [string, string, boolean]] : []),
    ...(fields
      ? [['parameters', `runtime.Fields<${operation}>`, requiredFields] as [string, string, boolean]]
      : []),
  ];
  const last = input.findLastIndex(([, , required]) => required);
  // An optional parameter before a required one is typed with `undefined`.
  return input.map(([name, type, required], index) =>
    required ? `${name}: ${type}` : index < last ? `${name}: ${type} | undefined` : `${name}?: ${type}`,
  );
}

function pathArguments({ path, parameters }: Operation, operation: string): [string, string, true][] {
  const usedNames = new Set(['request', 'query', 'parameters', ...reserved.split(' ')]);
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => {
    const schema = parameters.find((p) => p.in === 'path' && p.name === name)?.schema.value;
    const isText = schema === undefined || (Object(schema) as { type?: unknown }).type === 'string';
    const type = isText ? 'string' : `runtime.Parameters<${operation}, "path">[${JSON.stringify(name)}]`;
    return [argumentName(name!, usedNames), type, true];
  });
}

function argumentName(name: string, usedNames: Set<string>): string {
  const plain = name.replaceAll(/[^\p{ID_Continue}$]/gu, '_').replace(/^[^\p{ID_Start}_$]/u, '_$&');
  let own = plain;
  while (usedNames.has(own)) own += '_';
  usedNames.add(own);
  return own;
}

/** The names of types to import for the signatures of operations. */
export function typesOfSignatures(
  entries: readonly Operation[],
  names: ReadonlyMap<string, OperationNames>,
): string[] {
  const used = entries.flatMap((entry) => {
    const own = names.get(entry.id)!;
    const parts = new Set(
      argumentsOf(entry, own)
        .join()
        .split(/[^\p{ID_Continue}$]+/u),
    );
    const named = [own.request, own.operation, ...(own.query ? [own.query] : [])].filter((name) =>
      parts.has(name),
    );
    return [
      ...named,
      own.response,
      own.result,
      ...(own.stream ? [own.stream.response, own.stream.result] : []),
    ];
  });
  return [...new Set(used)].toSorted();
}

/** The comment above a function: its summary and description, or else its method and path. */
export function writeSummary({ httpMethod, path, object: { summary, description } }: Operation): string {
  return [summary, description?.trim()].filter(Boolean).join('.\n\n') || `${httpMethod} ${path}`;
}

/** The comment above the function that asks for the stream of an operation. */
export function writeStreamSummary(operation: Operation): string {
  return `${writeSummary(operation)}\n\nAsks for the stream: its items as they come.`;
}
