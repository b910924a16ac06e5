import { isObject, sameJson, valueAt, type Json, type JsonObject } from '@web-data/openapi';
import { parameterKey, type ParameterValues } from '../../http/parameters.ts';
import { parseBody } from '../../http/parse-body.ts';
import { sentBody } from '../../http/sent-body.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findCreatedLife, type Life } from '../../semantics/life.ts';
import { resolveLocation } from '../../semantics/producer.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { changeAll, withoutSiblings } from './change-all.ts';
import { completeBody } from './complete-body.ts';
import { isAlike, listLeaves } from './leaves.ts';
import { findLost, hasComparable, isFixed, isStale, isStored, mayBeReturned } from './lost-members.ts';
import type { Mismatch, Reading, WrittenAndRead } from './lost-members.ts';
import { reportBroken, callOperation, objectWith, PASSED, toRuleTrial, until } from './rule.ts';

/** A POST that creates a resource, and the life of that resource. */
interface Creation extends WrittenAndRead {
  readonly life: Life;
}

/** One creation. */
interface Created {
  readonly sent: JsonObject;
  /** The object in its response that has the members of the body. */
  readonly confirmed: JsonObject | undefined;
  /** The path of the resource. */
  readonly parameters: ParameterValues;
}

/**
 * Checks that a resource is returned as a POST created it: a member that the GET returns without a value, whatever was
 * sent, is lost, and so is one that the response confirms and the GET returns otherwise. Compared are members at any
 * depth that both sides describe, that are no state of the service, and that it does not set by itself as far as their
 * names say.
 */
export function planReadBack(session: Session, operation: Operation): Trial[] {
  const { body, content } = session.base(operation);
  if (operation.method !== 'post' || operation.safe || !isObject(body) || content?.schema === undefined)
    return [];
  const life = findCreatedLife(session.document, operation);
  if (life === undefined) return [];
  const creation: Creation = { operation, schema: content.schema, get: life.get, life };
  if (!hasComparable(creation)) return [];
  return [
    toRuleTrial({
      name: `what it created is returned by ${life.get.id}`,
      operation,
      writes: true,
      async run(running) {
        const mismatch = await readBack(running, creation, body);
        return mismatch === undefined
          ? PASSED
          : reportBroken(life.get, mismatch.exchange, mismatch.message, mismatch.expected);
      },
    }),
  ];
}

async function readBack(
  session: Session,
  creation: Creation,
  body: JsonObject,
): Promise<Mismatch | undefined> {
  const complete = completeBody(session, creation.schema, body);
  return findMismatch(session, creation, complete).catch((error: unknown) => {
    // Some optional member may not fit, such as the id of something that is not there.
    if (error instanceof CannotTry && !sameJson(complete, body)) return findMismatch(session, creation, body);
    throw error;
  });
}

async function findMismatch(
  session: Session,
  creation: Creation,
  body: JsonObject,
): Promise<Mismatch | undefined> {
  const changed = changeAll(session, creation.schema, body);
  const mismatch = await compare(session, creation, [body, changed]);
  const lost = mismatch?.lost;
  if (lost === undefined) return mismatch;
  // Another member beside it may have precedence.
  const [one, other] = [body, changed].map((each) => withoutSiblings(session, creation.schema, each, lost));
  return compare(session, creation, [one!, other!], lost);
}

/**
 * Creates two resources, and looks for a mismatch in how the GET returns them, until there is none or time is up.
 * @param only pointer of the one member to look at. Default all.
 */
async function compare(
  session: Session,
  creation: Creation,
  [body, otherBody]: readonly [JsonObject, JsonObject],
  only?: string,
): Promise<Mismatch | undefined> {
  const one = await create(session, creation, body);
  const other = await create(session, creation, otherBody);
  let isComparable = only !== undefined;
  const mismatch = await until(session.fixtures.settleMs, async () => {
    const before = await read(session, creation, one);
    const after = await read(session, creation, other);
    isComparable ||= isStored(creation, before, after);
    const contradiction =
      only === undefined ? findContradiction(creation, [one, before], [other, after]) : undefined;
    return contradiction ?? (isComparable ? findLost(creation, before, after, only) : undefined);
  });
  if (mismatch !== undefined || isComparable) return mismatch;
  const { operation, get } = creation;
  throw new CannotTry(`nothing that ${operation.id} takes is returned by ${get.id} as it was sent`);
}

/** Sends a creation. @throws CannotTry where its response does not say what was created */
async function create(session: Session, { operation, life }: Creation, body: Json): Promise<Created> {
  const above = await session.resources.obtain(operation, { fresh: true });
  if (typeof above === 'string') throw new CannotTry(above);
  const { request, response } = await callOperation(
    session,
    operation,
    { parameters: above, body, fresh: true },
    (status) => status < 300,
  );
  const id = life.producer?.read(parseBody(response), resolveLocation(response, request.url));
  if (id === undefined || typeof id === 'object')
    throw new CannotTry(`${operation.id} gave no ${life.parameter.name}`);
  const sent = sentBody(request);
  if (!isObject(sent)) throw new CannotTry('its body is no JSON object');
  const own = new Set(life.get.parameters.map(parameterKey));
  const parameters = new Map([...[...above].filter(([key]) => own.has(key)), [life.key, id] as const]);
  return { sent, confirmed: objectWith(Object.keys(sent), response), parameters };
}

async function read(session: Session, { get }: Creation, { parameters, sent }: Created): Promise<Reading> {
  const exchange = await callOperation(session, get, { parameters });
  return { sent, exchange, object: objectWith(Object.keys(sent), exchange.response) };
}

/** A member that the responses to two creations confirm, and that the GET returns otherwise both times. */
function findContradiction(
  { operation, get, schema }: Creation,
  [one, before]: readonly [Created, Reading],
  [other, after]: readonly [Created, Reading],
): Mismatch | undefined {
  if (isStale(before.exchange) || isStale(after.exchange)) return undefined;
  const isOther = (at: string, { confirmed }: Created, { sent, object }: Reading): boolean => {
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
  const [name, value] = [leaf.at.slice(1), JSON.stringify(leaf.value)];
  const returned = JSON.stringify(valueAt(before.object!, leaf.at));
  return {
    exchange: before.exchange,
    message: `${operation.id} answered that ${name} is ${value}, and ${get.id} returns ${returned}.`,
    expected: `${name}: ${value}`,
  };
}
