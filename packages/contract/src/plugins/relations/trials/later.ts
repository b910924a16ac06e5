import { asArray, canonicalText, type Json, sameJson, valueAt } from '@web-data/openapi';
import { getOperation } from '../../../openapi/document.ts';
import { valuesAt } from '../../../openapi/pointer.ts';
import { pause } from '../../../http/pause.ts';
import { callOperation, type CallResult } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { formatValues } from '../../../judge/excerpt.ts';
import { listRelations } from '../list-relations.ts';
import { concludeMismatch, text, type Relation, type RelationCheck } from './relation.ts';
import { resource, untilState, listVariants } from './states.ts';

/** Checks that the effect of an operation appears in the responses of another one. */
export const leadsTo: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const reader = getOperation(session.document, text(relation, 'operation'));
  const member = text(relation, 'member');
  const path = await resource(relation, session.fixtures.requests[operation.id]?.resource);
  const caused = await callOperation(session, operation, { parameters: path });
  const ends = [...asArray(value['values']), ...endsOf(reader, member)];
  const { body, exchange } = await untilState(session, reader, path, member, ends);
  const now = valueAt(body, member) ?? null;
  if (asArray(value['values']).some((one) => sameJson(one, now))) return { outcome: 'passed' };
  const message = `After ${operation.id} (${caused.exchange.response?.status}) ${member} came to be ${JSON.stringify(now)}.`;
  return concludeMismatch(relation, exchange, {
    message,
    expected: formatValues(asArray(value['values'])),
    got: JSON.stringify(now),
  });
};

/** The final values of a member. */
function endsOf(reader: Relation['operation'], member: string): Json[] {
  return listRelations(reader, 'terminal')
    .filter(({ member: own }) => own === member)
    .flatMap(({ values }) => asArray(values));
}

/** Checks that later responses begin with the items of earlier ones, in the same order. */
export const grows: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const items = text(relation, 'items');
  const parameters = await resource(relation, {});
  const end = performance.now() + session.fixtures.settleMs;
  let before: readonly Json[] = [];
  for (
    let waitMs = 5, still = 0;
    still < 6 && performance.now() < end;
    waitMs = Math.min(waitMs * 1.5, 100)
  ) {
    const { body, exchange } = await callOperation(session, operation, { parameters });
    const now = valuesAt(body, items);
    const lost = before.find((item, index) => !sameJson(item, now[index]));
    const message = `An earlier answer held at ${items} what a later one has lost.`;
    if (lost !== undefined)
      return concludeMismatch(relation, exchange, {
        message,
        expected: formatValues(before),
        got: formatValues(now),
      });
    still = before.length > 0 && now.length === before.length ? still + 1 : 0;
    before = now;
    await pause(waitMs);
  }
  if (before.length === 0) throw new CannotTry(`${operation.id} gives no items to compare`);
  return { outcome: 'passed' };
};

/** Checks that two operations return the same value once the resource is in one of these states. */
export const agrees: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const reader = getOperation(session.document, text(relation, 'operation'));
  for (const change of listVariants({ ...relation, operation: reader })) {
    const path = await session.resources.obtain(reader, { fresh: true, resource: change });
    if (typeof path === 'string') throw new CannotTry(path);
    const there = await untilState(session, reader, path, text(relation, 'state'), asArray(value['values']));
    const here = await callOperation(session, operation, { parameters: path });
    const [expected, got] = [
      valueText(there, text(relation, 'as')),
      valueText(here, text(relation, 'member')),
    ];
    const message = `${operation.id} and ${reader.id} do not tell the same.`;
    if (expected !== got) return concludeMismatch(relation, here.exchange, { message, expected, got });
  }
  return { outcome: 'passed' };
};

function valueText({ body }: CallResult, pointer: string): string {
  return canonicalText(valueAt(body, pointer) ?? null);
}
