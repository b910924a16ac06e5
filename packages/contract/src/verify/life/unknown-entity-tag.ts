import { documents } from '../../semantics/response-for.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { callOperation, broken, fresh, toRuleTrial, PASSED } from './rule.ts';

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
        const parameters = await fresh(session, operation);
        const headers = { 'if-match': '"x-unheard-of"' };
        const exchange = await callOperation(
          session,
          operation,
          { parameters, headers },
          (status) => status !== 409,
        );
        if (exchange.response.status >= 400 && exchange.response.status < 500) return PASSED;
        return broken(operation, exchange, 'A request with an If-Match that fails was carried out.', '412');
      },
    }),
  ];
}
