import type { Session } from '../session.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findReader } from '../../semantics/life.ts';
import { callOperation, reportBroken, obtainFresh, toRuleTrial, PASSED } from './rule.ts';
import { conclude, type Trial } from '../trial.ts';

/** Statuses for a resource that does not exist or whose existence is hidden (RFC 9110, section 15.5.4). */
const ABSENT: ReadonlySet<number> = new Set([401, 403, 404, 410]);

/**
 * A deleted resource must not be returned unchanged (RFC 9110, section 9.3.5). A deletion that is only accepted may
 * take time, and a resource in a bin may say so.
 */
export function planDeleted({ document }: Session, operation: Operation): Trial[] {
  if (operation.method !== 'delete' || !operation.path.endsWith('}')) return [];
  const get = findReader(document, operation);
  // A delete with a response body reports on the resource, as the cancellation of a job does.
  const hasContent = operation.responses.some(
    ({ status, content }) => status.startsWith('2') && content.length > 0,
  );
  if (get === undefined || hasContent) return [];
  return [
    toRuleTrial({
      name: `what it deleted is not returned by ${get.id} as before`,
      operation,
      writes: true,
      async run(session) {
        const parameters = await obtainFresh(session, operation);
        const before = await callOperation(session, get, { parameters });
        const { response } = await callOperation(session, operation, { parameters });
        if (response.status === 202 || response.body !== '') return PASSED;
        const after = await callOperation(session, get, { parameters }, () => true);
        const { status, body } = after.response;
        if (ABSENT.has(status)) return PASSED;
        if (status !== before.response.status || body !== before.response.body)
          return conclude(session.judge(after, get, { outcome: 'answered', pointer: get.pointer }), after);
        return reportBroken(operation, after, `What ${operation.id} deleted is still there.`, '404 or 410');
      },
    }),
  ];
}
