import { CompiledQuery } from 'kysely';

/**
 * Statements that are sent to the thread in one message. They form one query because Kysely waits for each query of a
 * transaction.
 */
export interface Batch extends CompiledQuery {
  statements: readonly CompiledQuery[];
  /** False for writes whose results are not needed; the commit fails when one of them failed. */
  expectsResults: boolean;
}

export function createBatch(statements: readonly CompiledQuery[], expectsResults: boolean): Batch {
  return { ...CompiledQuery.raw(''), statements, expectsResults };
}

export function isBatch(query: CompiledQuery): query is Batch {
  return 'statements' in query;
}
