import { findReader } from '../../semantics/life.ts';
import { documents } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { judgeRejections } from './rejection.ts';
import { toRuleTrial } from './rule.ts';

/**
 * Checks that a change under an entity tag that no resource has is rejected where 412 is documented (RFC 9110, section
 * 13.1.1).
 */
export function planUnknownEntityTag(_: Session, operation: Operation): Trial[] {
  if (operation.safe || !operation.path.includes('{') || !documents(operation, 412)) return [];
  return [
    toRuleTrial({
      name: 'changes nothing under an entity tag that nothing has',
      operation,
      writes: true,
      async run(session) {
        const rejectable = {
          operation,
          get: findReader(session.document, operation),
          headers: { 'if-match': '"x-unheard-of"' },
          request: 'A request with an If-Match that fails',
          expected: '412',
        };
        return judgeRejections(session, rejectable, (status) => status !== 409);
      },
    }),
  ];
}
