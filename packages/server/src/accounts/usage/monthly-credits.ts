import type { Store } from '../../platform/store/store.ts';

/** What a team, or one of its keys, spent in a calendar month, UTC. */
export interface MonthCredits {
  /** Milliseconds since the epoch: the first moment of the month. */
  from: number;
  /** The first moment after the month. */
  to: number;
  /** Public part of the key; undefined where keys are not told apart, and for charges without a known key. */
  keyId: string | undefined;
  credits: number;
}

/** Options of {@link MonthlyCredits.read}. */
export interface HistoryOptions {
  teamId: string;
  /** Whether each key has an entry of its own. */
  byKey: boolean;
  /** Milliseconds since the epoch. Defaults to the current time. */
  now?: number;
}

/** Max calendar months that are read, the current one included. */
const MONTHS = 24;
/** Milliseconds after the end of a month until the last of its charges are certainly stored. */
const CLOSED_AFTER = 3_600_000;
/** Max teams whose months are cached; the one that was read the longest ago is forgotten first. */
const MAX_TEAMS = 1000;

type Months = Map<number, Promise<MonthCredits[]>>;

/**
 * Reads what teams spent from the ledger, month by month, so that the store serves others between two months. The sums
 * of a month that has ended do not change, and are read once in a process.
 */
export class MonthlyCredits {
  readonly #store: Store;
  readonly #teams = new Map<string, Months>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the months in which a team spent anything, the newest first; in a month, the key that spent the most first. */
  async read({ teamId, byKey, now = Date.now() }: HistoryOptions): Promise<MonthCredits[]> {
    const months = this.#getMonths(teamId);
    const oldest = addMonths(now, 1 - MONTHS);
    for (const from of months.keys()) if (from < oldest) months.delete(from);
    const spent: MonthCredits[] = [];
    for (let from = addMonths(now, 0); from >= oldest; from = addMonths(from, -1)) {
      const entries = await this.#readMonth(months, { teamId, from, now });
      spent.push(...(byKey ? entries : sumKeys(entries)));
    }
    return spent;
  }

  #getMonths(teamId: string): Months {
    const months: Months = this.#teams.get(teamId) ?? new Map();
    this.#teams.delete(teamId);
    this.#teams.set(teamId, months);
    const [oldest] = this.#teams.keys();
    if (this.#teams.size > MAX_TEAMS && oldest !== undefined) this.#teams.delete(oldest);
    return months;
  }

  /** Requests for a month that is being read wait for it. */
  #readMonth(
    months: Months,
    { teamId, from, now }: { teamId: string; from: number; now: number },
  ): Promise<MonthCredits[]> {
    const known = months.get(from);
    if (known) return known;
    const to = addMonths(from, 1);
    const read = sumMonth(this.#store, { teamId, from, to });
    months.set(from, read);
    const forget = () => void months.delete(from);
    read.then(to + CLOSED_AFTER <= now ? () => undefined : forget, forget);
    return read;
  }
}

/** Sums the charges of a month by key, over the index `ledger_by_team`. */
async function sumMonth(
  { db }: Store,
  { teamId, from, to }: { teamId: string; from: number; to: number },
): Promise<MonthCredits[]> {
  const rows = await db
    .selectFrom('ledger')
    .select((row) => ['key_id', row.fn.sum<number | string>('credits').as('credits')])
    .where('team_id', '=', teamId)
    .where('kind', '=', 'charge')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('key_id')
    .execute();
  return rows
    .map(({ key_id: keyId, credits }) => ({ from, to, keyId: keyId ?? undefined, credits: -Number(credits) }))
    .filter(({ credits }) => credits > 0)
    .toSorted((a, b) => b.credits - a.credits || compare(a.keyId, b.keyId));
}

function sumKeys(entries: readonly MonthCredits[]): MonthCredits[] {
  const [first] = entries;
  const credits = entries.reduce((sum, entry) => sum + entry.credits, 0);
  return first === undefined ? [] : [{ ...first, keyId: undefined, credits }];
}

/** Returns the first moment of a month that is so many months after the one of a time. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}
