import {
  asObject,
  asString,
  canonicalText,
  isObject,
  joinPointer,
  readKeyword,
  getProperties,
  getTypes,
  type Json,
  type JsonObject,
  type Parameter,
} from '@web-data/openapi';
import type { Candidate } from '../../values/candidate.ts';
import { candidates } from '../../values/candidates.ts';
import { sample } from '../../values/sample.ts';
import { cannotWrite, isSpread } from '../../http/parameter-form.ts';
import { parameterKey } from '../../http/parameters.ts';
import type { Styled } from '../../http/read-field.ts';
import type { RawValue } from '../../http/read-parameter.ts';
import { leniently, listReadings } from '../../http/readings.ts';
import { writeQuery } from '../../http/write-query.ts';
import { findQueryViolation } from '../../observe/check-query.ts';
import type { Expectation } from '../../semantics/expectation.ts';
import type { Operation } from '../../openapi/operation.ts';
import { valid } from '../../values/valid.ts';
import { expectRejection } from '../../semantics/errors.ts';
import { CURSOR } from '../../semantics/next-page.ts';
import { toTrial, type Probe } from '../probe.ts';
import { isPlainValue } from '../search/path-values.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial } from '../trial.ts';

/** Longer values may exceed undocumented limits of servers and proxies. */
const MAX_LENGTH = 4000;
const MAX_ITEMS = 100;

/** Returns trials for both sides of the schema of every parameter, and without required parameters. */
export function parameterTrials(session: Session, operation: Operation): Trial[] {
  return operation.parameters.flatMap((parameter) => {
    const untried = whyUntried(session, operation, parameter);
    if (untried !== undefined) return [notTried(operation, parameter, untried)];
    return [...missing(session, operation, parameter), ...values(session, operation, parameter)].map(toTrial);
  });
}

/** Why the values of a parameter cannot be sent; the report lists the reason. */
function whyUntried(session: Session, operation: Operation, parameter: Parameter): string | undefined {
  return whyUnwritten(session, parameter, currentOf(session, operation, parameter));
}

/**
 * Returns the reason why the value of a parameter cannot be written; an empty object is checked with all of its
 * members.
 */
export function whyUnwritten(
  session: Session,
  parameter: Styled,
  current: Json,
  name?: string,
): string | undefined {
  const isEmpty = isObject(current) && Object.keys(current).length === 0;
  return cannotWrite(parameter, isEmpty ? membersOfSchema(session, parameter) : current, name);
}

function membersOfSchema(session: Session, { schema }: Styled): JsonObject {
  return Object.fromEntries(
    [...getProperties(schema)].map(([name, member]) => [name, sample(member, session.sampling)]),
  );
}

/** An object with every member that can be written, so that members remain when one is removed. */
function wholes(session: Session, parameter: Parameter, current: Json): JsonObject[] {
  if (!isObject(current)) return [];
  const members = Object.entries(membersOfSchema(session, parameter)).filter(
    ([name, value]) => cannotWrite(parameter, { [name]: value }) === undefined,
  );
  return [{ ...Object.fromEntries(members), ...current }];
}

function notTried(operation: Operation, parameter: Parameter, reason: string): Trial {
  return {
    id: `${operation.id}/parameters/${parameterKey(parameter)}`,
    phase: 'parameters',
    operation: operation.id,
    title: `not tried: ${parameterKey(parameter)}`,
    pointer: parameter.pointer,
    writes: !operation.safe,
    run: () => Promise.resolve(notTested(reason)),
  };
}

function missing(session: Session, operation: Operation, parameter: Parameter): Probe[] {
  if (!parameter.required || parameter.in === 'path') return [];
  const pointer = joinPointer(parameter.pointer, 'required');
  return [
    {
      name: `without ${parameterKey(parameter)}`,
      phase: 'parameters',
      operation,
      input: { without: [parameterKey(parameter)] },
      expectation: invalid(session, operation, parameter, pointer),
    },
  ];
}

function values(session: Session, operation: Operation, parameter: Parameter): Probe[] {
  return textCandidates(session, parameter, currentOf(session, operation, parameter)).flatMap(
    ({ candidate, sent }) => probeOf(session, operation, parameter, candidate, sent),
  );
}

/** A changed value whose raw form is verified to match its intent. */
export interface TextCandidate {
  readonly candidate: Candidate;
  /** The raw value to send. */
  readonly sent: Json;
}

/**
 * Returns candidates for both sides of every keyword of a value that is sent as strings, verified by every reading of
 * those strings.
 */
export function textCandidates(session: Session, parameter: Parameter, current: Json): TextCandidate[] {
  const all = [current, ...wholes(session, parameter, current)].flatMap((value) =>
    candidates(parameter.schema, value, session.sampling),
  );
  const seen = new Set<string>();
  return all.flatMap((candidate) => {
    const sent = parameter.content === undefined ? toRawValue(parameter, candidate.value) : candidate.value;
    const key = canonicalText(sent);
    if (sent === undefined || seen.has(key) || !canCarry(parameter, sent)) return [];
    const isVerified = candidate.intent === 'valid' ? isValid : isInvalid;
    if (!isVerified(session, parameter, sent)) return [];
    seen.add(key);
    return [{ candidate, sent }];
  });
}

function currentOf(session: Session, operation: Operation, parameter: Parameter): Json {
  const base = session.base(operation).parameters.get(parameterKey(parameter));
  if (base !== undefined) return base;
  const result = valid(parameter.schema, session.sampling);
  // Candidates from an invalid sample are verified one by one.
  return 'value' in result ? result.value : sample(parameter.schema, session.sampling);
}

/** The raw form of a value; `undefined` where it has none, such as null or a list without items. */
function toRawValue(parameter: Parameter, value: Json | undefined): Json | undefined {
  const types = getTypes(parameter.schema);
  if (types.includes('array'))
    return Array.isArray(value) && value.length <= MAX_ITEMS ? toStringList(value) : undefined;
  if (types.includes('object')) return isObject(value) ? membersOf(parameter, value) : undefined;
  return textOf(value);
}

function toStringList(values: readonly Json[]): string[] | undefined {
  const strings = values.flatMap((value) => textOf(value) ?? []);
  return strings.length > 0 && strings.length === values.length ? strings : undefined;
}

/** Only documented names distinguish members that are separate query parameters. */
function membersOf(parameter: Parameter, value: JsonObject): Record<string, string> | undefined {
  const { style } = parameter;
  const known = getProperties(parameter.schema);
  const strings: [string, string][] = [];
  for (const [name, member] of Object.entries(value)) {
    const text = textOf(member);
    if (text === undefined || (style === 'form' && !known.has(name))) return undefined;
    strings.push([name, text]);
  }
  return strings.length > 0 ? Object.fromEntries(strings) : undefined;
}

/** Whether the location and the style carry the value unchanged. */
function canCarry(parameter: Parameter, sent: Json): boolean {
  if (cannotWrite(parameter, sent) !== undefined) return false;
  if (parameter.content !== undefined) return canBeSent(parameter, JSON.stringify(sent));
  if (typeof sent === 'string') return canBeSent(parameter, sent);
  const strings = Array.isArray(sent)
    ? (sent as string[])
    : (Object.entries(asObject(sent)).flat() as string[]);
  const form = parameter;
  const reserved = form.style === 'label' ? /[,|;.= ]/u : /[,|;= ]/u;
  const isUnambiguous = (text: string): boolean => text !== '' && !reserved.test(text);
  return strings.every(
    (text) =>
      canBeSent(parameter, text) && (isSpread(form) ? text !== '' || isObject(sent) : isUnambiguous(text)),
  );
}

/** A raw value is valid when any of its readings is. */
function isValid(session: Session, parameter: Parameter, sent: Json): boolean {
  const { schemas } = session.document;
  if (parameter.in === 'querystring') return findWrittenViolation(session, parameter, sent) === undefined;
  if (parameter.content !== undefined) return schemas.accepts(parameter.schema, sent);
  return listReadings(parameter, sent as RawValue, leniently).some((one) =>
    schemas.accepts(parameter.schema, one),
  );
}

/** A raw value is invalid when all of its readings are. */
function isInvalid(session: Session, parameter: Parameter, sent: Json): boolean {
  const { schemas } = session.document;
  if (parameter.in === 'querystring') return findWrittenViolation(session, parameter, sent) !== undefined;
  if (parameter.content !== undefined) return schemas.rejects(parameter.schema, sent);
  return listReadings(parameter, sent as RawValue, leniently).every((one) =>
    schemas.rejects(parameter.schema, one),
  );
}

/** The violation of a whole query as it is written: a form tells no types. */
function findWrittenViolation({ document }: Session, parameter: Parameter, sent: Json) {
  const query = writeQuery([parameter], new Map([[parameterKey(parameter), sent]]));
  return findQueryViolation(document, parameter, `http://localhost/?${query}`);
}

function probeOf(
  session: Session,
  operation: Operation,
  parameter: Parameter,
  candidate: Candidate,
  value: Json,
): Probe[] {
  const isPath = parameter.in === 'path';
  const isPlain = isPath && isPlainValue(session, operation, parameter);
  // Well-formed ids without a resource are tested by the trials of resources.
  if (isPath && !isPlain && candidate.intent === 'valid' && candidate.keyword !== 'enum') return [];
  // HTTP demands that servers ignore invalid values of such headers.
  if (isOverlooked(parameter) && candidate.intent === 'invalid') return [];
  const removes = operation.method === 'delete' && !isPath && candidate.intent === 'valid';
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
        // A valid value needs an existing resource; an invalid one does not.
        ...(isPath && candidate.intent === 'invalid' && { anyResource: true }),
        ...(removes && { fresh: true as const }),
      },
      expectation,
      ...(isIssued(parameter) && { opaque: true as const }),
      ...(isPlain && { plain: true as const }),
      ...(parameter.in === 'header' && { scope: true as const }),
    },
  ];
}

/**
 * Whether the value is issued by the service, such as a cursor, or is an expression in its own language: a valid form
 * does not make it valid.
 */
function isIssued({ in: location, name, schema }: Parameter): boolean {
  if (location === 'header' && /^(?:if-(?:none-)?match|if-range|range)$/iu.test(name)) return true;
  const bounded = ['enum', 'pattern', 'format'].some((keyword) => readKeyword(schema, keyword) !== undefined);
  return !bounded && getTypes(schema).includes('string') && (CURSOR.test(name) || EXPRESSION.test(name));
}

/**
 * Headers whose invalid values servers ignore (RFC 9110, sections 12.5, 13.1.3 to 13.1.5 and 14.2; RFC 7240, section 2;
 * W3C Trace Context, section 3.2).
 */
const OVERLOOKED =
  /^(?:range|if-range|if-(?:un)?modified-since|accept-(?:charset|encoding|language)|prefer|traceparent|tracestate|user-agent|referer)$/iu;

function isOverlooked({ in: location, name }: Parameter): boolean {
  return location === 'header' && OVERLOOKED.test(name);
}

/** Names of parameters that hold expressions in a language of the service, which random text seldom matches. */
const EXPRESSION =
  /^\$|(?:filter|selector|expression|mask)$|^(?:where|jql|rsql|fiql|odata|sort|sort[-_]?by|order|order[-_]?by|expand|select|fields|include)$/iu;

function invalid(session: Session, operation: Operation, parameter: Parameter, pointer: string): Expectation {
  const own = asString(asObject(session.document.root.document.at(parameter.pointer).value)['x-error']);
  const errorName = own ?? asString(readKeyword(parameter.schema, 'x-error'));
  const { in: location, name } = parameter;
  // A violation of the whole query is named by the member that it is about, which the candidate does not tell.
  const names = location !== 'querystring' && {
    in: location,
    at: joinPointer('', name),
    also: [joinPointer('', name.toLowerCase())],
  };
  const expected = expectRejection(session.document, operation, pointer, {
    ...(names && { names }),
    errorName,
  });
  if (parameter.in !== 'path' || expected.errors.length > 0) return expected;
  return { ...expected, statuses: [400, 404, 422] };
}

function textOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  return String(value);
}

/** Whether the location carries the text unchanged. */
function canBeSent(parameter: Parameter, text: string): boolean {
  if (text.length > MAX_LENGTH || !isWellFormed(text)) return false;
  if (parameter.in === 'header') return /^[\u0021-\u007e](?:[\u0020-\u007e]*[\u0021-\u007e])?$/u.test(text);
  if (parameter.in === 'cookie') return /^[\w-]+$/u.test(text);
  return (
    parameter.in !== 'path' ||
    (text.trim() !== '' && !/[/\\]/u.test(text) && !text.includes('\0') && !/^\.+$/u.test(text))
  );
}

/** False for a lone surrogate, which UTF-8 cannot encode. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
