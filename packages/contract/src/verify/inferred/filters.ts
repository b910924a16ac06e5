import type { Json, Parameter } from '@web-data/openapi';
import { keywordValue } from '../../generate/facets.ts';
import { parameterKey } from '../../http/parameters.ts';
import type { Operation } from '../../openapi/operation.ts';
import { askedOf, asking, type Filter, filtersOf, isMost } from '../filter.ts';
import { itemsOf, listOf, type List } from '../lists.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { ask, broken, inferredTrial, PASSED } from './inferred.ts';

/** A list that is asked for items of one kind, or for a number of them, tells no others. */
export function filterTrials(_: Session, operation: Operation): Trial[] {
  const list = listOf(operation);
  if (list === undefined) return [];
  return [
    ...filtersOf(operation, list).flatMap((filter) =>
      filter.words.map((word) => kind(operation, list, filter, word)),
    ),
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query' && isMost(parameter))
      .map((parameter) => count(operation, parameter, list)),
  ];
}

function kind(operation: Operation, list: List, filter: Filter, word: Json): Trial {
  const { parameter, inner } = filter;
  const asked = `${parameter.name}${inner === undefined ? '' : `[${inner}]`} ${String(word)}`;
  return inferredTrial({
    name: `lists nothing else with ${asked}`,
    operation,
    writes: !operation.safe,
    async run(session) {
      const exchange = await ask(session, operation, {
        parameters: new Map([[parameterKey(parameter), asking(filter, word)]]),
      });
      const told = (itemsOf(list, exchange.response) ?? []).map((item) => askedOf(filter, item));
      const other = told.find((one) => one !== undefined && one !== word);
      if (other === undefined) return PASSED;
      return broken(
        operation,
        exchange,
        `A list that was asked for ${asked} holds ${JSON.stringify(other)}.`,
        `items whose ${filter.name} is ${String(word)}`,
      );
    },
  });
}

/** A bound of the number of items is one. */
function count(operation: Operation, parameter: Parameter, list: List): Trial {
  const least = Number(keywordValue(parameter.schema, 'minimum') ?? 1) || 1;
  return inferredTrial({
    name: `lists at most ${least} with ${parameter.name} ${least}`,
    operation,
    writes: !operation.safe,
    async run(session) {
      const exchange = await ask(session, operation, {
        parameters: new Map([[parameterKey(parameter), least]]),
      });
      const items = itemsOf(list, exchange.response)?.length ?? 0;
      if (items <= least) return PASSED;
      return broken(
        operation,
        exchange,
        `A list of at most ${least} items has ${items}.`,
        `at most ${least} items`,
      );
    },
  });
}
