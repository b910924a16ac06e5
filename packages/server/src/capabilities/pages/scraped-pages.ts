import type { ScrapeRequest } from '@web-data/types';
import { CompiledQuery } from 'kysely';
import type { Identity } from '../../accounts/keys/identity.ts';
import { DelayedWrite } from '../../platform/store/delayed-write.ts';
import { listColumns, rowsAsTable, toRowsParameter } from '../../platform/store/rows-as-table.ts';
import type { ColumnTypes } from '../../platform/store/rows-as-table.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { ScrapedPageRow } from '../../platform/store/tables/interact.ts';

/** Milliseconds for which a scrape is remembered, and max scrapes of a team; the oldest are forgotten first. */
const REMEMBERED_MS = 86_400_000;
const MAX_OF_TEAM = 10_000;
/** Milliseconds between deletions of expired scrapes, and scrapes of a team until the surplus is deleted. */
const CLEARED_EVERY = 3_600_000;
const TRIMMED_AFTER = 1000;
/** Milliseconds from a scrape to its write, and max scrapes that wait for it; later ones are not remembered. */
const WRITTEN_AFTER = 20;
const MAX_WAITING = 10_000;

/** What a session needs of a scrape to open the same page. */
export type ScrapedPage = Pick<ScrapeRequest, 'url' | 'location' | 'mobile'>;

/** Options of {@link ScrapedPages}. */
export interface ScrapedPagesOptions {
  /** Called when scrapes could not be written, which are then forgotten. */
  onError(error: unknown): void;
  /** Max scrapes of a team. Defaults to 10,000. */
  maxOfTeam?: number;
  /** Scrapes of a team in this process until its surplus is deleted. Defaults to 1,000. */
  trimmedAfter?: number;
}

const types: ColumnTypes<ScrapedPageRow> = {
  id: 'text',
  team_id: 'text',
  page: 'text',
  expires_at: 'bigint',
};

/**
 * Remembers for a day which page a scrape read, so that a session can go on there. Writes are batched and never delay a
 * scrape. A team that scrapes much pushes out its own scrapes only.
 */
export class ScrapedPages {
  readonly #store: Store;
  readonly #maxOfTeam: number;
  readonly #trimmedAfter: number;
  readonly #delayed: DelayedWrite;
  readonly #insert: string;
  #waiting: ScrapedPageRow[] = [];
  /** Scrapes by team since its surplus was last deleted. */
  readonly #written = new Map<string, number>();
  #clearedAt = 0;

  constructor(
    store: Store,
    { onError, maxOfTeam = MAX_OF_TEAM, trimmedAfter = TRIMMED_AFTER }: ScrapedPagesOptions,
  ) {
    this.#store = store;
    this.#maxOfTeam = maxOfTeam;
    this.#trimmedAfter = trimmedAfter;
    this.#delayed = new DelayedWrite(() => this.#write(), onError, WRITTEN_AFTER);
    this.#insert = `insert into scraped_page (${listColumns(types).join(', ')}) ${rowsAsTable(store.kind, types)}`;
  }

  /**
   * Remembers the page of a scrape, unless the team has zero data retention or the request forbids storage with
   * `storeInCache: false`. Never waits and never throws.
   */
  remember(
    id: string,
    { teamId, zeroDataRetention }: Pick<Identity, 'teamId' | 'zeroDataRetention'>,
    { url, location, mobile, storeInCache }: ScrapedPage & Pick<ScrapeRequest, 'storeInCache'>,
    now: number = Date.now(),
  ): void {
    if (zeroDataRetention || storeInCache === false || this.#waiting.length >= MAX_WAITING) return;
    const page = JSON.stringify({ url, location, mobile });
    this.#waiting.push({ id, team_id: teamId, page, expires_at: now + REMEMBERED_MS });
    this.#delayed.schedule();
  }

  /** Returns the page of a scrape of a team; undefined when it is not remembered. */
  async find(id: string, teamId: string): Promise<ScrapedPage | undefined> {
    await this.flush();
    const row = await this.#store.db
      .selectFrom('scraped_page')
      .select('page')
      .where('id', '=', id)
      .where('team_id', '=', teamId)
      .where('expires_at', '>', Date.now())
      .executeTakeFirst();
    return row && (JSON.parse(row.page) as ScrapedPage); // Written by `remember`.
  }

  /** Writes the scrapes that wait. */
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
      if (isClearing) await query.deleteFrom('scraped_page').where('expires_at', '<=', now).execute();
      for (const teamId of full) await this.#trim(query, teamId);
    });
    for (const teamId of full) this.#written.delete(teamId);
    if (isClearing) this.#clearedAt = now;
  }

  /** Returns the teams of which a surplus may be stored by now. */
  #countWritten(rows: readonly ScrapedPageRow[]): string[] {
    for (const { team_id: teamId } of rows) this.#written.set(teamId, (this.#written.get(teamId) ?? 0) + 1);
    return [...this.#written].filter(([, count]) => count >= this.#trimmedAfter).map(([teamId]) => teamId);
  }

  async #trim(query: Query, teamId: string): Promise<void> {
    const last = await query
      .selectFrom('scraped_page')
      .select('expires_at')
      .where('team_id', '=', teamId)
      .orderBy('expires_at', 'desc')
      .limit(1)
      .offset(this.#maxOfTeam)
      .executeTakeFirst();
    if (last === undefined) return;
    await query
      .deleteFrom('scraped_page')
      .where('team_id', '=', teamId)
      .where('expires_at', '<=', last.expires_at)
      .execute();
  }
}
