import type { Exchange, HttpRequest } from '../../http/exchange.ts';
import { matchOperation } from '../../semantics/match-operation.ts';
import type { Budget } from '../budget.ts';
import { BudgetSpent } from '../budget.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import type { Operation } from '../../openapi/operation.ts';
import type { RequestInput } from '../input.ts';
import type { Created } from './creation-proof.ts';
import { asSender } from './as-sender.ts';
import type { WriteGuard } from './write-guard.ts';

/** Which created resources were deleted and which remain. */
export interface CleanUp {
  readonly deleted: number;
  /** Resources that could not be deleted, by path template and reason. */
  readonly left: readonly Left[];
}

/** Resources of one kind that remain after a run. */
export interface Left {
  readonly path: string;
  readonly count: number;
  readonly reason: string;
}

/** The parts of a run that the clean-up needs. */
export interface CleanUpRun {
  readonly document: ContractDocument;
  readonly guard: WriteGuard;
  /** Builds a request; a string says why it cannot be built. */
  prepare(operation: Operation, input: RequestInput): Promise<HttpRequest | string>;
  /** Sends a request within a budget. @throws BudgetSpent */
  send(request: HttpRequest, budget: Budget): Promise<Exchange>;
}

/**
 * Deletes the resources that a run created, the latest first, where the description has a DELETE for them.
 * @param budget limits the requests of the clean-up; resources that it leaves no time for are reported.
 */
export async function cleanUp(run: CleanUpRun, budget: Budget, workers: number): Promise<CleanUp> {
  const { created } = run.guard;
  for (const operation of created.listUndecided()) await repeat(run, budget, operation);
  const remaining = created.listRemaining();
  const left = new Map<string, Left>();
  const leave = (path: string, reason: string, count = 1): void => {
    const key = `${path} ${reason}`;
    left.set(key, { path, reason, count: (left.get(key)?.count ?? 0) + count });
  };
  let deleted = 0;
  const queue = remaining.values();
  const work = async (): Promise<void> => {
    for (const one of queue) {
      const template = matchOperation(run.document, 'DELETE', one.path)?.path ?? one.path;
      const reason = await remove(run, budget, one);
      if (reason === undefined) deleted += 1;
      else leave(template, reason);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, workers) }, work));
  for (const [path, count] of created.unnamed)
    leave(path, 'the response to its POST does not say what was created', count);
  for (const [path, count] of created.countUnconfirmed())
    leave(path, 'it may have existed before the run', count);
  return { deleted, left: [...left.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Sends the basic request of an operation twice, which shows whether it creates something each time. */
async function repeat(run: CleanUpRun, budget: Budget, operation: Operation): Promise<void> {
  for (let times = 0; times < 2 && run.guard.created.listUndecided().includes(operation); times++) {
    const prepared = await run.prepare(operation, {});
    if (typeof prepared === 'string') return;
    const exchange = await run.send(prepared, budget).catch(unlessSpent);
    if (exchange?.response === undefined) return;
  }
}

function unlessSpent(error: unknown): undefined {
  if (!(error instanceof BudgetSpent)) throw error;
}

/** Deletes one resource; a string says why it remains. */
async function remove(run: CleanUpRun, budget: Budget, created: Created): Promise<string | undefined> {
  const match = matchOperation(run.document, 'DELETE', created.path);
  if (match?.operation === undefined) return 'the description has no DELETE for it';
  const prepared = await run.prepare(match.operation, { parameters: match.parameters });
  if (typeof prepared === 'string') return prepared;
  try {
    const { response, failure } = await run.send(asSender(prepared, created.request), budget);
    const status = response?.status;
    if (status === undefined) return `DELETE was not answered: ${failure ?? ''}`;
    return status < 300 || status === 404 || status === 410
      ? undefined
      : `DELETE was answered with ${status}`;
  } catch (error) {
    if (error instanceof BudgetSpent) return 'there was no time left to delete it';
    throw error;
  }
}
