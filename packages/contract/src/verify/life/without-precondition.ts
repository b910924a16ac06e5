import { findReader } from '../../semantics/life.ts';
import { documents } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { judgeRejections } from './rejection.ts';
import { toRuleTrial } from './rule.ts';

/**
 * `If-None-Match: *` demands that no resource exists, and is a precondition as well (RFC 9110, sections 13.1.1 to
 * 13.1.4).
 */
const NO_PRECONDITION: Readonly<Record<string, null>> = {
  'if-match': null,
  'if-none-match': null,
  'if-modified-since': null,
  'if-unmodified-since': null,
};

/** Checks that a change without a precondition is rejected where 428 is documented (RFC 6585, section 3). */
export function planWithoutPrecondition(_: Session, operation: Operation): Trial[] {
  if (operation.safe || !operation.path.includes('{') || !documents(operation, 428)) return [];
  return [
    toRuleTrial({
      name: 'changes nothing without a precondition',
      operation,
      writes: true,
      async run(session) {
        const rejectable = {
          operation,
          get: findReader(session.document, operation),
          headers: NO_PRECONDITION,
          request: 'A request without a precondition',
          expected: '428',
        };
        return judgeRejections(session, rejectable);
      },
    }),
  ];
}
