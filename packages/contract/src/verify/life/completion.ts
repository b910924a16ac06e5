import type { Operation } from '../../openapi/operation.ts';
import { poll } from '../../http/pause.ts';
import type { Session } from '../session.ts';
import { notTested, conclude, type Trial } from '../trial.ts';
import { callOperation, obtainFresh, toRuleTrial } from './rule.ts';

/**
 * Plans a trial for an operation that documents a 303 beside a success (RFC 9110, section 15.4.4): it waits for the 303
 * with the location of the result, and judges it.
 */
export function planCompletion(_: Session, operation: Operation): Trial[] {
  const statuses = operation.responses.map(({ status }) => status);
  const isAwaited = statuses.includes('303') && statuses.some((status) => status.startsWith('2'));
  if (operation.method !== 'get' || !operation.path.includes('{') || !isAwaited) return [];
  return [
    toRuleTrial({
      name: 'leads on in the end',
      operation,
      writes: true,
      async run(session) {
        const parameters = await obtainFresh(session, operation);
        const { settleMs } = session.fixtures;
        for await (const _ of poll(settleMs)) {
          const exchange = await callOperation(session, operation, { parameters });
          const found = session.judge(exchange, operation, {
            outcome: 'answered',
            pointer: operation.pointer,
          });
          if (exchange.response.status === 303 || found.length > 0) return conclude(found, exchange);
        }
        return notTested(
          `${operation.id} gave no 303 within ${settleMs} ms; give it longer by settleMs of the fixtures`,
        );
      },
    }),
  ];
}
