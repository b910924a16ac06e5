import { isObject, sameJson, type JsonObject } from '@web-data/openapi';
import type { ParameterValues } from '../../http/parameters.ts';
import { reportsFailure } from '../../judge/reports-failure.ts';
import type { Operation } from '../../openapi/operation.ts';
import { findLife } from '../../semantics/life.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import { changeAll } from './change-all.ts';
import { completeBody } from './complete-body.ts';
import { callOperation } from './rule.ts';
import type { WrittenAndRead } from './lost-members.ts';
import { sendChange } from './send-change.ts';

/** A PUT or PATCH with its basic body. */
export interface Change extends WrittenAndRead {
  readonly body: JsonObject;
}

/** Returns the change that a PUT or PATCH makes; `undefined` where no GET reads it, or its body is no object. */
export function findChange(session: Session, operation: Operation): Change | undefined {
  if (operation.method !== 'put' && operation.method !== 'patch') return undefined;
  const life = findLife(session.document, operation);
  const { body, content } = session.base(operation);
  if (life === undefined || !isObject(body) || content?.schema === undefined) return undefined;
  return { operation, schema: content.schema, get: life.get, body };
}

/** The states before and after a change, and a body that differs from the state after it. */
export interface Changed {
  readonly before: Awaited<ReturnType<typeof callOperation>>;
  readonly after: Awaited<ReturnType<typeof callOperation>>;
  readonly original: JsonObject;
}

/** Changes a resource once. @throws CannotTry where the service accepts no change */
export async function changeOnce(
  session: Session,
  change: Change,
  parameters: ParameterValues,
): Promise<Changed> {
  const { operation, get, schema } = change;
  const before = await callOperation(session, get, { parameters });
  for (const original of [completeBody(session, schema, change.body), change.body]) {
    const body = changeAll(session, schema, original);
    if (sameJson(body, original)) continue;
    const { response } = await sendChange(session, change, { parameters, body });
    if (response.status >= 300 || response.status === 202 || reportsFailure(operation, response)) continue;
    return { before, after: await callOperation(session, get, { parameters }), original };
  }
  throw new CannotTry(`${operation.id} accepted no change`);
}
