import { isObject, sameJson, valueAt } from '@web-data/openapi';
import type { Json, JsonObject, Parameter } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { parameterKey, type ParameterValues } from '../../http/parameters.ts';
import { parseBody } from '../../http/parse-body.ts';
import { sentBody } from '../../http/sent-body.ts';
import { reportsFailure } from '../../judge/reports-failure.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findProducer, type Producer } from '../../semantics/producer.ts';
import { CannotTry } from '../cannot-try.ts';
import { resolveLocation } from '../resources.ts';
import type { Session } from '../session.ts';
import type { Trial, Conclusion } from '../trial.ts';
import { writeChange } from './change.ts';
import { completeBody } from './complete-body.ts';
import {
  broken,
  callOperation,
  createResource,
  findItem,
  objectWith,
  PASSED,
  toInferredTrial,
  until,
} from './inferred-trial.ts';
import { isAlike, listLeaves } from './leaves.ts';
import {
  changeAll,
  findLost,
  hasComparable,
  isFixed,
  isStale,
  isStored,
  mayBeReturned,
  withoutSiblings,
} from './lost-members.ts';
import type { Mismatch, Reading, WrittenAndRead } from './lost-members.ts';

/**
 * Checks that a resource is returned as a POST created it and as a PUT or PATCH changed it: a member that the GET
 * returns without a value, or with that of before, whatever was sent is lost, and so is one that the response to a POST
 * confirms and the GET returns otherwise. Compared are members at any depth that both sides describe, that are no state
 * of the service, and that it does not set by itself as far as their names say.
 */
export function readBackTrials(session: Session, operation: Operation): Trial[] {
  const target = findTarget(session, operation);
  const { body } = session.base(operation);
  if (target === undefined || !isObject(body)) return [];
  if (!hasComparable(target)) return [];
  const { get, isCreation } = target;
  return [
    toInferredTrial({
      name: isCreation
        ? `what it created is returned by ${get.id}`
        : `no member of a change is lost by ${get.id}`,
      operation,
      writes: true,
      run: (running) => readBack(running, target, body),
    }),
  ];
}

/** An operation that writes a resource, how it is written, and the GET that reads it. */
interface Target extends WrittenAndRead {
  readonly isCreation: boolean;
  /** Prepares writes to one resource, or, of a POST, to another one each time. */
  open(session: Session): Promise<(body: Json) => Promise<Written>>;
}

/** A write. */
interface Written {
  readonly sent: JsonObject;
  /** The object in its response that has the members of the body. */
  readonly confirmed: JsonObject | undefined;
  /** The path of the resource. */
  readonly parameters: ParameterValues;
}

function findTarget(session: Session, operation: Operation): Target | undefined {
  const { schema } = session.base(operation).content ?? {};
  if (schema === undefined || operation.safe) return undefined;
  if (operation.method === 'post') {
    const creation = findCreation(session, operation);
    if (creation === undefined) return undefined;
    const open = (running: Session) =>
      Promise.resolve((body: Json) => create(running, operation, { ...creation, body }));
    return { operation, schema, get: creation.get, isCreation: true, open };
  }
  const item = ['put', 'patch'].includes(operation.method)
    ? findItem(session.document, operation)
    : undefined;
  return (
    item && { operation, schema, get: item.get, isCreation: false, open: openChange(operation, item.get) }
  );
}

/** The GET of an item that a POST creates. */
interface Creation {
  readonly get: Operation;
  readonly parameter: Parameter;
  readonly producer: Producer;
}

function findCreation({ document }: Session, operation: Operation): Creation | undefined {
  for (const get of document.operations) {
    const parameter = get.parameters.findLast(({ in: location }) => location === 'path');
    if (get.method !== 'get' || parameter === undefined || !get.path.endsWith(`/{${parameter.name}}`))
      continue;
    if (!get.path.startsWith(`${operation.path}/`)) continue;
    const producer = findProducer(document, get, parameter);
    if (producer?.operation.id === operation.id && !producer.eventual) return { get, parameter, producer };
  }
  return undefined;
}

async function readBack(session: Session, target: Target, body: JsonObject): Promise<Conclusion> {
  const complete = completeBody(session, target.schema, body);
  const mismatch = await findMismatch(session, target, complete).catch((error: unknown) => {
    // Some optional member may not fit, such as the id of something that is not there.
    if (error instanceof CannotTry && !sameJson(complete, body)) return findMismatch(session, target, body);
    throw error;
  });
  return mismatch === undefined
    ? PASSED
    : broken(target.get, mismatch.exchange, mismatch.message, mismatch.expected);
}

async function findMismatch(
  session: Session,
  target: Target,
  body: JsonObject,
): Promise<Mismatch | undefined> {
  const changed = changeAll(session, target.schema, body);
  const mismatch = await compare(session, target, [body, changed]);
  if (mismatch?.lost === undefined) return mismatch;
  // Another member beside it may have precedence.
  const { lost } = mismatch;
  const [one, other] = [body, changed].map((each) => withoutSiblings(session, target.schema, each, lost));
  return compare(session, target, [one!, other!], lost);
}

/**
 * Writes each body, and looks for a mismatch in how the GET returns them, until there is none or time is up.
 * @param only pointer of the one member to look at. Demismatch all.
 */
async function compare(
  session: Session,
  target: Target,
  [body, otherBody]: readonly [JsonObject, JsonObject],
  only?: string,
): Promise<Mismatch | undefined> {
  const { settleMs } = session.fixtures;
  const write = await target.open(session);
  const one = await write(body);
  let first: Reading | undefined;
  // A second change overwrites the first.
  if (!target.isCreation)
    await until(settleMs, async () => {
      first = await read(session, target, one);
      return isAnyStored(target, first) ? undefined : first;
    });
  const other = await write(otherBody);
  let isComparable = false;
  const mismatch = await until(settleMs, async () => {
    const before = first ?? (await read(session, target, one));
    const after = await read(session, target, other);
    isComparable ||= isStored(target, before, after);
    const contradiction =
      only === undefined && target.isCreation
        ? findContradiction(target, [one, before], [other, after])
        : undefined;
    return (
      contradiction ??
      (isComparable || only !== undefined ? findLost(target, before, after, only) : undefined)
    );
  });
  if (mismatch !== undefined || isComparable || only !== undefined) return mismatch;
  throw new CannotTry(
    `nothing that ${target.operation.id} takes is returned by ${target.get.id} as it was sent`,
  );
}

/** Whether a GET returns any member as it was written. */
function isAnyStored({ schema }: WrittenAndRead, { sent, object }: Reading): boolean {
  return listLeaves(schema, sent).some(({ at, value }) => object && isAlike(valueAt(object, at), value));
}

/** Sends a creation. @throws CannotTry where its response does not say what was created */
async function create(
  session: Session,
  operation: Operation,
  { get, parameter, producer, body }: Creation & { body: Json },
): Promise<Written> {
  const above = await session.resources.obtain(operation, { fresh: true });
  if (typeof above === 'string') throw new CannotTry(above);
  const { request, response } = await callOperation(
    session,
    operation,
    { parameters: above, body, fresh: true },
    (status) => status < 300,
  );
  const id = producer.read(parseBody(response), resolveLocation(response, request.url));
  if (id === undefined || typeof id === 'object')
    throw new CannotTry(`${operation.id} gave no ${parameter.name}`);
  const own = new Set(get.parameters.filter(({ in: location }) => location === 'path').map(parameterKey));
  const parameters = new Map([...above].filter(([key]) => own.has(key)));
  return toWritten(request, response, parameters.set(parameterKey(parameter), id));
}

/** Creates a resource, which each write changes. */
function openChange(operation: Operation, get: Operation): Target['open'] {
  return async (session) => {
    const parameters = await createResource(session, operation);
    return async (body) => {
      const { request, response } = await writeChange(session, operation, get, { parameters, body });
      // What is only accepted may come later, or never.
      if (response.status >= 300 || response.status === 202 || reportsFailure(operation, response))
        throw new CannotTry(`${operation.id} was answered with ${response.status}`);
      return toWritten(request, response, parameters);
    };
  };
}

function toWritten(request: HttpRequest, response: HttpResponse, parameters: ParameterValues): Written {
  const sent = sentBody(request);
  if (!isObject(sent)) throw new CannotTry('its body is no JSON object');
  return { sent, confirmed: objectWith(Object.keys(sent), response), parameters };
}

async function read(session: Session, { get }: Target, { parameters, sent }: Written): Promise<Reading> {
  const exchange = await callOperation(session, get, { parameters });
  return { sent, exchange, object: objectWith(Object.keys(sent), exchange.response) };
}

/** A member that the responses to two creations confirm, and that the GET returns otherwise both times. */
function findContradiction(
  { operation, get, schema }: WrittenAndRead,
  [one, before]: readonly [Written, Reading],
  [other, after]: readonly [Written, Reading],
): Mismatch | undefined {
  if (isStale(before.exchange) || isStale(after.exchange)) return undefined;
  const isOther = (at: string, { confirmed }: Written, { sent, object }: Reading): boolean => {
    const [value, returned] = [valueAt(sent, at), object && valueAt(object, at)];
    if (value === undefined || returned === undefined || confirmed === undefined) return false;
    return isAlike(valueAt(confirmed, at), value) && !isAlike(returned, value);
  };
  const leaf = listLeaves(schema, before.sent).find(({ at, value, schema: member }) => {
    const returned = before.object && valueAt(before.object, at);
    // A counter goes on, and a number may be rounded.
    const isCounted =
      typeof value === 'number' && !sameJson(returned, after.object && valueAt(after.object, at));
    if (isFixed(member) || isCounted || !mayBeReturned(at, { sent: value, returned })) return false;
    return isOther(at, one, before) && isOther(at, other, after);
  });
  if (leaf === undefined) return undefined;
  const returned = JSON.stringify(valueAt(before.object!, leaf.at));
  return {
    exchange: before.exchange,
    message: `${operation.id} answered that ${leaf.at.slice(1)} is ${JSON.stringify(leaf.value)}, and ${get.id} returns ${returned}.`,
    expected: `${leaf.at.slice(1)}: ${JSON.stringify(leaf.value)}`,
  };
}
