import { isObject, sameJson, splitPointer, valueAt, joinPointer, type Json } from '@web-data/openapi';
import type { ParameterValues } from '../../http/parameters.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { Operation } from '../../openapi/operation.ts';
import { isOneTimeAction } from '../../semantics/action-name.ts';
import { findActedLife } from '../../semantics/life.ts';
import { documents } from '../../semantics/response-for.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import { conclude, type Trial } from '../trial.ts';
import { isTimestamp } from './leaves.ts';
import { broken, callOperation, createResource, PASSED, toRuleTrial, until } from './rule.ts';

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
        if (first.response.status === 202) throw new CannotTry(`${operation.id} is only accepted`);
        const before = await readSettled(session, get, parameters);
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
        const message = `The second ${operation.id} was answered with ${second.response.status} and changed ${effect}.`;
        return broken(operation, second, message, documents(operation, 409) ? '409' : '404 or 410');
      },
    }),
  ];
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
async function readSettled(session: Session, get: Operation, parameters: ParameterValues): Promise<State> {
  let last = await read(session, get, parameters);
  const moving = await until(session.fixtures.settleMs, async () => {
    const before = last;
    last = await read(session, get, parameters);
    return findEffect(before, last);
  });
  if (moving !== undefined) throw new CannotTry(`what ${get.id} returns changes by itself`);
  return last;
}

/** Describes how two states differ; `undefined` where they do not, except for timestamps and counters of requests. */
function findEffect(before: State, after: State): string | undefined {
  if (before.status !== after.status) return `the status of the GET from ${before.status} to ${after.status}`;
  const at = findDifference(before.body, after.body, '');
  if (at === undefined) return undefined;
  const [old, now] = [before, after].map(({ body }) => JSON.stringify(valueAt(body, at) ?? null));
  return `${at.slice(1) || 'the resource'} from ${old} to ${now}`;
}

function findDifference(before: Json, after: Json, at: string): string | undefined {
  if (VOLATILE.test(splitPointer(at).at(-1) ?? '') || sameJson(before, after)) return undefined;
  if (isTimestamp(after) && (before === null || isTimestamp(before))) return undefined;
  if (!isObject(before) || !isObject(after)) return at;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => findDifference(before[name] ?? null, after[name] ?? null, `${at}${joinPointer('', name)}`))
    .find((one) => one !== undefined);
}
