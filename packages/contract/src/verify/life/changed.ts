import { canonicalText, isObject, joinPointer, sameJson, valueAt } from '@web-data/openapi';
import type { Json, JsonObject } from '@web-data/openapi';
import type { ParameterValues } from '../../http/parameters.ts';
import { sentBody } from '../../http/sent-body.ts';
import { reportsFailure } from '../../judge/reports-failure.ts';
import type { Operation } from '../../openapi/operation.ts';
import { withValueAt } from '../../openapi/pointer.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial, Conclusion } from '../trial.ts';
import { changeAll, withoutSiblings } from './change-all.ts';
import { findChange, type Change } from './change-once.ts';
import { completeBody } from './complete-body.ts';
import { isAlike, listLeaves, listMembers, type Leaf } from './leaves.ts';
import { findLost, isFixed, isStale, isStored, listReturnedMembers } from './lost-members.ts';
import type { Mismatch, Reading } from './lost-members.ts';
import {
  reportBroken,
  callOperation,
  createResource,
  objectWith,
  PASSED,
  toRuleTrial,
  until,
} from './rule.ts';
import { sendChange } from './send-change.ts';
import { findUnstored, isUnchanged, type Confirmation } from './unstored.ts';

/** Maximum number of members that are changed alone, where the service rejects a change of all. */
const MAX_MEMBERS = 8;

/**
 * Checks that a change can be read back: a GET after a PUT must return the new representation (RFC 9110, section
 * 9.3.4), and a patch is atomic (RFC 5789, section 2). Reported are a change of which nothing is stored, a member that
 * the response confirms and the GET returns as before, and one that the GET returns alike after two changes. The
 * latter need members that are returned as they were sent, for otherwise the GET may read something else.
 */
export function planChanged(session: Session, operation: Operation): Trial[] {
  const change = findChange(session, operation);
  if (change === undefined || !mayReturn(change)) return [];
  return [
    toRuleTrial({
      name: `what it changed is returned by ${change.get.id}`,
      operation,
      writes: true,
      run: (running) => runChange(running, change),
    }),
  ];
}

/** Whether the response to a GET may have a member of the body. */
function mayReturn({ get, schema }: Change): boolean {
  const returned = listReturnedMembers(get);
  return returned.size === 0 || listMembers(schema).some(([name]) => returned.has(joinPointer('', name)));
}

/** The exchange of a write, and what it sent. */
interface Written {
  readonly sent: JsonObject;
  readonly exchange: Awaited<ReturnType<typeof callOperation>>;
}

async function runChange(session: Session, change: Change): Promise<Conclusion> {
  const { operation, get, schema } = change;
  const parameters = await createResource(session, operation);
  const atRest = await callOperation(session, get, { parameters }, () => true);
  const first = await writeFirst(session, change, parameters);
  const before = await readStored(session, change, parameters, first.sent);
  const stored = listLeaves(schema, first.sent).filter(
    ({ at, value }) => before.object && isAlike(valueAt(before.object, at), value),
  );
  const changes = listChanges(session, change, first.sent, stored);
  if (changes.length === 0)
    throw new CannotTry(`nothing that ${operation.id} takes is returned by ${get.id} as it was sent`);
  for (const { body, isSure } of changes) {
    const { sent, exchange } = await write(session, change, parameters, body);
    const { response } = exchange;
    // What is only accepted may come later, or never.
    if (response.status === 202 || reportsFailure(operation, response)) return PASSED;
    if (response.status >= 300) continue;
    const names = listMembers(schema).map(([name]) => name);
    const confirmation: Confirmation = {
      before: before.object ?? {},
      atRest: atRest.response.status < 300 ? objectWith(names, atRest.response) : undefined,
      echo: objectWith(names, response),
      changed: stored.filter(({ at, value }) => !isAlike(valueAt(sent, at), value)),
      sent,
    };
    const mismatch = await until(session.fixtures.settleMs, async () => {
      const after = await read(session, change, parameters, sent);
      return findMismatch(change, { before, after, confirmation, isSure, status: response.status });
    });
    return confirmLoss(session, change, first.sent, body, mismatch);
  }
  throw new CannotTry(`${operation.id} refused every change`);
}

/** Writes all members that the body may have, or the basic ones where some do not fit. */
async function writeFirst(session: Session, change: Change, parameters: ParameterValues): Promise<Written> {
  const complete = completeBody(session, change.schema, change.body);
  const written = await write(session, change, parameters, complete);
  if (written.exchange.response.status < 400 || sameJson(complete, change.body)) return written;
  return write(session, change, parameters, change.body);
}

async function write(
  session: Session,
  change: Change,
  parameters: ParameterValues,
  body: Json,
): Promise<Written> {
  const exchange = await sendChange(session, change, { parameters, body });
  const sent = sentBody(exchange.request);
  if (!isObject(sent)) throw new CannotTry('its body is no JSON object');
  return { sent, exchange };
}

async function read(
  session: Session,
  { get }: Change,
  parameters: ParameterValues,
  sent: JsonObject,
): Promise<Reading> {
  const exchange = await callOperation(session, get, { parameters });
  return { sent, exchange, object: objectWith(Object.keys(sent), exchange.response) };
}

/** Reads a change until a member is returned as it was sent, or the time is up: the next change overwrites it. */
async function readStored(
  session: Session,
  change: Change,
  parameters: ParameterValues,
  sent: JsonObject,
): Promise<Reading> {
  let reading = await read(session, change, parameters, sent);
  await until(session.fixtures.settleMs, async () => {
    reading = await read(session, change, parameters, sent);
    const { object } = reading;
    const isAnyStored = listLeaves(change.schema, sent).some(
      ({ at, value }) => object && isAlike(valueAt(object, at), value),
    );
    return isAnyStored ? undefined : reading;
  });
  return reading;
}

/** A body that changes something. */
interface NextBody {
  readonly body: JsonObject;
  /** Whether a change is lost if nothing of it is returned: it has every member that can be compared, not only enums. */
  readonly isSure: boolean;
}

/** Bodies to try until one is accepted: with a change of all members, of those that are stored, and of each alone. */
function listChanges(
  session: Session,
  { schema }: Change,
  sent: JsonObject,
  stored: readonly Leaf[],
): NextBody[] {
  const all = changeAll(session, schema, sent);
  const changed = stored.filter(({ at, value }) => !isAlike(valueAt(all, at), value));
  const isSure = changed.some(({ schema: member }) => !isFixed(member));
  const withChanges = (leaves: readonly Leaf[]): JsonObject =>
    leaves.reduce<JsonObject>((body, { at }) => {
      const next = withValueAt(body, at, valueAt(all, at));
      return isObject(next) ? next : body;
    }, sent);
  const bodies =
    changed.length === 0
      ? []
      : [
          { body: all, isSure },
          { body: withChanges(changed), isSure },
          ...changed.slice(0, MAX_MEMBERS).map((leaf) => ({ body: withChanges([leaf]), isSure: false })),
        ];
  const seen = new Set<string>();
  return bodies.filter(({ body }) => {
    const text = canonicalText(body);
    const isNew = !seen.has(text) && session.document.schemas.accepts(schema, body);
    seen.add(text);
    return isNew;
  });
}

interface Comparison {
  readonly before: Reading;
  readonly after: Reading;
  readonly confirmation: Confirmation;
  readonly isSure: boolean;
  /** The status of the change. */
  readonly status: number;
}

function findMismatch(
  change: Change,
  { before, after, confirmation, isSure, status }: Comparison,
): Mismatch | undefined {
  const { operation, get } = change;
  const now = after.object;
  if (now === undefined || isStale(after.exchange)) return undefined;
  const unstored = findUnstored(confirmation, now);
  if (unstored !== undefined) {
    const value = JSON.stringify(valueAt(confirmation.sent, unstored.at));
    const name = unstored.at.slice(1);
    return {
      exchange: after.exchange,
      message: `${operation.id} answered that ${name} is ${value}, and ${get.id} returns what it was before.`,
      expected: `${name}: ${value}`,
    };
  }
  if (isSure && isUnchanged(confirmation, now))
    return {
      exchange: after.exchange,
      message: `${operation.id} was answered with ${status}, and nothing of what it sent has changed.`,
      expected: confirmation.changed
        .map(({ at }) => `${at.slice(1)}: ${JSON.stringify(valueAt(confirmation.sent, at))}`)
        .join(', '),
    };
  return isStored(change, before, after) ? findLost(change, before, after) : undefined;
}

/** Another member beside a lost one may have precedence: the lost one is also written to another resource, alone. */
async function confirmLoss(
  session: Session,
  change: Change,
  one: JsonObject,
  other: JsonObject,
  mismatch: Mismatch | undefined,
): Promise<Conclusion> {
  const { get, schema } = change;
  const lost = mismatch?.lost;
  if (mismatch === undefined) return PASSED;
  if (lost === undefined) return reportBroken(get, mismatch.exchange, mismatch.message, mismatch.expected);
  const parameters = await createResource(session, change.operation);
  const bodies = [one, other].map((body) => withoutSiblings(session, schema, body, lost));
  const [first, second] = [
    await write(session, change, parameters, bodies[0]!),
    await read(session, change, parameters, bodies[0]!),
  ];
  const before = { ...second, sent: first.sent };
  const { sent } = await write(session, change, parameters, bodies[1]!);
  const repeated = await until(session.fixtures.settleMs, async () =>
    findLost(change, before, await read(session, change, parameters, sent), lost),
  );
  return repeated === undefined
    ? PASSED
    : reportBroken(get, repeated.exchange, repeated.message, repeated.expected);
}
