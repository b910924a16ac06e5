import { asArray, sameJson, valueAt } from '@web-data/openapi';
import { poll } from '../../../http/pause.ts';
import type { Conclusion } from '../../../verify/trial.ts';
import { callOperation, type CallResult } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { concludeMismatch, text, type Relation, type RelationCheck } from './relation.ts';
import { resource, listVariants } from './states.ts';

/** Checks that a response has a time in the future in some states, and no time in others. */
export const aheadWhen: RelationCheck = async (relation) => {
  for (const change of listVariants(relation)) {
    const conclusion = await judge(relation, await resource(relation, change));
    if (conclusion !== undefined) return conclusion;
  }
  return { outcome: 'passed' };
};

/** Reads a time that has just passed once more: the work may begin a moment after its scheduled time. */
async function judge(
  relation: Relation,
  parameters: Awaited<ReturnType<typeof resource>>,
): Promise<Conclusion | undefined> {
  const { session, operation } = relation;
  let conclusion: Conclusion | undefined;
  for await (const _ of poll(session.fixtures.settleMs, { firstMs: 10, maxMs: 250, least: 6 })) {
    const result = await callOperation(session, operation, { parameters });
    const mismatch = findMismatch(relation, result);
    conclusion = mismatch && concludeMismatch(relation, result.exchange, mismatch);
    if (!mismatch?.isPast) break;
  }
  return conclusion;
}

interface Mismatch {
  message: string;
  expected: string;
  got: string;
  /** It may have been in the future a moment ago. */
  isPast: boolean;
}

function findMismatch(
  { value, ...relation }: Relation,
  { body, exchange }: CallResult,
): Mismatch | undefined {
  const [member, state] = [text({ ...relation, value }, 'member'), text({ ...relation, value }, 'state')];
  const now = valueAt(body, state);
  if (now === undefined) throw new CannotTry(`the answer has nothing at ${state}`);
  const isExpected = asArray(value['values']).some((one) => sameJson(one, now));
  const time = valueAt(body, member);
  const got = JSON.stringify(time ?? null);
  if (!isExpected)
    return time === undefined
      ? undefined
      : {
          message: `${member} is there while ${state} is ${JSON.stringify(now)}.`,
          expected: 'nothing',
          got,
          isPast: false,
        };
  const at = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  // Uses the clock of the service, where the response has a `Date`.
  const clock = Date.parse(exchange.response?.headers['date'] ?? '') || Date.now();
  if (at >= clock) return undefined;
  const isPast = at < clock;
  const message = isPast
    ? `${member} has passed.`
    : `${member} is no time while ${state} is ${JSON.stringify(now)}.`;
  return { message, expected: `a time after ${new Date(clock).toISOString()}`, got, isPast };
}
