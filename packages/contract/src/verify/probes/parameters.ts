import {
  asObject,
  asString,
  canonicalText,
  isObject,
  joinPointer,
  type Json,
  type JsonObject,
  type Parameter,
} from '@web-data/openapi';
import type { Candidate } from '../../generate/candidate.ts';
import { candidates } from '../../generate/candidates.ts';
import { keywordValue, properties, getTypes } from '../../generate/facets.ts';
import { sample } from '../../generate/sample.ts';
import { cannotWrite, isSpread } from '../../http/parameter-form.ts';
import { parameterKey } from '../../http/parameters.ts';
import type { Styled } from '../../http/read-field.ts';
import type { RawValue } from '../../http/read-parameter.ts';
import { leniently, listReadings } from '../../http/readings.ts';
import type { Expectation } from '../../judge/expectation.ts';
import type { Operation } from '../../openapi/operation.ts';
import { valid } from '../../random/valid.ts';
import { expectRejection } from '../errors-for.ts';
import { toTrial, type Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import { notTested, type Trial } from '../trial.ts';

/** A value longer than this may hit limits of servers and proxies that no document tells. */
const MAX_LENGTH = 4000;
const MAX_ITEMS = 100;

/** Every parameter from both sides of its schema, and without it where it is required. */
export function parameterTrials(session: Session, operation: Operation): Trial[] {
  return operation.parameters.flatMap((parameter) => {
    const untried = whyUntried(session, operation, parameter);
    if (untried !== undefined) return [notTried(operation, parameter, untried)];
    return [...missing(session, operation, parameter), ...values(session, operation, parameter)].map(toTrial);
  });
}

/** Why the values of a parameter cannot be sent; never left out in silence. */
function whyUntried(session: Session, operation: Operation, parameter: Parameter): string | undefined {
  return whyUnwritten(session, parameter, currentOf(session, operation, parameter));
}

/** Why neither a value nor, where it is an object without members, one with all of its members can be written. */
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
    [...properties(schema)].map(([name, member]) => [name, sample(member, session.sampling)]),
  );
}

/** An object with every member that can be written, so that there is something left when one is taken away. */
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

/** A change of a value whose texts are proved to mean what it is for. */
export interface TextCandidate {
  readonly candidate: Candidate;
  /** What travels. */
  readonly sent: Json;
}

/** Both sides of every keyword of what travels as texts, each proved by every reading of them. */
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
  // What is made of one that nothing meets is proved one by one.
  return 'value' in result ? result.value : sample(parameter.schema, session.sampling);
}

/** A value as the texts that travel; `undefined` where it cannot, such as null or a list without items. */
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

/** Members that are query parameters of their own are told from others by their documented names alone. */
function membersOf(parameter: Parameter, value: JsonObject): Record<string, string> | undefined {
  const { style } = parameter;
  const known = properties(parameter.schema);
  const strings: [string, string][] = [];
  for (const [name, member] of Object.entries(value)) {
    const text = textOf(member);
    if (text === undefined || (style === 'form' && !known.has(name))) return undefined;
    strings.push([name, text]);
  }
  return strings.length > 0 ? Object.fromEntries(strings) : undefined;
}

/** What the place and the style carry without changing its meaning on the way. */
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

/** A value is valid when any reading of its texts is. */
function isValid(session: Session, parameter: Parameter, sent: Json): boolean {
  const { schemas } = session.document;
  if (parameter.content !== undefined) return schemas.accepts(parameter.schema, sent);
  return listReadings(parameter, sent as RawValue, leniently).some((one) =>
    schemas.accepts(parameter.schema, one),
  );
}

/** A value is invalid when every reading of its texts is. */
function isInvalid(session: Session, parameter: Parameter, sent: Json): boolean {
  const { schemas } = session.document;
  if (parameter.content !== undefined) return schemas.rejects(parameter.schema, sent);
  return listReadings(parameter, sent as RawValue, leniently).every((one) =>
    schemas.rejects(parameter.schema, one),
  );
}

function probeOf(
  session: Session,
  operation: Operation,
  parameter: Parameter,
  candidate: Candidate,
  value: Json,
): Probe[] {
  const isPath = parameter.in === 'path';
  // A well-formed id that names nothing is tried among the resources.
  if (isPath && candidate.intent === 'valid' && candidate.keyword !== 'enum') return [];
  // Whom HTTP tells to overlook what is no value of such a header does so.
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
        // What is right is asked of something that is there; what is wrong may be asked of anything.
        ...(isPath && candidate.intent === 'invalid' && { anyResource: true }),
        ...(removes && { fresh: true as const }),
      },
      expectation,
      ...(isIssued(parameter) && { opaque: true as const }),
      ...(parameter.in === 'header' && { scope: true as const }),
    },
  ];
}

/** A text that a list gives out for its next part, or that is of a language of its own: its form tells nothing of which there are. */
function isIssued({ in: location, name, schema }: Parameter): boolean {
  if (location === 'header' && /^(?:if-(?:none-)?match|if-range|range)$/iu.test(name)) return true;
  const bounded = ['enum', 'pattern', 'format'].some(
    (keyword) => keywordValue(schema, keyword) !== undefined,
  );
  return !bounded && getTypes(schema).includes('string') && (CURSOR.test(name) || EXPRESSION.test(name));
}

/**
 * Headers of which a server overlooks what it cannot read (RFC 9110, sections 12.5, 13.1.3 to 13.1.5 and 14.2; RFC 7240,
 * section 2; W3C Trace Context, section 3.2).
 */
const OVERLOOKED =
  /^(?:range|if-range|if-(?:un)?modified-since|accept-(?:charset|encoding|language)|prefer|traceparent|tracestate|user-agent|referer)$/iu;

function isOverlooked({ in: location, name }: Parameter): boolean {
  return location === 'header' && OVERLOOKED.test(name);
}

/** Names of what is written in a language of its own, of which a text of any letters is seldom a sentence. */
const EXPRESSION =
  /^\$|(?:filter|selector|expression|mask)$|^(?:where|jql|rsql|fiql|odata|sort|sort[-_]?by|order|order[-_]?by|expand|select|fields|include)$/iu;

/** Names of what a list gives out so that its next part can be asked for. */
export const CURSOR: RegExp =
  /cursor|continu(?:ation|e$)|(?:page|sync|next)[-_ ]?token|^(?:after|before|since|marker|bookmark|start(?:ing)?[-_]?(?:after|at)|ending[-_]?before)$/iu;

function invalid(session: Session, operation: Operation, parameter: Parameter, pointer: string): Expectation {
  const own = asString(asObject(session.document.root.document.at(parameter.pointer).value)['x-error']);
  const errorName = own ?? asString(keywordValue(parameter.schema, 'x-error'));
  const names = {
    in: parameter.in,
    at: joinPointer('', parameter.name),
    also: [joinPointer('', parameter.name.toLowerCase())],
  };
  const expected = expectRejection(session.document, operation, pointer, { names, errorName });
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
