import { asArray, canonicalText, type Json, valueAt } from '@web-data/openapi';
import { isUrl } from '../../http/is-url.ts';
import { parameterKey, type ParameterValues } from '../../http/parameters.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Verdict } from '../trial.ts';
import {
  ask,
  broken,
  CannotTry,
  listAt,
  shown,
  text,
  type Relation,
  type RelationCheck,
  type Told,
} from './relation.ts';
import { untilEnd } from './until-end.ts';
import { resource, untilState } from './states.ts';

/** Steps of one walk; a longer list is judged by its beginning. */
const MAX_STEPS = 100;

/** A number is in no later answer smaller than in an earlier one, up to a final state. */
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

/** A number is in every answer at least another one. */
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

/** The pages of a list, followed one by one, hold every item once, in the order of the whole. */
export const leadsToAll: RelationCheck = async (relation) => {
  const { session, operation, value } = relation;
  const [member, items] = [text(relation, 'member'), text(relation, 'items')];
  const path = await resource(relation, {});
  const whole = await untilState(session, operation, path, text(relation, 'state'), asArray(value['values']));
  const all = listAt(whole.body, items).map(canonicalText);
  if (all.length < 2) throw new CannotTry(`${operation.id} gives less than two items at ${items}`);
  const found: string[] = [];
  let parameters: ParameterValues = new Map([...path, [`query ${text(relation, 'limit')}`, 1]]);
  for (let step = 0; step < MAX_STEPS; step++) {
    const told = await ask(session, operation, { parameters });
    found.push(...listAt(told.body, items).map(canonicalText));
    const expected = all.slice(0, found.length);
    if (found.join('\n') !== expected.join('\n'))
      return lost(relation, told, { expected: shown(expected), got: shown(found) });
    const next = valueAt(told.body, member);
    if (next === undefined) {
      return found.length === all.length || valueAt(whole.body, member) !== undefined
        ? { outcome: 'passed' }
        : lost(relation, told, { expected: `${all.length} items`, got: `${found.length} items` });
    }
    const led =
      typeof next === 'string' ? parametersOf(operation, next, told.exchange.request.url) : undefined;
    if (led === undefined)
      return broken(relation, told.exchange, {
        message: `${member} is no URL of ${operation.id} for the same resource.`,
        expected: told.exchange.request.url,
        got: JSON.stringify(next),
      });
    parameters = new Map([...path, ...led]);
  }
  return { outcome: 'passed' };
};

function lost(relation: Relation, { exchange }: Told, fault: { expected: string; got: string }): Verdict {
  const message = `${text(relation, 'member')} does not lead to every item once.`;
  return broken(relation, exchange, { message, ...fault });
}

/** The query parameters that a URL of the operation gives; undefined for a URL of something else. */
function parametersOf(operation: Operation, next: string, asked: string): ParameterValues | undefined {
  if (!isUrl(next) || new URL(next).pathname !== new URL(asked).pathname) return undefined;
  const values = new Map<string, Json>();
  const { searchParams } = new URL(next);
  for (const parameter of operation.parameters) {
    const given = parameter.in === 'query' ? searchParams.get(parameter.name) : null;
    if (given === null) continue;
    values.set(parameterKey(parameter), /^\d+$/u.test(given) ? Number(given) : given);
  }
  return values;
}

function numberAt(body: Json, pointer: string): number {
  const value = valueAt(body, pointer);
  if (typeof value === 'number') return value;
  throw new CannotTry(`the answer has no number at ${pointer}`);
}
