import { sql } from 'kysely';
import { DelayedWrite } from '../../platform/store/delayed-write.ts';
import type { Query, Store } from '../../platform/store/store.ts';

/** Maximum number of counters that wait to be written; requests beyond it are not counted. */
const MAX_WAITING = 20_000;
const DAY = 86_400_000;

/** A completed request. */
export interface CountedRequest {
  teamId: string;
  keyId: string;
  /** Operation id of the description. */
  operation: string;
  /** Whether the response was not 2xx. */
  isRejected: boolean;
}

interface Count {
  team_id: string;
  day: number;
  operation: string;
  key_id: string;
  requests: number;
  failed: number;
}

/**
 * Counts requests by day, operation and key, in the background and with few writes. The counts are informative; charges
 * are in the ledger. A process that is killed loses up to a second of counts.
 */
export class RequestCounts {
  readonly #store: Store;
  readonly #delayed: DelayedWrite;
  #waiting = new Map<string, Count>();

  /** @param onError called when counts could not be written, which are then lost */
  constructor(store: Store, onError: (error: unknown) => void) {
    this.#store = store;
    this.#delayed = new DelayedWrite(() => this.#write(), onError);
  }

  /** Counts one request. Never waits and never throws. */
  note({ teamId, keyId, operation, isRejected }: CountedRequest, now: number = Date.now()): void {
    const day = Math.floor(now / DAY);
    const name = `${teamId} ${day} ${operation} ${keyId}`;
    const count = this.#waiting.get(name) ?? this.#first(name, { teamId, keyId, operation, day });
    if (count === undefined) return;
    count.requests += 1;
    if (isRejected) count.failed += 1;
  }

  /** Writes the waiting counts. */
  flush(): Promise<void> {
    return this.#delayed.flush();
  }

  #first(
    name: string,
    of: { teamId: string; keyId: string; operation: string; day: number },
  ): Count | undefined {
    if (this.#waiting.size >= MAX_WAITING) return undefined;
    const { teamId: team_id, keyId: key_id, operation, day } = of;
    const count = { team_id, day, operation, key_id, requests: 0, failed: 0 };
    this.#waiting.set(name, count);
    this.#delayed.schedule();
    return count;
  }

  /** Writes in a fixed order, so that two replicas never deadlock. */
  async #write(): Promise<void> {
    const rows = [...this.#waiting.values()].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    this.#waiting = new Map();
    if (rows.length === 0) return;
    await this.#store.tx(async (query) => {
      for (let from = 0; from < rows.length; from += 500) await add(query, rows.slice(from, from + 500));
    });
  }
}

function nameOf({ team_id, day, operation, key_id }: Count): string {
  return `${team_id} ${day} ${operation} ${key_id}`;
}

async function add(query: Query, rows: readonly Count[]): Promise<void> {
  await query
    .insertInto('request_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'day', 'operation', 'key_id']).doUpdateSet({
        requests: sql`request_count.requests + excluded.requests`,
        failed: sql`request_count.failed + excluded.failed`,
      }),
    )
    .execute();
}
