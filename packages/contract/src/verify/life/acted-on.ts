import { joinPointer, sameJson, valueAt, type Json, type JsonObject } from '@web-data/openapi';
import { reportsFailure } from '../../judge/reports-failure.ts';
import type { Operation } from '../../openapi/operation.ts';
import { isOneTimeAction } from '../../semantics/action-name.ts';
import { findActedLife } from '../../semantics/life.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { isAlike, isTimestamp } from './leaves.ts';
import { isStale, mayBeReturnedOrState } from './lost-members.ts';
import {
  reportBroken,
  callOperation,
  createResource,
  objectWith,
  PASSED,
  toRuleTrial,
  until,
} from './rule.ts';
import { findUnstored, type Confirmation, type Member } from './unstored.ts';

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
        const atRest = await callOperation(session, get, { parameters });
        const { response } = await callOperation(session, operation, { parameters });
        if (response.status === 202) throw new CannotTry(`${operation.id} is only accepted`);
        if (reportsFailure(operation, response)) throw new CannotTry(`${operation.id} reports a failure`);
        const before = objectWith([], atRest.response) ?? {};
        const echo = objectWith(Object.keys(before), response);
        // The response may describe the action and not the resource.
        if (echo === undefined || !describes(echo, before, parameters.get(life.key)))
          throw new CannotTry(`the response to ${operation.id} is not what ${get.id} returns`);
        const confirmation = confirm(before, echo);
        const comparable = confirmation.changed.filter((member) => isComparable(member, before, echo));
        const [first] = comparable;
        if (first === undefined)
          throw new CannotTry(`the response to ${operation.id} shows no change that ${get.id} must return`);
        const mismatch = await until(session.fixtures.settleMs, async () => {
          const after = await callOperation(session, get, { parameters });
          const now = objectWith(Object.keys(before), after.response);
          if (now === undefined || isStale(after) || findUnstored(confirmation, now) === undefined)
            return undefined;
          // A member that differs beside stored ones may be in the response to the action alone, such as a warning.
          const isNothingStored = comparable.every(({ at }) =>
            isAlike(valueAt(now, at), valueAt(before, at)),
          );
          return isNothingStored ? after : undefined;
        });
        if (mismatch === undefined) return PASSED;
        const { at } = first;
        const value = JSON.stringify(valueAt(echo, at));
        const message = `${operation.id} answered that ${at.slice(1)} is ${value}, and ${get.id} returns what it was before.`;
        return reportBroken(get, mismatch, message, `${at.slice(1)}: ${value}`);
      },
    }),
  ];
}

/** Whether a response describes the resource: it has all members of it, and the same id. */
function describes(echo: JsonObject, before: JsonObject, id: Json | undefined): boolean {
  return Object.entries(before).every(([name, value]) => {
    const isId = /^_?(?:id|uid|uuid|guid)$/iu.test(name) || (id !== undefined && value === id);
    return name in echo && (!isId || sameJson(value ?? null, echo[name] ?? null));
  });
}

/** What a response says about a resource, and the members that it shows otherwise than before. */
function confirm(before: JsonObject, echo: JsonObject): Confirmation {
  const changed = Object.keys(before)
    .filter((name) => !isTimestamp(echo[name]) && !sameJson(before[name], echo[name]))
    .map((name) => ({ at: joinPointer('', name) }));
  return { before, atRest: before, echo, changed, sent: echo };
}

/** Whether a GET must return a member as the response to the action does. */
function isComparable({ at }: Member, before: JsonObject, echo: JsonObject): boolean {
  const [old, value] = [valueAt(before, at), valueAt(echo, at) ?? null];
  return !isAlike(old, value) && mayBeReturnedOrState(at, { sent: value, returned: old });
}
