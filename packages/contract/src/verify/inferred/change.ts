import { isObject, type Json, type JsonObject, type Node, sameJson } from '@web-data/openapi';
import { candidates } from '../../generate/candidates.ts';
import { branches, keywordValue, properties } from '../../generate/facets.ts';
import type { ParameterValues } from '../../http/parameters.ts';
import { documents } from '../../judge/response-for.ts';
import { reportsFailure } from '../../judge/reports-failure.ts';
import type { Operation } from '../../openapi/operation.ts';
import { valid } from '../../random/valid.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial, Conclusion } from '../trial.ts';
import {
  callOperation,
  broken,
  toInferredTrial,
  findItem,
  createResource,
  objectWith,
  PASSED,
  within,
} from './inferred-trial.ts';

/** Members that are changed at once at most, and that are tried alone where not all are taken. */
const MAX_MEMBERS = 8;

/** An answer, and what its body holds. */
type CallResult = Awaited<ReturnType<typeof callOperation>>;

/**
 * What was changed is read as it was told: a change that is answered and not kept is lost. RFC 9110, section 9.3.4, has
 * a GET after a PUT answer with what was put, RFC 5789, section 2, has a patch applied wholly or not at all. Only members
 * that are told as they were sent before are looked at, and only what stays as it was is blamed.
 */
export function changeTrials(session: Session, operation: Operation): Trial[] {
  const item = findItem(session.document, operation);
  const isChange = operation.method === 'put' || operation.method === 'patch';
  if (!isChange || item === undefined || !mayReport(session, operation, item.get)) return [];
  const { get } = item;
  return [
    toInferredTrial({
      name: `what it changed is told by ${get.id}`,
      operation,
      writes: true,
      run: (running) => change(running, operation, get),
    }),
  ];
}

/** Whether what is sent has a member that what is read may have. */
function mayReport(session: Session, operation: Operation, get: Operation): boolean {
  const { body, content } = session.base(operation);
  if (!isObject(body) || content?.schema === undefined) return false;
  const schema = get.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  const reported = schema === undefined ? [] : membersOf(schema);
  const inner = reported.flatMap(([, member]) => membersOf(member));
  const names = new Set([...reported, ...inner].map(([name]) => name));
  return reported.length === 0 || membersOf(content.schema).some(([name]) => names.has(name));
}

async function change(session: Session, operation: Operation, get: Operation): Promise<Conclusion> {
  const { body, content } = session.base(operation);
  const schema = content?.schema;
  if (!isObject(body) || schema === undefined) throw new CannotTry(`${operation.id} takes no object`);
  const parameters = await createResource(session, operation);
  const complete = completeBody(session, schema, body);
  const first = await callOperation(session, get, { parameters }, () => true);
  await write(session, operation, get, { parameters, body: complete });
  const before = await callOperation(session, get, { parameters });
  const names = membersOf(schema).map(([name]) => name);
  const reported = objectWith(names, before.response);
  const atRest = first.response.status < 300 ? objectWith(names, first.response) : undefined;
  const others = reported === undefined ? {} : changesOf(session, schema, complete, reported);
  if (reported === undefined || Object.keys(others).length === 0)
    throw new CannotTry(`nothing that ${operation.id} takes is told by ${get.id} as it was sent`);
  const known = new Map(membersOf(schema));
  // Words may be states that the service moves by itself.
  const areEnums = Object.keys(others).every(
    (name) => keywordValue(known.get(name) ?? schema, 'enum') !== undefined,
  );
  const alone = Object.entries(others).map(([name, value]) => ({ [name]: value }));
  for (const some of [others, ...alone]) {
    const result = await write(session, operation, get, { parameters, body: { ...body, ...some } });
    const { status } = result.response;
    if (status === 202 || reportsFailure(operation, result.response)) return PASSED;
    if (status < 300)
      return within(session.fixtures.settleMs, async () => {
        const after = await callOperation(session, get, { parameters });
        return judgeChange({
          operation,
          get,
          some,
          reported,
          atRest,
          result,
          after,
          isSure: some === others && !areEnums,
        });
      });
  }
  throw new CannotTry(`${operation.id} refused every change`);
}

/** Sends a change, under the entity tag of what is there where the service takes none without it. */
async function write(
  session: Session,
  operation: Operation,
  get: Operation,
  input: { parameters: ParameterValues; body: Json },
): Promise<CallResult> {
  const isConditional = documents(operation, 412) || documents(operation, 428);
  const there =
    isConditional && (await callOperation(session, get, { parameters: input.parameters }, () => true));
  const etag = there ? there.response.headers['etag'] : undefined;
  return callOperation(
    session,
    operation,
    { ...input, ...(etag && { headers: { 'if-match': etag } }) },
    () => true,
  );
}

interface Change {
  readonly operation: Operation;
  readonly get: Operation;
  /** What was sent. */
  readonly some: JsonObject;
  /** Whether it is lost if nothing has changed: all that can be told apart was sent, and not only words. */
  readonly isSure: boolean;
  /** What was told before. */
  readonly reported: JsonObject;
  /** What was told before anything was changed, if it was there. */
  readonly atRest: JsonObject | undefined;
  readonly result: CallResult;
  readonly after: CallResult;
}

function judgeChange({
  operation,
  get,
  some,
  isSure,
  reported,
  atRest = reported,
  result,
  after,
}: Change): Conclusion {
  const now = objectWith(Object.keys(reported), after.response);
  // What comes from a cache may be old (RFC 9111, section 4.4).
  if (now === undefined || after.response.headers['age'] !== undefined) return PASSED;
  const echo = objectWith(Object.keys(reported), result.response);
  const lost = Object.keys(some).find(
    (name) => sameJson(echo?.[name], some[name]) && sameJson(now[name], reported[name]),
  );
  // Another version than is read, such as a draft, and a change that is under way say so in other members.
  if (lost !== undefined && echo !== undefined && agree(some, echo, now) && agree(some, atRest, now))
    return broken(
      get,
      after,
      `${operation.id} answered that ${lost} is ${JSON.stringify(some[lost])}, and ${get.id} tells what it was before.`,
      `${lost}: ${JSON.stringify(some[lost])}`,
    );
  // What else it answers with may be about the change, as an operation that runs is.
  const isOfIt = echo === undefined || Object.keys(reported).every((name) => name in echo);
  if (lost !== undefined || !isSure || !isOfIt || !isAsBefore(some, reported, now)) return PASSED;
  return broken(
    get,
    after,
    `${operation.id} was answered with ${result.response.status}, and nothing of what it sent has changed.`,
    Object.entries(some)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', '),
  );
}

/** Whether two answers tell the same of what was not sent, moments aside. */
function agree(some: JsonObject, one: JsonObject, other: JsonObject): boolean {
  return Object.keys(one).every(
    (name) =>
      name in some ||
      !(name in other) ||
      sameJson(one[name], other[name]) ||
      (isMoment(one[name]) && isMoment(other[name])),
  );
}

/** Whether all is as it was, but for the moments that are told and were not sent. */
function isAsBefore(some: JsonObject, before: JsonObject, now: JsonObject): boolean {
  const isSame = [...Object.keys(before), ...Object.keys(now)].every((name) => name in before && name in now);
  return (
    isSame && Object.keys(some).every((name) => sameJson(before[name], now[name])) && agree(some, before, now)
  );
}

function isMoment(value: Json | undefined): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/u.test(value);
}

/** A body with a value for each member that can have one: what a patch leaves out is not told as it was sent. */
function completeBody(session: Session, schema: Node, body: JsonObject): JsonObject {
  const complete: Record<string, Json | undefined> = { ...body };
  for (const [name, member] of membersOf(schema)) {
    if (name in complete || keywordValue(member, 'readOnly') === true) continue;
    const result = valid(member, session.sampling);
    const isValid =
      'value' in result && session.document.schemas.accepts(schema, { ...complete, [name]: result.value });
    if (isValid) complete[name] = result.value;
  }
  return complete;
}

/** Another value for each member that is told as it was sent, all of them valid together. */
function changesOf(session: Session, schema: Node, body: JsonObject, reported: JsonObject): JsonObject {
  const { schemas } = session.document;
  const changes: Record<string, Json> = {};
  for (const [name, member] of membersOf(schema)) {
    const before = reported[name];
    if (before === undefined || !sameJson(before, body[name]) || !isPlain(member, before)) continue;
    const value = othersOf(session, member, before).find((one) =>
      [{}, changes].every((some) => schemas.accepts(schema, { ...body, ...some, [name]: one })),
    );
    if (value !== undefined) changes[name] = value;
    if (Object.keys(changes).length === MAX_MEMBERS) break;
  }
  return changes;
}

/** Values that are another thing than what was told, however they are written. Nothing at all may mean that nothing is changed. */
function othersOf({ sampling }: Session, member: Node, reported: Json): Json[] {
  return candidates(member, reported, sampling).flatMap(({ at, intent, unusual, value }) => {
    const isValid = at === '' && intent === 'valid' && !unusual;
    return isValid && value && typeof value === typeof reported && plain(value) !== plain(reported)
      ? [value]
      : [];
  });
}

/** A value without what services write in their own way: letter case, white space, signs, and the form of a number or a moment. */
function plain(value: Json): string {
  const text = String(value);
  if (/^[+-]?\d+(?:\.\d+)?$/u.test(text)) return String(Number(text));
  const moment = isMoment(value) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') : String(moment);
}

function membersOf(schema: Node): [string, Node][] {
  const found = [schema, ...branches(schema)].flatMap((one) => [...properties(one)]);
  return [...new Map(found)];
}

/** An e-mail may have to be confirmed before it is told. */
function isPlain(member: Node, before: Json): boolean {
  const isEmail = /^(?:idn-)?email$/u.test(String(keywordValue(member, 'format')));
  return typeof before !== 'object' && !isEmail && keywordValue(member, 'readOnly') !== true;
}
