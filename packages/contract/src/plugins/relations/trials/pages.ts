import { asArray, canonicalText, type Json, valueAt } from '@web-data/openapi';
import { isUrl } from '../../../openapi/is-url.ts';
import { parameterKey, type ParameterValues } from '../../../http/parameters.ts';
import type { Operation } from '../../../openapi/operation.ts';
import type { Conclusion } from '../../../verify/trial.ts';
import { callOperation, type CallResult } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { formatValues } from '../../../judge/excerpt.ts';
import { concludeMismatch, listAt, text, type Relation, type RelationCheck } from './relation.ts';
import { untilEnd } from './until-end.ts';
import { resource, untilState } from './states.ts';

/** Maximum number of pages to follow; a longer list is judged by its beginning. */
const MAX_STEPS = 100;

/** Checks that a number never decreases until a final state. */
export const neverFalls: RelationCheck = (relation) => {
  const member = text(relation, 'member');
  let before = Number.NEGATIVE_INFINITY;
  return untilEnd(relation, ({ body }) => {
    const now = numberAt(body, member);
    const fell = now < before ? { was: before, now } : undefined;
    before = now;
    return (
      fell && {
        message: `${member} fell from ${fell.was} to ${fell.now}.`,
        expected: `at least ${fell.was}`,
        got: String(fell.now),
      }
    );
  });
};

/** Checks that a number is always greater than or equal to another one. */
export const atLeast: RelationCheck = (relation) => {
  const [member, than] = [text(relation, 'member'), text(relation, 'than')];
  return untilEnd(relation, ({ body }) => {
    const [more, less] = [numberAt(body, member), numberAt(body, than)];
    if (more >= less) return undefined;
    return {
      message: `${member} is smaller than ${than}.`,
      expected: `at least ${less}`,
      got: String(more),
    };
  });
};

/** Checks that the pages of a list, followed one by one, hold every item once, in the order of the complete list. */
export const leadsToAll: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const [member, items] = [text(relation, 'member'), text(relation, 'items')];
  const path = await resource(relation, {});
  const complete = await untilState(
    session,
    operation,
    path,
    text(relation, 'state'),
    asArray(value['values']),
  );
  const all = listAt(complete.body, items).map(canonicalText);
  if (all.length < 2) throw new CannotTry(`${operation.id} gives less than two items at ${items}`);
  const found: string[] = [];
  let parameters: ParameterValues = new Map([...path, [`query ${text(relation, 'limit')}`, 1]]);
  for (let step = 0; step < MAX_STEPS; step++) {
    const result = await callOperation(session, operation, { parameters });
    found.push(...listAt(result.body, items).map(canonicalText));
    const expected = all.slice(0, found.length);
    if (found.join('\n') !== expected.join('\n'))
      return lost(relation, result, { expected: formatValues(expected), got: formatValues(found) });
    const next = valueAt(result.body, member);
    if (next === undefined) {
      return found.length === all.length || valueAt(complete.body, member) !== undefined
        ? { outcome: 'passed' }
        : lost(relation, result, { expected: `${all.length} items`, got: `${found.length} items` });
    }
    const led =
      typeof next === 'string' ? parametersOf(operation, next, result.exchange.request.url) : undefined;
    if (led === undefined)
      return concludeMismatch(relation, result.exchange, {
        message: `${member} is no URL of ${operation.id} for the same resource.`,
        expected: result.exchange.request.url,
        got: JSON.stringify(next),
      });
    parameters = new Map([...path, ...led]);
  }
  return { outcome: 'passed' };
};

function lost(
  relation: Relation,
  { exchange }: CallResult,
  mismatch: { expected: string; got: string },
): Conclusion {
  const message = `${text(relation, 'member')} does not lead to every item once.`;
  return concludeMismatch(relation, exchange, { message, ...mismatch });
}

/** The query parameters in a URL of the operation; `undefined` for a URL of another path. */
function parametersOf(operation: Operation, next: string, requestUrl: string): ParameterValues | undefined {
  if (!isUrl(next) || new URL(next).pathname !== new URL(requestUrl).pathname) return undefined;
  const values = new Map<string, Json>();
  const { searchParams } = new URL(next);
  for (const parameter of operation.parameters) {
    const value = parameter.in === 'query' ? searchParams.get(parameter.name) : null;
    if (value === null) continue;
    values.set(parameterKey(parameter), /^\d+$/u.test(value) ? Number(value) : value);
  }
  return values;
}

function numberAt(body: Json, pointer: string): number {
  const value = valueAt(body, pointer);
  if (typeof value === 'number') return value;
  throw new CannotTry(`the answer has no number at ${pointer}`);
}
