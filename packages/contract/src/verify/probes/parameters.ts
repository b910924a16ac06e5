import type { Candidate } from '../../generate/candidate.ts';
import { candidates } from '../../generate/candidates.ts';
import { keywordValue, typesOf } from '../../generate/facets.ts';
import { sample } from '../../generate/sample.ts';
import { delimiterOf, parameterKey } from '../../http/parameters.ts';
import type { Expectation } from '../../judge/expectation.ts';
import { asObject, asString, type Json } from '../../openapi/json.ts';
import { nodeAt } from '../../openapi/node.ts';
import type { Operation, Parameter } from '../../openapi/operation.ts';
import { joinPointer } from '../../openapi/pointer.ts';
import { refusal } from '../errors-for.ts';
import type { Probe } from '../probe.ts';
import type { Session } from '../session.ts';

/** A value longer than this may hit limits of servers and proxies that no document tells. */
const MAX_LENGTH = 4000;

/** Every parameter from both sides of its schema, and without it where it is required. */
export function parameterProbes(session: Session, operation: Operation): Probe[] {
  return operation.parameters.flatMap((parameter) => [
    ...missing(session, operation, parameter),
    ...values(session, operation, parameter),
  ]);
}

function missing(session: Session, operation: Operation, parameter: Parameter): Probe[] {
  if (!parameter.required || parameter.in === 'path') return [];
  const pointer = joinPointer(parameter.pointer, 'required');
  return [
    {
      name: `without ${parameterKey(parameter)}`,
      phase: 'parameters',
      operation,
      input: { without: [parameterKey(parameter)], anyResource: true },
      expectation: invalid(session, operation, parameter, pointer),
    },
  ];
}

function values(session: Session, operation: Operation, parameter: Parameter): Probe[] {
  if (parameter.in === 'query' && typesOf(parameter.schema).includes('array'))
    return lists(session, operation, parameter);
  if (!typesOf(parameter.schema).some((type) => ['string', 'integer', 'number', 'boolean'].includes(type)))
    return [];
  const current =
    session.base(operation).parameters.get(parameterKey(parameter)) ??
    sample(parameter.schema, session.sampling);
  const seen = new Set<string>();
  return candidates(parameter.schema, current, session.sampling).flatMap((candidate) => {
    const text = textOf(candidate.value);
    if (text === undefined || seen.has(text) || !canBeSent(parameter, text)) return [];
    if (isValidText(session, parameter, text) !== (candidate.intent === 'valid')) return [];
    seen.add(text);
    return probeOf(session, operation, parameter, candidate, text);
  });
}

/** Lists in a query, by their `style`; a list without items cannot be sent. */
function lists(session: Session, operation: Operation, parameter: Parameter): Probe[] {
  const current = sample(parameter.schema, session.sampling);
  const delimiter = delimiterOf(parameter);
  const seen = new Set<string>();
  return candidates(parameter.schema, current, session.sampling).flatMap((candidate) => {
    const texts = Array.isArray(candidate.value) ? candidate.value.map(textOf) : [];
    const key = JSON.stringify(texts);
    const fine = texts.every(
      (text) => text !== undefined && text !== '' && !text.includes(delimiter) && canBeSent(parameter, text),
    );
    if (texts.length === 0 || texts.length > 100 || !fine || seen.has(key)) return [];
    if (isValidList(session, parameter, texts as string[]) !== (candidate.intent === 'valid')) return [];
    seen.add(key);
    return probeOf(session, operation, parameter, candidate, texts as string[]);
  });
}

/** A list is valid when any reading of its texts is. */
function isValidList(session: Session, { schema }: Parameter, texts: readonly string[]): boolean {
  return READINGS.some((read) => session.document.schemas.accepts(schema, texts.map(read)));
}

function probeOf(
  session: Session,
  operation: Operation,
  parameter: Parameter,
  candidate: Candidate,
  value: string | string[],
): Probe[] {
  const isPath = parameter.in === 'path';
  // A well-formed id that names nothing is tried among the resources.
  if (isPath && candidate.intent === 'valid') return [];
  const expectation: Expectation =
    candidate.intent === 'invalid'
      ? invalid(session, operation, parameter, candidate.pointer)
      : { outcome: candidate.unusual ? 'answered' : 'accepted', pointer: candidate.pointer };
  return [
    {
      name: `${parameterKey(parameter)} ${candidate.label}`,
      phase: 'parameters',
      operation,
      input: {
        parameters: new Map<string, Json>([[parameterKey(parameter), value]]),
        ...(isPath && { anyResource: true }),
      },
      expectation,
    },
  ];
}

function invalid(session: Session, operation: Operation, parameter: Parameter, pointer: string): Expectation {
  const own = asString(asObject(nodeAt(session.document.root, parameter.pointer).value)['x-error']);
  const errorName = own ?? asString(keywordValue(parameter.schema, 'x-error'));
  const names = {
    in: parameter.in,
    at: joinPointer('', parameter.name),
    also: [joinPointer('', parameter.name.toLowerCase())],
  };
  const expected = refusal(session.document, operation, pointer, { names, errorName });
  if (parameter.in !== 'path' || expected.errors.length > 0) return expected;
  return { ...expected, statuses: [400, 404, 422] };
}

function textOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  return String(value);
}

/** What the place can carry without changing its meaning on the way. */
function canBeSent(parameter: Parameter, text: string): boolean {
  if (text.length > MAX_LENGTH || !isWellFormed(text)) return false;
  if (parameter.in === 'header') return /^[\u0021-\u007e](?:[\u0020-\u007e]*[\u0021-\u007e])?$/u.test(text);
  if (parameter.in === 'cookie') return /^[\w-]+$/u.test(text);
  return (
    parameter.in !== 'path' ||
    (text.trim() !== '' && !/[/\\]/u.test(text) && !text.includes('\0') && !/^\.+$/u.test(text))
  );
}

/** False for half a surrogate pair, which UTF-8 cannot carry. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Text is valid when any reading of it is. */
function isValidText(session: Session, { schema }: Parameter, text: string): boolean {
  return READINGS.some((read) => session.document.schemas.accepts(schema, read(text)));
}

/** What a text can stand for: the wire knows no types. */
const READINGS: readonly ((text: string) => Json)[] = [
  (text) => text,
  (text) => (/^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : booleanOf(text)),
  (text) => (text === '1' || text === '0' ? text === '1' : booleanOf(text)),
];

function booleanOf(text: string): Json {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
