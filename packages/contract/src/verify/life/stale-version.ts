import { sameJson } from '@web-data/openapi';
import type { Operation } from '../../openapi/operation.ts';
import { withValueAt } from '../../openapi/pointer.ts';
import { documents } from '../../semantics/response-for.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { changeOnce, findChange } from './change-once.ts';
import { completeBody } from './complete-body.ts';
import { judgeRejection } from './rejection.ts';
import { createResource, toRuleTrial } from './rule.ts';
import { findVersionPointer, readMember } from './send-change.ts';

/**
 * Checks that a change with the version of before another change is rejected where 409 or 412 is documented: otherwise
 * one of the two changes is lost. Applies to versions that the service itself counts.
 */
export function planStaleVersion(session: Session, operation: Operation): Trial[] {
  const change = findChange(session, operation);
  if (change === undefined || ![409, 412].some((status) => documents(operation, status))) return [];
  const version = findVersionPointer(change, completeBody(session, change.schema, change.body));
  if (version === undefined) return [];
  const { get } = change;
  return [
    toRuleTrial({
      name: 'changes nothing with a version of before',
      operation,
      writes: true,
      async run(running) {
        const parameters = await createResource(running, operation);
        const { before, after, original } = await changeOnce(running, change, parameters);
        const [old, current] = [before, after].map(({ response }) => readMember(original, version, response));
        if (old === undefined || current === undefined || sameJson(old, current))
          throw new CannotTry(`${get.id} gives no other ${version.slice(1)} after a change`);
        const values = [old, current].map((value) => JSON.stringify(value));
        const request = `A change with ${version.slice(1)} ${values[0]}`;
        return judgeRejection(running, {
          operation,
          get,
          input: { parameters, body: withValueAt(original, version, old) },
          request,
          expected: '409 or 412',
          message: `${request} was carried out after another change had made it ${values[1]}.`,
        });
      },
    }),
  ];
}
