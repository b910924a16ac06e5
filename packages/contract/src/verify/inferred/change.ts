import { isObject, sameJson, readKeyword } from '@web-data/openapi';
import type { Json, JsonObject, Node } from '@web-data/openapi';
import { candidates } from '../../values/candidates.ts';
import type { ParameterValues } from '../../http/parameters.ts';
import { documents } from '../../semantics/response-for.ts';
import { reportsFailure } from '../../judge/reports-failure.ts';
import type { Operation } from '../../openapi/operation.ts';
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
import { completeBody } from './complete-body.ts';
import { isTimestamp, listMembers, normalize } from './leaves.ts';

/** Maximum number of members to change together; each is changed alone where the service rejects all of them. */
const MAX_MEMBERS = 8;

/** The exchange of a call. */
type CallResult = Awaited<ReturnType<typeof callOperation>>;

/**
 * Checks that a change can be read back: one that was acknowledged and not stored is lost. A GET after a PUT must
 * return the new representation (RFC 9110, section 9.3.4), and a patch is atomic (RFC 5789, section 2). Only members
 * that earlier responses returned as sent are compared, and only unchanged ones are reported.
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

/** Whether the body has a member that the response to a GET may have, too. */
function mayReport(session: Session, operation: Operation, get: Operation): boolean {
  const { body, content } = session.base(operation);
  if (!isObject(body) || content?.schema === undefined) return false;
  const schema = get.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  const reported = schema === undefined ? [] : listMembers(schema);
  const inner = reported.flatMap(([, member]) => listMembers(member));
  const names = new Set([...reported, ...inner].map(([name]) => name));
  return reported.length === 0 || listMembers(content.schema).some(([name]) => names.has(name));
}

async function change(session: Session, operation: Operation, get: Operation): Promise<Conclusion> {
  const { body, content } = session.base(operation);
  const schema = content?.schema;
  if (!isObject(body) || schema === undefined) throw new CannotTry(`${operation.id} takes no object`);
  const parameters = await createResource(session, operation);
  const complete = completeBody(session, schema, body);
  const first = await callOperation(session, get, { parameters }, () => true);
  await writeChange(session, operation, get, { parameters, body: complete });
  const before = await callOperation(session, get, { parameters });
  const names = listMembers(schema).map(([name]) => name);
  const reported = objectWith(names, before.response);
  const atRest = first.response.status < 300 ? objectWith(names, first.response) : undefined;
  const others = reported === undefined ? {} : changesOf(session, schema, complete, reported);
  if (reported === undefined || Object.keys(others).length === 0)
    throw new CannotTry(`nothing that ${operation.id} takes is told by ${get.id} as it was sent`);
  const known = new Map(listMembers(schema));
  // Members with fixed values may be states that the service changes by itself.
  const areEnums = Object.keys(others).every(
    (name) => readKeyword(known.get(name) ?? schema, 'enum') !== undefined,
  );
  const alone = Object.entries(others).map(([name, value]) => ({ [name]: value }));
  for (const some of [others, ...alone]) {
    const result = await writeChange(session, operation, get, { parameters, body: { ...body, ...some } });
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

/** Sends a change, with the entity tag of the resource where the service demands one. */
export async function writeChange(
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
  /** The members that were sent. */
  readonly some: JsonObject;
  /** Whether the change is lost if no member differs: every comparable member was sent, and not only enums. */
  readonly isSure: boolean;
  /** The members before the change. */
  readonly reported: JsonObject;
  /** The members before any request of this trial, if the resource existed. */
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
  // A cached response may be stale (RFC 9111, section 4.4).
  if (now === undefined || after.response.headers['age'] !== undefined) return PASSED;
  const echo = objectWith(Object.keys(reported), result.response);
  const lost = Object.keys(some).find(
    (name) => sameJson(echo?.[name], some[name]) && sameJson(now[name], reported[name]),
  );
  // A separate version, such as a draft, and a change in progress are visible in other members.
  if (lost !== undefined && echo !== undefined && agree(some, echo, now) && agree(some, atRest, now))
    return broken(
      get,
      after,
      `${operation.id} answered that ${lost} is ${JSON.stringify(some[lost])}, and ${get.id} tells what it was before.`,
      `${lost}: ${JSON.stringify(some[lost])}`,
    );
  // The response may describe the change and not the resource, such as a running operation.
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

/** Whether two representations agree in the members that were not sent, except for timestamps. */
function agree(some: JsonObject, one: JsonObject, other: JsonObject): boolean {
  return Object.keys(one).every(
    (name) =>
      name in some ||
      !(name in other) ||
      sameJson(one[name], other[name]) ||
      (isTimestamp(one[name]) && isTimestamp(other[name])),
  );
}

/** Whether a resource is unchanged, except for timestamps that were not sent. */
function isAsBefore(some: JsonObject, before: JsonObject, now: JsonObject): boolean {
  const isSame = [...Object.keys(before), ...Object.keys(now)].every((name) => name in before && name in now);
  return (
    isSame && Object.keys(some).every((name) => sameJson(before[name], now[name])) && agree(some, before, now)
  );
}

/** Another value for each member that was returned as sent; all of them are valid together. */
function changesOf(session: Session, schema: Node, body: JsonObject, reported: JsonObject): JsonObject {
  const { schemas } = session.document;
  const changes: Record<string, Json> = {};
  for (const [name, member] of listMembers(schema)) {
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

/**
 * Values that differ from the returned one in any notation. Empty values are left out, because they may mean no change.
 */
function othersOf({ sampling }: Session, member: Node, reported: Json): Json[] {
  return candidates(member, reported, sampling).flatMap(({ at, intent, unusual, value }) => {
    const isValid = at === '' && intent === 'valid' && !unusual;
    return isValid && value && typeof value === typeof reported && normalize(value) !== normalize(reported)
      ? [value]
      : [];
  });
}

/** An email may need confirmation before it is returned. */
function isPlain(member: Node, before: Json): boolean {
  const isEmail = /^(?:idn-)?email$/u.test(String(readKeyword(member, 'format')));
  return typeof before !== 'object' && !isEmail && readKeyword(member, 'readOnly') !== true;
}
