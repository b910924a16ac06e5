import type { Operation } from '../../openapi/operation.ts';
import { isMadeBy } from '../chosen-name.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { ask, broken, inferredTrial, made, PASSED } from './inferred.ts';

/** A PUT that makes what was not there is answered with 201 (RFC 9110, section 9.3.4), or 202 where it is only accepted. */
export function createdTrials({ document }: Session, operation: Operation): Trial[] {
  const parameter = operation.parameters.findLast(({ in: place }) => place === 'path');
  const get = document.operations.find(({ path, method }) => path === operation.path && method === 'get');
  if (parameter === undefined || get === undefined || !isMadeBy(operation, parameter)) return [];
  return [
    inferredTrial({
      name: 'what was not there is made with 201',
      operation,
      writes: true,
      async run(session) {
        const parameters = await made(session, operation);
        const before = await ask(session, get, { parameters }, () => true);
        const exchange = await ask(session, operation, { parameters });
        const { status } = exchange.response;
        if (before.response.status !== 404 || status === 201 || status === 202) return PASSED;
        return broken(operation, exchange, `What was not there was made with ${status}.`, '201');
      },
    }),
  ];
}
