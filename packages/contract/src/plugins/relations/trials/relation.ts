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
import { parameterKey } from '../../../http/parameters.ts';
import type { Deviation } from '../../../judge/deviation.ts';
import type { Exchange } from '../../../http/exchange.ts';
import type { Operation } from '../../../openapi/operation.ts';
import { valuesAt, withValueAt } from '../../../openapi/pointer.ts';
import type { RequestInput } from '../../../verify/input.ts';
import type { Session } from '../../../verify/session.ts';
import { conclude, type Conclusion } from '../../../verify/trial.ts';

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

/** Returns a required member of the relation. */
export function text({ value, pointer, kind }: Relation, name: string): string {
  const found = asString(value[name]);
  if (found === undefined)
    throw new Error(`${pointer} is a relation of kind ${kind} and needs the member "${name}".`);
  return found;
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
export function concludeMismatch(
  relation: Relation,
  exchange: Exchange,
  mismatch: { message: string; expected: string; got: string } | undefined,
): Conclusion {
  if (mismatch === undefined) return { outcome: 'passed' };
  const deviation: Deviation = { check: 'relation', pointer: relation.pointer, ...mismatch };
  return conclude([deviation], exchange);
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
