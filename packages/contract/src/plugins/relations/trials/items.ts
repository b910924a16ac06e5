import { valuesAt } from '../../../openapi/pointer.ts';
import { poll } from '../../../http/pause.ts';
import { callOperation, type CallResult } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { formatValues } from '../../../judge/excerpt.ts';
import { concludeMismatch, text, toSortedValues, type Relation, type RelationCheck } from './relation.ts';

/** Checks that no item occurs twice. */
export const unique: RelationCheck = async (relation) => {
  const items = text(relation, 'items');
  const { body, exchange } = await several(relation, items);
  const all = toSortedValues(body, items);
  const twice = all.filter((item, index) => all[index - 1] === item);
  return concludeMismatch(
    relation,
    exchange,
    twice.length === 0
      ? undefined
      : { message: `Items at ${items} are there twice.`, expected: 'each once', got: formatValues(twice) },
  );
};

/** Checks that repeating a request gives the same response. */
export const repeatable: RelationCheck = async (relation) => {
  const { session, operation } = relation;
  const compare = text(relation, 'compare');
  const path = await session.resources.obtain(operation, {});
  const input = typeof path === 'string' ? {} : { parameters: path };
  const first = await callOperation(session, operation, input);
  for (let attempt = 0; attempt < 3; attempt++) {
    const next = await callOperation(session, operation, input);
    const [a, b] = [toSortedValues(first.body, compare), toSortedValues(next.body, compare)];
    const message = `The same request is answered differently at ${compare}.`;
    if (a.join('\n') !== b.join('\n'))
      return concludeMismatch(relation, next.exchange, {
        message,
        expected: formatValues(a),
        got: formatValues(b),
      });
  }
  return { outcome: 'passed' };
};

/** Checks that numbers increase along a list, separately for each value of `by`. */
export const ordered: RelationCheck = async (relation) => {
  const { body, exchange } = await several(relation, text(relation, 'items'));
  const numbers = valuesAt(body, text(relation, 'items'));
  const owners = relation.value['by'] === undefined ? [] : valuesAt(body, text(relation, 'by'));
  const last = new Map<string, number>();
  const wrong = numbers.findIndex((number, index) => {
    const owner = JSON.stringify(owners[index] ?? null);
    const before = last.get(owner);
    last.set(owner, Number(number));
    return before !== undefined && Number(number) <= before;
  });
  const message = `The values at ${text(relation, 'items')} do not grow.`;
  return concludeMismatch(
    relation,
    exchange,
    wrong < 0 ? undefined : { message, expected: 'growing numbers', got: formatValues(numbers) },
  );
};

/** Returns a response with two or more items to compare; lists of a running resource may still grow. */
async function several({ session, operation }: Relation, items: string): Promise<CallResult> {
  const path = await session.resources.obtain(operation, {});
  const input = typeof path === 'string' ? {} : { parameters: path };
  for await (const _ of poll(operation.path.includes('{') ? session.fixtures.settleMs : 0)) {
    const result = await callOperation(session, operation, input);
    if (valuesAt(result.body, items).length > 1) return result;
  }
  throw new CannotTry(`${operation.id} gives too few items to compare`);
}
