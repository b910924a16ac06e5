import { readKeyword, type Parameter } from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import type { Operation } from '../../openapi/operation.ts';
import { isLimit } from '../../semantics/filter.ts';
import { getItems, findList, type List } from '../../semantics/lists.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, reportBroken, toRuleTrial, PASSED } from './rule.ts';

/** A list must hold no more items than the smallest limit that its parameter allows. */
export function planLimited(_: Session, operation: Operation): Trial[] {
  const list = findList(operation);
  if (list === undefined) return [];
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && isLimit(parameter))
    .map((parameter) => toLimitTrial(operation, parameter, list));
}

function toLimitTrial(operation: Operation, parameter: Parameter, list: List): Trial {
  const least = Number(readKeyword(parameter.schema, 'minimum') ?? 1) || 1;
  return toRuleTrial({
    name: `lists at most ${least} with ${parameter.name} ${least}`,
    operation,
    writes: !operation.safe,
    async run(session) {
      const exchange = await callOperation(session, operation, {
        parameters: new Map([[parameterKey(parameter), least]]),
      });
      const items = getItems(list, exchange.response)?.length ?? 0;
      if (items <= least) return PASSED;
      return reportBroken(
        operation,
        exchange,
        `A list of at most ${least} items has ${items}.`,
        `at most ${least} items`,
      );
    },
  });
}
