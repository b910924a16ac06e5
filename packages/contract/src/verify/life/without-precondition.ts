import { documents } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, broken, fresh, toRuleTrial, PASSED } from './rule.ts';

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
        const parameters = await fresh(session, operation);
        const exchange = await callOperation(
          session,
          operation,
          { parameters, headers: NO_PRECONDITION },
          () => true,
        );
        if (exchange.response.status >= 400) return PASSED;
        return broken(operation, exchange, 'A request without a precondition was carried out.', '428');
      },
    }),
  ];
}
