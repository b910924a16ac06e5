import type { Json } from '@web-data/openapi';
import type { Exchange } from '../http/exchange.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Operation } from '../openapi/operation.ts';
import { CannotTry } from './cannot-try.ts';
import type { RequestInput } from './input.ts';
import type { Session } from './session.ts';
import { conclude, notTested, type Conclusion, type NotTested } from './trial.ts';

/** The body of a response, and its exchange. */
export interface CallResult {
  readonly body: Json;
  readonly exchange: Exchange;
}

/** Thrown when an intermediate response deviates from the contract; its conclusion becomes that of the trial. */
export class Deviates extends Error {
  override readonly name = 'Deviates';
  readonly conclusion: Conclusion;

  constructor(conclusion: Conclusion) {
    super('an answer breaks the contract');
    this.conclusion = conclusion;
  }
}

/**
 * Calls an operation and parses its 2xx JSON body.
 * @throws Deviates when the response breaks the contract; CannotTry when there is no such body.
 */
export async function callOperation(
  session: Session,
  operation: Operation,
  input: RequestInput,
): Promise<CallResult> {
  const request = await session.prepare(operation, input);
  if (typeof request === 'string') throw new CannotTry(request);
  const exchange = await session.sendPatiently(request);
  session.observe(operation, exchange);
  const deviations = session.judge(exchange, operation, { outcome: 'answered', pointer: operation.pointer });
  if (deviations.length > 0) throw new Deviates(conclude(deviations, exchange));
  const status = exchange.response?.status ?? 0;
  const body = exchange.response && parseBody(exchange.response);
  if (status < 200 || status > 299 || body === undefined) {
    throw new CannotTry(`${operation.id} was answered with ${status || exchange.failure}`);
  }
  return { body, exchange };
}

/** Runs a check that calls operations; what cannot be tested is reported as such. */
export async function concludeCalls(check: () => Promise<Conclusion>): Promise<Conclusion | NotTested> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Deviates) return error.conclusion;
    if (error instanceof CannotTry) return notTested(error.message);
    throw error;
  }
}
