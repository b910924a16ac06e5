import { asObject, type Json, sameJson, valueAt } from '@web-data/openapi';
import type { RequestInput } from '../../../verify/input.ts';
import { conclude, type Conclusion } from '../../../verify/trial.ts';
import { callOperation, type CallResult } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { concludeMismatch, text, type Relation, type RelationCheck } from './relation.ts';

/**
 * Checks that the same key and body give the same resource, even for simultaneous calls; that another body is rejected,
 * that keys of another team are separate, and that calls without a key are separate.
 */
export const idempotencyKey: RelationCheck = async (relation) => {
  const { session } = relation;
  const key = `contract-${session.runId}`;
  const first = await call(relation, key);
  return (
    repeated(relation, first, await call(relation, key)) ??
    (await atOnce(relation, `${key}-at-once`)) ??
    (await apart(relation)) ??
    (await otherTeam(relation, key, first)) ??
    (await otherBody(relation, key))
  );
};

function call(relation: Relation, key: string | undefined, input: RequestInput = {}): Promise<CallResult> {
  const headers = key === undefined ? {} : { [text(relation, 'header').toLowerCase()]: key };
  return callOperation(relation.session, relation.operation, { ...input, headers });
}

function memberOf(relation: Relation, { body }: CallResult): Json {
  return valueAt(body, text(relation, 'member')) ?? null;
}

function repeated(relation: Relation, first: CallResult, second: CallResult): Conclusion | undefined {
  const [one, two] = [memberOf(relation, first), memberOf(relation, second)];
  if (sameJson(one, two)) return undefined;
  return concludeMismatch(relation, second.exchange, {
    message: `The same ${text(relation, 'header')} started a second ${text(relation, 'member')}.`,
    expected: JSON.stringify(one),
    got: JSON.stringify(two),
  });
}

/** The second of two simultaneous calls may be rejected, but must not create anything. */
async function atOnce(relation: Relation, key: string): Promise<Conclusion | undefined> {
  const settled = await Promise.allSettled([call(relation, key), call(relation, key)]);
  for (const result of settled) {
    if (result.status === 'rejected' && !(result.reason instanceof CannotTry)) throw result.reason;
  }
  const [one, two] = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return one && two ? repeated(relation, one, two) : undefined;
}

async function apart(relation: Relation): Promise<Conclusion | undefined> {
  const [one, two] = [await call(relation, undefined), await call(relation, undefined)];
  return differ(
    relation,
    one,
    two,
    `Two calls without ${text(relation, 'header')} gave the same ${text(relation, 'member')}.`,
  );
}

async function otherTeam(
  relation: Relation,
  key: string,
  first: CallResult,
): Promise<Conclusion | undefined> {
  if (relation.session.fixtures.credentials['secondTeam'] === undefined) return undefined;
  try {
    const other = await call(relation, key, { credential: 'secondTeam' });
    const message = `Another team with the same ${text(relation, 'header')} got the ${text(relation, 'member')} of the first.`;
    return differ(relation, first, other, message);
  } catch (error) {
    // The second team may be unable to pay: then it receives nothing of the first.
    if (error instanceof CannotTry) return undefined;
    throw error;
  }
}

function differ(
  relation: Relation,
  one: CallResult,
  two: CallResult,
  message: string,
): Conclusion | undefined {
  if (!sameJson(memberOf(relation, one), memberOf(relation, two))) return undefined;
  return concludeMismatch(relation, two.exchange, {
    message,
    expected: 'two values',
    got: JSON.stringify(memberOf(relation, two)),
  });
}

async function otherBody(relation: Relation, key: string): Promise<Conclusion> {
  const { session, operation, value } = relation;
  const entry = session.document.catalogue.get(String(value['error']));
  if (!entry) return { outcome: 'passed' };
  const body = { ...asObject(session.base(operation).body), 'x-other-body': true };
  const headers = { [text(relation, 'header').toLowerCase()]: key };
  const request = await session.prepare(operation, { body, headers });
  if (typeof request === 'string') throw new CannotTry(request);
  const exchange = await session.sendPatiently(request);
  session.observe(operation, exchange);
  const expectation = {
    outcome: 'rejected',
    pointer: relation.pointer,
    statuses: [entry.status],
    errors: [entry],
  } as const;
  return conclude(session.judge(exchange, operation, expectation), exchange);
}
