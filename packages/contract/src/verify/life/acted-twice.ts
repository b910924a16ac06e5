import { isObject, sameJson, splitPointer, valueAt, joinPointer, type Json } from '@web-data/openapi';
import type { ParameterValues } from '../../http/parameters.ts';
import { poll } from '../../http/pause.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { Operation } from '../../openapi/operation.ts';
import { isOneTimeAction } from '../../semantics/action-name.ts';
import { findActedLife } from '../../semantics/life.ts';
import { documents } from '../../semantics/response-for.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import { conclude, type Trial } from '../trial.ts';
import { isTimestamp } from './leaves.ts';
import { reportBroken, callOperation, createResource, PASSED, toRuleTrial, until } from './rule.ts';

/** Names of members that may differ after any request, even one without an effect. */
const VOLATILE = /version|revision|^_?rev$|etag|updated|modified|accessed|seen|views?$|url$|uri$|links?$/iu;

/**
 * Checks that an action that ends in a state, such as `close`, has no second effect where its description documents a
 * 409, or a 404 or 410 for what it removes. A second request that is accepted without an effect is idempotent.
 */
export function planActedTwice({ document }: Session, operation: Operation): Trial[] {
  const life = findActedLife(document, operation);
  const isDocumented = [404, 409, 410].some((status) => documents(operation, status));
  if (life === undefined || !isDocumented || !isOneTimeAction(operation.path)) return [];
  const { get } = life;
  return [
    toRuleTrial({
      name: 'has no second effect',
      operation,
      writes: true,
      async run(session) {
        const parameters = await createResource(session, operation);
        const first = await callOperation(session, operation, { parameters });
        const acted = performance.now();
        if (first.response.status === 202) throw new CannotTry(`${operation.id} is only accepted`);
        const { state: before, reads } = await readSettled(session, get, parameters);
        if (!documents(operation, 409) && before.status < 400)
          throw new CannotTry(`${operation.id} documents no 409, and what it acted on is still there`);
        const second = await callOperation(session, operation, { parameters }, () => true);
        if (second.response.status >= 400) {
          const { pointer } = operation;
          return conclude(session.judge(second, operation, { outcome: 'answered', pointer }), second);
        }
        const after = await read(session, get, parameters);
        const effect = findEffect(before, after);
        if (effect === undefined) return PASSED;
        const suspicion = { effect, after, reads: reads + 1, ms: performance.now() - acted };
        if (await happensAnyway(session, { operation, get }, suspicion))
          throw new CannotTry(`what ${get.id} returns changes by itself`);
        const message = `The second ${operation.id} was answered with ${second.response.status} and changed ${effect.text}.`;
        return reportBroken(operation, second, message, documents(operation, 409) ? '409' : '404 or 410');
      },
    }),
  ];
}

/** How long a resource is watched without a second action, as a multiple of the time with one. */
const WATCH_FACTOR = 2;

/** A difference that was found after a second action. */
interface Suspicion {
  readonly effect: Effect;
  readonly after: State;
  /** Number of reads since the first action. */
  readonly reads: number;
  /** Milliseconds since the response to the first action. */
  readonly ms: number;
}

/**
 * Whether another resource changes in the same way, or at all, after one action alone, within the same time and as many
 * reads: a transition such as `canceling` to `canceled` may take effect between any two reads.
 */
async function happensAnyway(
  session: Session,
  { operation, get }: { readonly operation: Operation; readonly get: Operation },
  { effect, after, reads, ms }: Suspicion,
): Promise<boolean> {
  const parameters = await createResource(session, operation);
  await callOperation(session, operation, { parameters });
  const first = await read(session, get, parameters);
  for await (const _ of poll(ms * WATCH_FACTOR, { firstMs: 50, least: reads })) {
    const now = await read(session, get, parameters);
    if (findEffect(first, now) !== undefined || hasEffect(effect, after, now)) return true;
  }
  return false;
}

/** How a GET returns a resource. */
interface State {
  readonly status: number;
  readonly body: Json;
}

async function read(session: Session, get: Operation, parameters: ParameterValues): Promise<State> {
  const { response } = await callOperation(session, get, { parameters }, () => true);
  return { status: response.status, body: parseBody(response) ?? null };
}

/** Reads a resource until it stays as it is. @throws CannotTry where it goes on changing by itself */
async function readSettled(
  session: Session,
  get: Operation,
  parameters: ParameterValues,
): Promise<{ readonly state: State; readonly reads: number }> {
  let last = await read(session, get, parameters);
  let reads = 1;
  const moving = await until(session.fixtures.settleMs, async () => {
    const before = last;
    last = await read(session, get, parameters);
    reads++;
    return findEffect(before, last);
  });
  if (moving !== undefined) throw new CannotTry(`what ${get.id} returns changes by itself`);
  return { state: last, reads };
}

/** How two states differ. */
interface Effect {
  /** Pointer of the member that differs; `undefined` where the status does. */
  readonly at: string | undefined;
  readonly text: string;
}

/** Returns how two states differ; `undefined` where they do not, except for timestamps and counters of requests. */
function findEffect(before: State, after: State): Effect | undefined {
  if (before.status !== after.status)
    return { at: undefined, text: `the status of the GET from ${before.status} to ${after.status}` };
  const at = findDifference(before.body, after.body, '');
  if (at === undefined) return undefined;
  const [old, now] = [before, after].map(({ body }) => JSON.stringify(valueAt(body, at) ?? null));
  return { at, text: `${at.slice(1) || 'the resource'} from ${old} to ${now}` };
}

/** Whether a state is, where an effect is, as the state after that effect. */
function hasEffect({ at }: Effect, after: State, now: State): boolean {
  if (now.status !== after.status) return false;
  return at === undefined || sameJson(valueAt(now.body, at) ?? null, valueAt(after.body, at) ?? null);
}

function findDifference(before: Json, after: Json, at: string): string | undefined {
  if (VOLATILE.test(splitPointer(at).at(-1) ?? '') || sameJson(before, after)) return undefined;
  if (isTimestamp(after) && (before === null || isTimestamp(before))) return undefined;
  if (!isObject(before) || !isObject(after)) return at;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => findDifference(before[name] ?? null, after[name] ?? null, `${at}${joinPointer('', name)}`))
    .find((one) => one !== undefined);
}
