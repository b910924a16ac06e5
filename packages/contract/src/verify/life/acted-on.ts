import { sameJson, valueAt, joinPointer } from '@web-data/openapi';
import { reportsFailure } from '../../judge/reports-failure.ts';
import type { Operation } from '../../openapi/operation.ts';
import { isOneTimeAction } from '../../semantics/action-name.ts';
import { findActedLife } from '../../semantics/life.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { isTimestamp } from './leaves.ts';
import { isStale } from './lost-members.ts';
import { broken, callOperation, createResource, objectWith, PASSED, toRuleTrial, until } from './rule.ts';
import { findUnstored } from './unstored.ts';

/**
 * Checks that what the response to an action says of the resource is returned by a later GET. Applies to actions that
 * end in a state, such as `close`: others, such as `restart`, may lead back to the state of before.
 */
export function planActedOn({ document }: Session, operation: Operation): Trial[] {
  const life = findActedLife(document, operation);
  if (life === undefined || !isOneTimeAction(operation.path)) return [];
  const { get } = life;
  return [
    toRuleTrial({
      name: `what it did is returned by ${get.id}`,
      operation,
      writes: true,
      async run(session) {
        const parameters = await createResource(session, operation);
        const first = await callOperation(session, get, { parameters });
        const { response } = await callOperation(session, operation, { parameters });
        if (response.status === 202 || reportsFailure(operation, response)) return PASSED;
        const before = objectWith([], first.response) ?? {};
        const echo = objectWith(Object.keys(before), response);
        // The response may describe the action and not the resource.
        if (echo === undefined || !Object.keys(before).every((name) => name in echo))
          throw new CannotTry(`the response to ${operation.id} is not what ${get.id} returns`);
        const changed = Object.keys(before)
          .filter((name) => !isTimestamp(echo[name]) && !sameJson(before[name], echo[name]))
          .map((name) => ({ at: joinPointer('', name) }));
        const confirmation = { before, atRest: before, echo, changed, sent: echo };
        const mismatch = await until(session.fixtures.settleMs, async () => {
          const after = await callOperation(session, get, { parameters });
          const now = objectWith(Object.keys(before), after.response);
          const unstored = now === undefined || isStale(after) ? undefined : findUnstored(confirmation, now);
          return unstored && { ...unstored, after };
        });
        if (mismatch === undefined) return PASSED;
        const { at, after } = mismatch;
        const value = JSON.stringify(valueAt(echo, at));
        const message = `${operation.id} answered that ${at.slice(1)} is ${value}, and ${get.id} returns what it was before.`;
        return broken(get, after, message, `${at.slice(1)}: ${value}`);
      },
    }),
  ];
}
