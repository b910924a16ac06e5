import { isObject, type Json, type Parameter } from '@web-data/openapi';
import { keywordValue, properties, typesOf } from '../../generate/facets.ts';
import { parameterKey } from '../../http/parameters.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { ask, broken, inferredTrial, PASSED } from './inferred.ts';
import { itemsOf, listOf, type List } from '../lists.ts';

const MOST = /^(?:limit|per_?page|page_?size|max_?(?:results|items))$/iu;

/** A list that is asked for items of one kind, or for a number of them, tells no others. */
export function filterTrials(session: Session, operation: Operation): Trial[] {
  const list = listOf(operation);
  if (list === undefined) return [];
  const queries = operation.parameters.filter(({ in: place }) => place === 'query');
  return [
    ...queries.flatMap((parameter) => kinds(session, operation, parameter, list)),
    ...queries.flatMap((parameter) => counts(operation, parameter, list)),
  ];
}

/** A word or a switch of the query that each item has as a member of the same name and the same words. */
function kinds(session: Session, operation: Operation, parameter: Parameter, list: List): Trial[] {
  const member = properties(list.item).get(parameter.name);
  if (member === undefined) return [];
  const { schemas } = session.document;
  const words = wordsOf(parameter).filter((word) => schemas.accepts(member, word));
  // A text that may be anything is no kind, though a word of the query is one of its values.
  if (words.length !== wordsOf(parameter).length || !schemas.refuses(member, 'x-unheard-of')) return [];
  return words.map((word) =>
    inferredTrial({
      name: `lists nothing else with ${parameter.name} ${String(word)}`,
      operation,
      writes: !operation.safe,
      async run(running) {
        const exchange = await ask(running, operation, {
          parameters: new Map([[parameterKey(parameter), String(word)]]),
        });
        const items = itemsOf(list, exchange.response) ?? [];
        const other = items.find(
          (item) => isObject(item) && item[parameter.name] !== undefined && item[parameter.name] !== word,
        );
        if (other === undefined) return PASSED;
        const got = JSON.stringify(isObject(other) ? other[parameter.name] : other);
        return broken(
          operation,
          exchange,
          `A list that was asked for ${parameter.name} ${String(word)} holds ${got}.`,
          `items whose ${parameter.name} is ${String(word)}`,
        );
      },
    }),
  );
}

/** Words of a parameter that has no others. */
export function wordsOf({ schema }: Parameter): Json[] {
  const words = keywordValue(schema, 'enum');
  if (Array.isArray(words)) return words;
  const types = typesOf(schema);
  return types.length === 1 && types[0] === 'boolean' ? [true, false] : [];
}

/** A bound of the number of items is one. */
function counts(operation: Operation, parameter: Parameter, list: List): Trial[] {
  if (!isMost(parameter)) return [];
  const least = Number(keywordValue(parameter.schema, 'minimum') ?? 1) || 1;
  return [
    inferredTrial({
      name: `lists at most ${least} with ${parameter.name} ${least}`,
      operation,
      writes: !operation.safe,
      async run(running) {
        const exchange = await ask(running, operation, {
          parameters: new Map([[parameterKey(parameter), least]]),
        });
        const count = itemsOf(list, exchange.response)?.length ?? 0;
        if (count <= least) return PASSED;
        return broken(
          operation,
          exchange,
          `A list of at most ${least} items has ${count}.`,
          `at most ${least} items`,
        );
      },
    }),
  ];
}

/** Tells whether a parameter says how many items are wanted at most. */
export function isMost({ name, schema }: Parameter): boolean {
  const types = typesOf(schema);
  return MOST.test(name) && types.length === 1 && types[0] === 'integer';
}
