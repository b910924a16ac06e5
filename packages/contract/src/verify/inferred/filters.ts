import { readKeyword, type Json, type Parameter } from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import type { Operation } from '../../openapi/operation.ts';
import { getFilteredValue, toQueryValue, type Filter, listFilters, isLimit } from '../../semantics/filter.ts';
import { getItems, findList, type List } from '../../semantics/lists.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, broken, toInferredTrial, PASSED } from './inferred-trial.ts';

/** A list that is filtered or limited must hold no other items. */
export function filterTrials(_: Session, operation: Operation): Trial[] {
  const list = findList(operation);
  if (list === undefined) return [];
  return [
    ...listFilters(operation, list).flatMap((filter) =>
      filter.values.map((word) => kind(operation, list, filter, word)),
    ),
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query' && isLimit(parameter))
      .map((parameter) => count(operation, parameter, list)),
  ];
}

function kind(operation: Operation, list: List, filter: Filter, word: Json): Trial {
  const { parameter, inner } = filter;
  const query = `${parameter.name}${inner === undefined ? '' : `[${inner}]`} ${String(word)}`;
  return toInferredTrial({
    name: `lists nothing else with ${query}`,
    operation,
    writes: !operation.safe,
    async run(session) {
      const exchange = await callOperation(session, operation, {
        parameters: new Map([[parameterKey(parameter), toQueryValue(filter, word)]]),
      });
      const values = (getItems(list, exchange.response) ?? []).map((item) => getFilteredValue(filter, item));
      const other = values.find((one) => one !== undefined && one !== word);
      if (other === undefined) return PASSED;
      return broken(
        operation,
        exchange,
        `A list that was asked for ${query} holds ${JSON.stringify(other)}.`,
        `items whose ${filter.name} is ${String(word)}`,
      );
    },
  });
}

/** A list must hold no more items than the smallest limit that its parameter allows. */
function count(operation: Operation, parameter: Parameter, list: List): Trial {
  const least = Number(readKeyword(parameter.schema, 'minimum') ?? 1) || 1;
  return toInferredTrial({
    name: `lists at most ${least} with ${parameter.name} ${least}`,
    operation,
    writes: !operation.safe,
    async run(session) {
      const exchange = await callOperation(session, operation, {
        parameters: new Map([[parameterKey(parameter), least]]),
      });
      const items = getItems(list, exchange.response)?.length ?? 0;
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
