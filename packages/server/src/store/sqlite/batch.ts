import { CompiledQuery } from 'kysely';

/** Statements that travel to the thread in one message: as one query, because Kysely waits for each of a transaction. */
export interface Batch extends CompiledQuery {
  statements: readonly CompiledQuery[];
  /** False for writes that need no answer: the commit is refused when one of them has failed. */
  expectsResults: boolean;
}

export function createBatch(statements: readonly CompiledQuery[], expectsResults: boolean): Batch {
  return { ...CompiledQuery.raw(''), statements, expectsResults };
}

export function isBatch(query: CompiledQuery): query is Batch {
  return 'statements' in query;
}
