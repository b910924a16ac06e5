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
const TRIMMED_AFTER = 25_000;
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

/** What requests of one team have in common, which a statement binds once for all of them. */
interface Group {
  teamId: string;
  operation: string;
  keyId: string;
  status: number;
  error: string | null;
  /** Of each request: its id, when it ended, its request id, and its milliseconds. */
  requests: Logged[];
}

type Logged = readonly [id: string, at: number, requestId: string, milliseconds: number];

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
/** Requests from which a group has a statement of its own; the other groups share one, however many they are. */
const MIN_OF_GROUP = 8;

/**
 * Stores the requests of teams one by one, without URLs, bodies and secrets, so that their members can look one up.
 * Writes are batched and never delay a request. A process that is killed loses up to a second of requests.
 */
export class RequestLog {
  readonly #store: Store;
  readonly #delayed: DelayedWrite;
  readonly #insertRows: string;
  readonly #insertGroup: string;
  #groups = new Map<string, Group>();
  #waiting = 0;
  /** Requests by team since its surplus was last deleted. */
  readonly #written = new Map<string, number>();
  #clearedAt = 0;

  /** @param onError called when requests could not be written, which are then lost */
  constructor(store: Store, onError: (error: unknown) => void) {
    this.#store = store;
    this.#delayed = new DelayedWrite(() => this.#write(), onError);
    const columns = listColumns(types).join(', ');
    this.#insertRows = `insert into api_request (${columns}) ${rowsAsTable(store.kind, types)}`;
    this.#insertGroup = createGroupInsert(store.kind);
  }

  /** Queues a request. Never waits and never throws. */
  note(request: LoggedRequest, now: number = Date.now()): void {
    if (this.#waiting >= MAX_WAITING) return;
    this.#waiting += 1;
    const { teamId, operation, keyId, status, error = null } = request;
    const name = `${teamId} ${operation} ${keyId} ${status} ${error}`;
    let group = this.#groups.get(name);
    if (group === undefined) {
      group = { teamId, operation, keyId, status, error, requests: [] };
      this.#groups.set(name, group);
    }
    group.requests.push([uuidv7(now), now, request.requestId, Math.round(request.milliseconds)]);
    this.#delayed.schedule();
  }

  /** Writes the queued requests. */
  flush(): Promise<void> {
    return this.#delayed.flush();
  }

  async #write(): Promise<void> {
    const groups = [...this.#groups.values()];
    this.#groups = new Map();
    this.#waiting = 0;
    if (groups.length === 0) return;
    const now = Date.now();
    const isClearing = this.#clearedAt <= now - CLEARED_EVERY;
    const full = this.#countWritten(groups);
    const inserts = this.#createInserts(groups);
    await this.#store.tx(async (query) => {
      await this.#store.writeAll(query, inserts);
      if (isClearing) await clear(query, now - RETENTION_MS);
      for (const teamId of full) await trim(query, teamId);
    });
    for (const teamId of full) this.#written.delete(teamId);
    if (isClearing) this.#clearedAt = now;
  }

  #createInserts(groups: readonly Group[]): CompiledQuery[] {
    const [large, small] = [true, false].map((isLarge) =>
      groups.filter(({ requests }) => requests.length >= MIN_OF_GROUP === isLarge),
    ) as [Group[], Group[]];
    const inserts = large.map(({ requests, teamId, operation, keyId, status, error }) =>
      CompiledQuery.raw(this.#insertGroup, [
        JSON.stringify(requests),
        teamId,
        operation,
        keyId,
        status,
        error,
      ]),
    );
    if (small.length > 0)
      inserts.push(CompiledQuery.raw(this.#insertRows, [toRowsParameter(types, small.flatMap(toRows))]));
    return inserts;
  }

  /** Returns the teams of which a surplus may be stored by now. */
  #countWritten(groups: readonly Group[]): string[] {
    for (const { teamId, requests } of groups)
      this.#written.set(teamId, (this.#written.get(teamId) ?? 0) + requests.length);
    return [...this.#written].filter(([, count]) => count >= TRIMMED_AFTER).map(([teamId]) => teamId);
  }
}

/**
 * Builds the insert of a group: a JSON array of its requests, and what they have in common. Reading nine columns of each
 * row from JSON takes twice the time.
 */
function createGroupInsert(kind: Store['kind']): string {
  const [column, json] =
    kind === 'postgres'
      ? [(at: number): string => `$${at}`, 'json_array_elements(cast($1 as json)) as element (value)']
      : [(at: number): string => `?${at}`, 'json_each(?1)'];
  return `insert into api_request
      (id, at, request_id, milliseconds, team_id, operation, key_id, status, error)
    select value ->> 0, cast(value ->> 1 as bigint), value ->> 2, cast(value ->> 3 as bigint),
      cast(${column(2)} as text), cast(${column(3)} as text), cast(${column(4)} as text),
      cast(${column(5)} as integer), cast(${column(6)} as text)
    from ${json}`;
}

function toRows({ teamId, operation, keyId, status, error, requests }: Group): ApiRequestRow[] {
  return requests.map(([id, at, request_id, milliseconds]) => ({
    id,
    team_id: teamId,
    at,
    request_id,
    operation,
    key_id: keyId,
    status,
    error,
    milliseconds,
  }));
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
