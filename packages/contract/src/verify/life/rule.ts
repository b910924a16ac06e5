import { isObject, type Json, type JsonObject } from '@web-data/openapi';
import type { Exchange, HttpResponse } from '../../http/exchange.ts';
import { parseBody } from '../../http/parse-body.ts';
import { excerpt } from '../../judge/excerpt.ts';
import type { Operation } from '../../openapi/operation.ts';
import { poll } from '../../http/pause.ts';
import { CannotTry } from '../cannot-try.ts';
import type { RequestInput } from '../input.ts';
import { isClosed } from '../resources.ts';
import type { Session } from '../session.ts';
import { notTested, conclude, type Trial, type Conclusion } from '../trial.ts';

/** A rule of a resource's life: it follows from HTTP, or holds for every service, and needs no description. */
export interface Rule {
  readonly name: string;
  readonly operation: Operation;
  readonly writes: boolean;
  /** @throws CannotTry when the service has no resource to test it on */
  run(session: Session): Promise<Conclusion>;
}

/** Converts a rule to a trial. */
export function toRuleTrial({ name, operation, writes, run }: Rule): Trial {
  return {
    id: `${operation.id}/relations/${name}`,
    phase: 'relations',
    operation: operation.id,
    title: name,
    pointer: operation.pointer,
    writes,
    run: (session) =>
      run(session).catch((error: unknown) => {
        if (error instanceof CannotTry) return notTested(error.message);
        throw error;
      }),
  };
}

/** Sends a request of an operation; `isExpected` selects the usable statuses. @throws CannotTry for others */
export async function callOperation(
  session: Session,
  operation: Operation,
  input: RequestInput,
  isExpected: (status: number) => boolean = (status) => status < 400,
): Promise<Exchange & { response: NonNullable<Exchange['response']> }> {
  const request = await session.prepare(operation, input);
  if (typeof request === 'string') throw new CannotTry(request);
  const exchange = await session.sendPatiently(request);
  session.observe(operation, exchange);
  const { response } = exchange;
  if (response === undefined) throw new CannotTry(`${operation.id} gave no answer`);
  if (!isExpected(response.status))
    throw new CannotTry(`${operation.id} was answered with ${response.status}`);
  return { ...exchange, response };
}

/** Returns the path parameters of a resource that no other trial uses. @throws CannotTry when there is none */
export async function obtainFresh(
  session: Session,
  operation: Operation,
): Promise<ReadonlyMap<string, Json>> {
  const path = await session.resources.obtain(operation, { fresh: true });
  if (typeof path === 'string') throw new CannotTry(path);
  return path;
}

/**
 * Returns the path parameters of a new resource. @throws CannotTry where the fixtures or an enum name an existing one
 */
export async function createResource(
  session: Session,
  operation: Operation,
): Promise<ReadonlyMap<string, Json>> {
  const parameter = operation.parameters.findLast(({ in: location }) => location === 'path');
  const provided = session.fixtures.requests[operation.id]?.parameters ?? {};
  const closed = operation.parameters.find((one) => one.in === 'path' && isClosed(one));
  if (closed !== undefined)
    throw new CannotTry(
      `${closed.name} of ${operation.id} is one of a list of words, which all trials share`,
    );
  if (parameter !== undefined && provided[parameter.name] !== undefined)
    throw new CannotTry(`the fixtures give ${parameter.name} of ${operation.id}: nothing is made for it`);
  return obtainFresh(session, operation);
}

/**
 * Returns the object in a response that has the largest number of the named members: its body, or an object inside it,
 * as in an envelope.
 */
export function objectWith(names: Iterable<string>, response: HttpResponse): JsonObject | undefined {
  const body = parseBody(response);
  if (!isObject(body)) return undefined;
  const known = [...names];
  const has = (one: JsonObject): number => known.filter((name) => name in one).length;
  return Object.values(body)
    .filter((one) => one !== undefined && isObject(one))
    .reduce((best, one) => (has(one) > has(best) ? one : best), body);
}

/** Concludes that an exchange breaks a rule. */
export function reportBroken(
  operation: Operation,
  exchange: Exchange,
  message: string,
  expected: string,
): Conclusion {
  const { response } = exchange;
  const got = response ? `${response.status} ${excerpt(response.body)}`.trim() : 'no answer';
  return conclude([{ check: 'relation', message, expected, got, pointer: operation.pointer }], exchange);
}

/** The rule holds. */
export const PASSED: Conclusion = { outcome: 'passed' };

/** Repeats an attempt for a while: a creation or a change may take effect a moment later. */
export async function within(ms: number, attempt: () => Promise<Conclusion>): Promise<Conclusion> {
  let conclusion = PASSED;
  await until(ms, async () => {
    conclusion = await attempt();
    return conclusion.outcome === 'failed' ? conclusion : undefined;
  });
  return conclusion;
}

/** Repeats a search for a deviation until it finds none or the time is up; returns the last one. */
export async function until<Found>(
  ms: number,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  let found: Found | undefined;
  for await (const _ of poll(ms, { firstMs: 50, maxMs: Infinity })) {
    found = await find();
    if (found === undefined) break;
  }
  return found;
}
