import { isIdempotentMethod, readErrorCatalogue, pickStrings } from '@web-data/openapi';
import type { Description, OpenApiDocument, Operation } from '@web-data/openapi';
import { comment, extendLiteral, literal } from '../source.ts';
import { returnsObjects, planResponses } from './successes.ts';
import type { ResponsePlan } from './successes.ts';
import { planRequest } from './bodies.ts';
import { nameOperations } from './names.ts';
import type { OperationNames } from './names.ts';
import { planParameters } from './parameters.ts';
import { importStreams, planChoice, planStream } from './streams.ts';
import { hasOwnNeeds, getRequirements } from './security.ts';
import {
  typesOfSignatures,
  writeFunctionType,
  writeStreamSummary,
  writeStreamType,
  writeSummary,
} from './signature.ts';
import { errorClassName, statusName } from './statuses.ts';

/**
 * Writes every operation as a separate function, with the facts that a call needs. Bundlers drop those that a program
 * does not call, and their errors with them.
 */
export function generateOperations(
  description: Description,
  { runtime, codecs }: { runtime: string; codecs?: string },
): string {
  const { operations: entries, value: document } = description;
  const names = nameOperations(description);
  const constants = entries.flatMap((entry) => {
    const own = names.get(entry.id)!;
    const { stream } = own;
    const all = [writeConstant(description, entry, own, codecs !== undefined)];
    if (stream && stream.constant !== own.constant)
      all.push(writeStreamConstant(description, entry, own, codecs !== undefined));
    return all;
  });
  const errors = entries.some((entry) => below(document, entry).length > 0);
  const types = typesOfSignatures(entries, names);
  const code = constants.join('\n');
  return `import * as runtime from ${JSON.stringify(runtime)};
${codecs === undefined ? '' : `import { int64 } from ${JSON.stringify(codecs)};\n`}${importStreams(runtime, code)}${errors ? 'import * as errors from "./errors.ts";\n' : ''}${types.length > 0 ? `import type { ${types.join(', ')} } from "./types.ts";\n` : ''}
${code}`;
}

function writeConstant(
  description: Description,
  entry: Operation,
  own: OperationNames,
  isExact: boolean,
): string {
  const isEither = own.stream?.constant === own.constant;
  const type = writeFunctionType(entry, own, 'OperationFunction');
  const sender = isEither
    ? planChoice(entry)!.code
    : (planStream(entry)?.code ?? (planRequest(entry)?.isStream ? 'streams.sendItems' : undefined));
  const value = define(source(description, entry, planStream(entry)?.type, isExact), sender);
  // A definition has one call signature, and the type of this one several.
  return `${comment(writeSummary(entry))}export const ${own.constant}: ${type} = ${value}${isEither ? ' as never' : ''};\n`;
}

function writeStreamConstant(
  description: Description,
  entry: Operation,
  own: OperationNames,
  isExact: boolean,
): string {
  const { code, type } = planChoice(entry)!;
  const signature = writeStreamType(entry, own, 'OperationFunction');
  return `${comment(writeStreamSummary(entry))}export const ${own.stream!.constant}: ${signature} = ${define(source(description, entry, type, isExact), code)};\n`;
}

function define(facts: string, sender: string | undefined): string {
  const send = sender === undefined ? '' : `, /* @__PURE__ */ ${sender}`;
  return `/* @__PURE__ */ runtime.defineOperation(${facts}${send})`;
}

function hasKey({ parameters }: Operation): boolean {
  return parameters.some((p) => p.in === 'header' && p.name.toLowerCase() === 'idempotency-key');
}

/** The expression that decides whether a repeated request may do harm. */
function onceOf(entry: Operation): string | undefined {
  const { httpMethod, object } = entry;
  if (object['x-safe'] === true || isIdempotentMethod(httpMethod)) return undefined;
  return hasKey(entry) ? 'runtime.withoutKey' : 'runtime.always';
}

/**
 * Functions and errors are referenced, not copied, so bundles contain only those in use.
 * @param stream the media type of the stream that is read alone
 */
function source(
  description: Description,
  entry: Operation,
  stream: string | undefined,
  isExact: boolean,
): string {
  const { value: document } = description;
  const names = below(document, entry).map((name) => `errors.${errorClassName(name)}`);
  const { fill, query, fields } = planParameters(entry);
  const isPlain = returnsObjects(description);
  const { read, accept } = planAccept(entry, stream, isPlain);
  const all = [
    ...(hasKey(entry) ? ['runtime.newKey'] : []),
    ...(accept ? [`/* @__PURE__ */ runtime.accepting(${JSON.stringify(accept)})`] : []),
    ...(fields ? [fields] : []),
  ];
  const rows: [name: string, code: string | undefined][] = [
    ['body', planRequest(entry, isExact)?.code],
    ['once', onceOf(entry)],
    ['fill', fill],
    ['query', query],
    ['fields', all.length > 1 ? `/* @__PURE__ */ runtime.allFields(${all.join(', ')})` : all[0]],
    ['read', isPlain ? undefined : read && `runtime.${read}`],
    ['parse', isExact ? `int64[${JSON.stringify(entry.id)}]!.read` : undefined],
    ['errors', names.length > 0 ? `[${names.join(', ')}]` : undefined],
  ];
  const code = rows.flatMap(([name, text]) => (text === undefined ? [] : [`  ${name}: ${text},\n`]));
  return extendLiteral(literal(data(description, entry)), code.join(''));
}

/** How to read the responses of a function, and which media types it asks for. */
function planAccept(
  entry: Operation,
  stream: string | undefined,
  isPlain: boolean,
): Pick<ResponsePlan, 'read' | 'accept'> {
  if (stream !== undefined) return { read: undefined, accept: stream };
  const plan = planResponses(entry);
  const choice = planChoice(entry);
  if (choice?.isRequested) return { ...plan, accept: `${plan.accept ?? 'application/json'}, ${choice.type}` };
  return isPlain ? { ...plan, accept: undefined } : plan;
}

function errorNames(document: OpenApiDocument, { object: operation }: Operation): string[] {
  const catalogue = readErrorCatalogue(document);
  return pickStrings(operation['x-errors']).filter((name) => Object.hasOwn(catalogue, name));
}

/** The errors of an operation, except those named like their status, which every program has. */
function below(document: OpenApiDocument, entry: Operation): string[] {
  const catalogue = readErrorCatalogue(document);
  return errorNames(document, entry).filter((name) => statusName(catalogue[name]!.status) !== name);
}

/** The statuses that allow a custom message. */
function openStatuses(document: OpenApiDocument, entry: Operation): number[] {
  const catalogue = readErrorCatalogue(document);
  return errorNames(document, entry).flatMap((name) => {
    const { openMessage, status } = catalogue[name]!;
    return openMessage ? [status] : [];
  });
}

function data(description: Description, entry: Operation): object {
  const { value: document } = description;
  const { id, httpMethod, path } = entry;
  const open = openStatuses(document, entry);
  const isPlain = returnsObjects(description);
  const { plain } = planResponses(entry);
  return {
    id,
    method: httpMethod,
    path,
    ...(hasOwnNeeds(description, entry) && { needs: getRequirements(entry) }),
    ...(!isPlain && plain.length > 0 && { plain }),
    ...(open.length > 0 && { open }),
  };
}
