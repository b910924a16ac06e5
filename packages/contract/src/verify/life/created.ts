import { documents } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findLife } from '../../semantics/life.ts';
import { isCreatedBy } from '../../semantics/upsert.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, reportBroken, toRuleTrial, createResource, PASSED } from './rule.ts';

/** A PUT that creates a resource must respond with 201 (RFC 9110, section 9.3.4), or 202 where it is only accepted. */
export function planCreated({ document }: Session, operation: Operation): Trial[] {
  const life = findLife(document, operation);
  if (life === undefined || !isCreatedBy(operation, life.parameter)) return [];
  const { get } = life;
  return [
    toRuleTrial({
      name: 'what was not there is made with 201',
      operation,
      writes: true,
      async run(session) {
        const parameters = await createResource(session, operation);
        const before = await callOperation(session, get, { parameters }, () => true);
        const exchange = await callOperation(session, operation, { parameters });
        const { status } = exchange.response;
        // A 204 that is documented beside the 201 may be intended.
        const isRight = [201, 202].includes(status) || (status === 204 && documents(operation, 204));
        if (before.response.status !== 404 || isRight) return PASSED;
        return reportBroken(operation, exchange, `What was not there was made with ${status}.`, '201');
      },
    }),
  ];
}
