import { parseBody } from '../../http/parse-body.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findLife } from '../../semantics/life.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, reportBroken, obtainFresh, toRuleTrial, PASSED } from './rule.ts';

/** Checks that a resource is returned under its own id. */
export function planOwnId({ document }: Session, operation: Operation): Trial[] {
  const life = findLife(document, operation);
  if (life?.get !== operation || life.producer === undefined) return [];
  const { key, producer } = life;
  return [
    toRuleTrial({
      name: 'what was created is returned with its own id',
      operation,
      writes: !producer.operation.safe,
      async run(session) {
        const parameters = await obtainFresh(session, operation);
        const exchange = await callOperation(session, operation, { parameters });
        // Reads the id as in the response that created it; a response without an id cannot be compared.
        const ownId = producer.read(parseBody(exchange.response));
        const [id, got] = [String(parameters.get(key)), String(ownId)];
        if (ownId === undefined || ownId === null || typeof ownId === 'object' || got === id) return PASSED;
        return reportBroken(
          operation,
          exchange,
          `What is read by the id ${id} says that its id is ${got}.`,
          id,
        );
      },
    }),
  ];
}
