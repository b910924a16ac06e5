import { sameJson, type Json } from '@web-data/openapi';
import { formatValues } from '../../judge/excerpt.ts';
import type { Operation } from '../../openapi/operation.ts';
import { valuesAt } from '../../openapi/pointer.ts';
import { callOperation, concludeCalls } from '../call-operation.ts';
import type { Session } from '../session.ts';
import { conclude, type Conclusion, type Trial } from '../trial.ts';

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
    run: (running) => concludeCalls(() => checkContains(running, operation, pattern, values)),
  }));
}

async function checkContains(
  session: Session,
  operation: Operation,
  pattern: string,
  values: readonly Json[],
): Promise<Conclusion> {
  const { body, exchange } = await callOperation(session, operation, {});
  const found = valuesAt(body, pattern);
  const missing = values.filter((value) => !found.some((one) => sameJson(one, value)));
  if (missing.length === 0) return { outcome: 'passed' };
  const message = `The answer lacks what the fixtures know at ${pattern}.`;
  const [expected, got] = [formatValues(values), `without ${formatValues(missing)}`];
  return conclude([{ check: 'relation', message, expected, got, pointer: operation.pointer }], exchange);
}
