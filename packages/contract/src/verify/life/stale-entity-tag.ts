import type { Operation } from '../../openapi/operation.ts';
import { documents } from '../../semantics/response-for.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { changeOnce, findChange } from './change-once.ts';
import { judgeRejection } from './rejection.ts';
import { createResource, toRuleTrial } from './rule.ts';

/**
 * Checks that a change under the entity tag of before another change is rejected where 412 is documented: otherwise one
 * of the two changes is lost (RFC 9110, section 13.1.1).
 */
export function planStaleEntityTag(session: Session, operation: Operation): Trial[] {
  const change = findChange(session, operation);
  if (change === undefined || !documents(operation, 412)) return [];
  const { get } = change;
  return [
    toRuleTrial({
      name: 'changes nothing under an entity tag of before',
      operation,
      writes: true,
      async run(running) {
        const parameters = await createResource(running, operation);
        const { before, after, original } = await changeOnce(running, change, parameters);
        const { etag } = before.response.headers;
        if (etag === undefined || etag === after.response.headers['etag'])
          throw new CannotTry(`${get.id} gives no other entity tag after a change`);
        // The change differs from the current state: a service may accept what is done already.
        return judgeRejection(running, {
          operation,
          get,
          input: { parameters, body: original, headers: { 'if-match': etag } },
          request: `A request with the If-Match of before a change, ${etag},`,
          expected: '412',
        });
      },
    }),
  ];
}
