import { CompiledQuery } from 'kysely';
import { uuidv7 } from '../../platform/ids.ts';
import { DelayedWrite } from '../../platform/store/delayed-write.ts';
import { listColumns, rowsAsTable, toRowsParameter } from '../../platform/store/rows-as-table.ts';
import type { ColumnTypes } from '../../platform/store/rows-as-table.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { ApiRequestRow } from '../../platform/store/tables/activity.ts';

/** Milliseconds for which requests are stored, and max requests of a team; the oldest are deleted first. */
const RETENTION_MS = 7 * 86_400_000;
const MAX_OF_TEAM = 100_000;
/** Milliseconds between deletions of expired requests, and requests of a team until the surplus is deleted. */
const CLEARED_EVERY = 3_600_000;
const TRIMMED_AFTER = 10_000;
/** Max requests that wait to be written; later ones are not logged. */
const MAX_WAITING = 10_000;

/** A completed request. */
export interface LoggedRequest {
  teamId: string;
  keyId: string;
  requestId: string;
  /** Operation id of the description. */
  operation: string;
  /** HTTP status of the response. */
  status: number;
  /** Name of the error in the catalogue, if there was one. */
  error: string | undefined;
  milliseconds: number;
}

const types: ColumnTypes<ApiRequestRow> = {
  id: 'text',
  team_id: 'text',
  at: 'bigint',
  request_id: 'text',
  operation: 'text',
  key_id: 'text',
  status: 'bigint',
  error: 'text',
  milliseconds: 'bigint',
};

/**
 * Stores the requests of teams one by one, without URLs, bodies and secrets, so that their members can look one up.
 * Writes are batched and never delay a request. A process that is killed loses up to a second of requests.
 */
export class RequestLog {
  readonly #store: Store;
  readonly #delayed: DelayedWrite;
  readonly #insert: string;
  #waiting: ApiRequestRow[] = [];
  /** Requests by team since its surplus was last deleted. */
  readonly #written = new Map<string, number>();
  #clearedAt = 0;

  /** @param onError called when requests could not be written, which are then lost */
  constructor(store: Store, onError: (error: unknown) => void) {
    this.#store = store;
    this.#delayed = new DelayedWrite(() => this.#write(), onError);
    this.#insert = `insert into api_request (${listColumns(types).join(', ')}) ${rowsAsTable(store.kind, types)}`;
  }

  /** Queues a request. Never waits and never throws. */
  note(request: LoggedRequest, now: number = Date.now()): void {
    if (this.#waiting.length >= MAX_WAITING) return;
    const { teamId: team_id, keyId: key_id, requestId: request_id, operation, status, error } = request;
    this.#waiting.push({
      id: uuidv7(now),
      team_id,
      at: now,
      request_id,
      operation,
      key_id,
      status,
      error: error ?? null,
      milliseconds: Math.round(request.milliseconds),
    });
    this.#delayed.schedule();
  }

  /** Writes the queued requests. */
  flush(): Promise<void> {
    return this.#delayed.flush();
  }

  async #write(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    if (rows.length === 0) return;
    const now = Date.now();
    const isClearing = this.#clearedAt <= now - CLEARED_EVERY;
    const full = this.#countWritten(rows);
    const insert = CompiledQuery.raw(this.#insert, [toRowsParameter(types, rows)]);
    await this.#store.tx(async (query) => {
      await query.executeQuery(insert);
      if (isClearing) await clear(query, now - RETENTION_MS);
      for (const teamId of full) await trim(query, teamId);
    });
    for (const teamId of full) this.#written.delete(teamId);
    if (isClearing) this.#clearedAt = now;
  }

  /** Returns the teams of which a surplus may be stored by now. */
  #countWritten(rows: readonly ApiRequestRow[]): string[] {
    for (const { team_id: teamId } of rows) this.#written.set(teamId, (this.#written.get(teamId) ?? 0) + 1);
    return [...this.#written].filter(([, count]) => count >= TRIMMED_AFTER).map(([teamId]) => teamId);
  }
}

/** Deletes what is older, team by team, as the index begins with the team. */
async function clear(query: Query, before: number): Promise<void> {
  await query
    .deleteFrom('api_request')
    .where('team_id', 'in', query.selectFrom('team').select('id'))
    .where('at', '<', before)
    .execute();
}

async function trim(query: Query, teamId: string): Promise<void> {
  const ofTeam = query.selectFrom('api_request').where('team_id', '=', teamId);
  const last = await ofTeam
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .offset(MAX_OF_TEAM)
    .executeTakeFirst();
  if (last === undefined) return;
  await query.deleteFrom('api_request').where('team_id', '=', teamId).where('at', '<=', last.at).execute();
}
