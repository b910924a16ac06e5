import {
  asArray,
  asObject,
  asString,
  canonicalText,
  isObject,
  joinPointer,
  type Json,
  type JsonObject,
  sameJson,
  valueAt,
} from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { Deviation } from '../../judge/deviation.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Operation } from '../../openapi/operation.ts';
import { valuesAt, withValueAt } from '../../openapi/pointer.ts';
import type { RequestInput } from '../input.ts';
import type { Session } from '../session.ts';
import { CannotTry } from '../cannot-try.ts';
import { notTested, conclude, type NotTested, type Conclusion } from '../trial.ts';

export { CannotTry };

/** One entry of an operation's `x-relations`: a rule about its responses that no schema can express. */
export interface Relation {
  readonly session: Session;
  readonly operation: Operation;
  readonly kind: string;
  readonly value: JsonObject;
  readonly pointer: string;
}

/** Checks one relation. */
export type RelationCheck = (relation: Relation) => Promise<Conclusion>;

/** The body of a response, and its exchange. */
export interface CallResult {
  readonly body: Json;
  readonly exchange: Exchange;
}

/** Thrown when an intermediate response deviates from the contract; its conclusion becomes that of the trial. */
export class Deviates extends Error {
  override readonly name = 'Deviates';
  readonly conclusion: Conclusion;

  constructor(conclusion: Conclusion) {
    super('an answer breaks the contract');
    this.conclusion = conclusion;
  }
}

/** Returns a required member of the relation. */
export function text({ value, pointer, kind }: Relation, name: string): string {
  const found = asString(value[name]);
  if (found === undefined)
    throw new Error(`${pointer} is a relation of kind ${kind} and needs the member "${name}".`);
  return found;
}

/** Calls an operation and parses its 2xx JSON body. */
export async function callOperation(
  session: Session,
  operation: Operation,
  input: RequestInput,
): Promise<CallResult> {
  const request = await session.prepare(operation, input);
  if (typeof request === 'string') throw new CannotTry(request);
  const exchange = await session.sendPatiently(request);
  session.observe(operation, exchange);
  const deviations = session.judge(exchange, operation, { outcome: 'answered', pointer: operation.pointer });
  if (deviations.length > 0) throw new Deviates(conclude(deviations, exchange));
  const status = exchange.response?.status ?? 0;
  const body = exchange.response && parseBody(exchange.response);
  if (status < 200 || status > 299 || body === undefined) {
    throw new CannotTry(`${operation.id} was answered with ${status || exchange.failure}`);
  }
  return { body, exchange };
}

/** Returns the basic request with one member or query parameter changed; `undefined` removes it. */
export function changeField(
  { session, operation }: Relation,
  field: string,
  value: Json | undefined,
): RequestInput {
  const base = session.base(operation);
  const query = operation.parameters.find(
    ({ in: location, name }) => location === 'query' && field === joinPointer('', name),
  );
  if (query) {
    const key = parameterKey(query);
    return value === undefined ? { without: [key] } : { parameters: new Map([[key, value]]) };
  }
  return { body: withValueAt(base.body ?? {}, field, value) };
}

/** Returns the values at a pattern, sorted: lists are compared as sets. */
export function toSortedValues(body: Json, pattern: string): string[] {
  return valuesAt(body, pattern).map(canonicalText).toSorted();
}

/** Concludes from a mismatch; passed where there is none. */
export function broken(
  relation: Relation,
  exchange: Exchange,
  mismatch: { message: string; expected: string; got: string } | undefined,
): Conclusion {
  if (mismatch === undefined) return { outcome: 'passed' };
  const deviation: Deviation = { check: 'relation', pointer: relation.pointer, ...mismatch };
  return conclude([deviation], exchange);
}

/** Runs a check; a relation that cannot be tested is reported as such. */
export async function runCheck(check: RelationCheck, relation: Relation): Promise<Conclusion | NotTested> {
  try {
    return await check(relation);
  } catch (error) {
    if (error instanceof Deviates) return error.conclusion;
    if (error instanceof CannotTry) return notTested(error.message);
    throw error;
  }
}

/** Formats up to five values of a list, for messages. */
export function formatValues(values: readonly (string | Json)[]): string {
  const strings = values
    .slice(0, 5)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return strings.join(', ') + (values.length > 5 ? `, … (${values.length})` : '');
}

/** Whether an object has all members of another. */
export function holds(item: Json | undefined, expected: Json | undefined): boolean {
  return (
    isObject(item) &&
    Object.entries(asObject(expected)).every(([name, member]) => sameJson(item[name], member))
  );
}

/** Returns the items of a list member. */
export function listAt(body: Json, pointer: string): readonly Json[] {
  return asArray(valueAt(body, pointer));
}
