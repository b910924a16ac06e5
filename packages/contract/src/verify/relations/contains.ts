import { sameJson } from '@web-data/openapi';
import type { Operation } from '../../openapi/operation.ts';
import { valuesAt } from '../../openapi/pointer.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, broken, formatValues, runCheck } from './relation.ts';

/** Returns trials of the values that the fixtures expect in the response to the basic request. */
export function containsTrials(session: Session, operation: Operation): Trial[] {
  const expected = Object.entries(session.fixtures.requests[operation.id]?.contains ?? {});
  return expected.map(([pattern, values]) => ({
    id: `${operation.id}/relations/contains ${pattern}`,
    phase: 'relations',
    operation: operation.id,
    title: `the answer holds what the fixtures know at ${pattern}`,
    pointer: operation.pointer,
    writes: !operation.safe,
    run: (running) =>
      runCheck(
        async (relation) => {
          const { body, exchange } = await callOperation(running, operation, {});
          const found = valuesAt(body, pattern);
          const missing = values.filter((value) => !found.some((one) => sameJson(one, value)));
          const message = `The answer lacks what the fixtures know at ${pattern}.`;
          return broken(
            relation,
            exchange,
            missing.length === 0
              ? undefined
              : { message, expected: formatValues(values), got: `without ${formatValues(missing)}` },
          );
        },
        { session: running, operation, kind: 'contains', value: {}, pointer: operation.pointer },
      ),
  }));
}
