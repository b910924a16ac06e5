import { isObject, type Json } from '@web-data/openapi';
import type { ParameterValues } from '../../http/parameters.ts';
import { sentBody } from '../../http/sent-body.ts';
import type { Operation } from '../../openapi/operation.ts';
import { CannotTry } from '../cannot-try.ts';
import type { RequestInput } from '../input.ts';
import type { Session } from '../session.ts';
import type { Conclusion } from '../trial.ts';
import { changeAll } from './change-all.ts';
import { findChange } from './change-once.ts';
import { isAlike } from './leaves.ts';
import { isStale } from './lost-members.ts';
import { reportBroken, callOperation, obtainFresh, objectWith, PASSED } from './rule.ts';

const isAny = (): boolean => true;

type Called = Awaited<ReturnType<typeof callOperation>>;

/** A request that a service must reject, with a 4xx and without an effect. */
export interface Rejectable {
  readonly operation: Operation;
  /** Reads what the request is about; `undefined` where the description has no such GET. */
  readonly get: Operation | undefined;
  readonly input: RequestInput & { readonly parameters: ParameterValues };
  /** Describes the request, such as `A request without a precondition`. */
  readonly request: string;
  /** The statuses that are documented for it. */
  readonly expected: string;
  /** The message where it is carried out. Default that `request` was. */
  readonly message?: string;
}

/**
 * Sends a request that must be rejected (4xx), and checks that nothing of it is stored: a service that fails (5xx) or
 * rejects after it has stored the change overwrites the change of another client.
 * @param isExpected selects the statuses that say something about the rejection. Default all.
 * @throws CannotTry for other statuses, and where the service is unavailable (503) and has stored nothing
 */
export async function judgeRejection(
  session: Session,
  { operation, get, input, request, expected, message }: Rejectable,
  isExpected: (status: number) => boolean = isAny,
): Promise<Conclusion> {
  const { parameters } = input;
  const read = (): Promise<Called> | undefined => get && callOperation(session, get, { parameters }, isAny);
  const before = await read();
  const exchange = await callOperation(session, operation, input, isExpected);
  const { status } = exchange.response;
  if (status < 400)
    return reportBroken(operation, exchange, message ?? `${request} was carried out.`, expected);
  const after = await read();
  const stored = before && after && findStored(operation, sentBody(exchange.request), [before, after]);
  if (stored !== undefined)
    return reportBroken(
      operation,
      exchange,
      `${request} was answered with ${status}, and ${stored}.`,
      `${expected}, and nothing stored`,
    );
  if (status < 500) return PASSED;
  if (status === 503) throw new CannotTry(`${operation.id} was answered with 503`);
  return reportBroken(operation, exchange, `${request} was answered with ${status}.`, expected);
}

/** A precondition that a request fails or lacks. */
export interface FailedPrecondition extends Omit<Rejectable, 'input'> {
  readonly headers: Readonly<Record<string, string | null>>;
}

/**
 * Sends a request that must be rejected by its precondition, as the basic request and with a change of every member: the
 * first may be what is stored already.
 */
export async function judgeRejections(
  session: Session,
  { headers, ...rejectable }: FailedPrecondition,
  isExpected?: (status: number) => boolean,
): Promise<Conclusion> {
  const { operation } = rejectable;
  const parameters = await obtainFresh(session, operation);
  const basic = await judgeRejection(session, { ...rejectable, input: { parameters, headers } }, isExpected);
  const change = findChange(session, operation);
  if (basic.outcome !== 'passed' || change === undefined) return basic;
  const body = changeAll(session, change.schema, change.body);
  return judgeRejection(session, { ...rejectable, input: { parameters, headers, body } }, isExpected);
}

/** Describes what a request has stored, as two reads around it show; `undefined` where they show nothing. */
function findStored(
  { method }: Operation,
  sent: Json | undefined,
  [before, after]: readonly [Called, Called],
): string | undefined {
  const [old, now] = [before.response.status, after.response.status];
  if (method === 'delete' && old < 300 && [404, 410].includes(now)) return 'what it names is gone';
  if (!isObject(sent) || old >= 300 || now >= 300 || isStale(after)) return undefined;
  const names = Object.keys(sent);
  const [one, other] = [objectWith(names, before.response), objectWith(names, after.response)];
  const name = names.find((key) => {
    const value = other?.[key];
    return value !== undefined && isAlike(value, sent[key]) && !isAlike(one?.[key], value);
  });
  return name && `changed ${name} to ${JSON.stringify(sent[name])}`;
}
