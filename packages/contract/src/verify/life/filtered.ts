import type { Json } from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import type { Operation } from '../../openapi/operation.ts';
import { getFilteredValue, toQueryValue, type Filter, listFilters } from '../../semantics/filter.ts';
import { getItems, findList, type List } from '../../semantics/lists.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, reportBroken, toRuleTrial, PASSED } from './rule.ts';

/** A filtered list must hold no other items. */
export function planFiltered(_: Session, operation: Operation): Trial[] {
  const list = findList(operation);
  if (list === undefined) return [];
  return listFilters(operation, list).flatMap((filter) =>
    filter.values.map((word) => toFilterTrial(operation, list, filter, word)),
  );
}

function toFilterTrial(operation: Operation, list: List, filter: Filter, word: Json): Trial {
  const { parameter, inner } = filter;
  const query = `${parameter.name}${inner === undefined ? '' : `[${inner}]`} ${String(word)}`;
  return toRuleTrial({
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
      return reportBroken(
        operation,
        exchange,
        `A list that was asked for ${query} holds ${JSON.stringify(other)}.`,
        `items whose ${filter.name} is ${String(word)}`,
      );
    },
  });
}
