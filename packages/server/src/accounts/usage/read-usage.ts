import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Store } from '../../platform/store/store.ts';

const DAY = 86_400_000;

/** Requests and credits used. */
export interface Used {
  requests: number;
  /** The part of these whose response was not 2xx. */
  failed: number;
  credits: number;
}

/** Selects the usage of a team. */
export interface UsageQuestion {
  teamId: string;
  /** Days since the epoch, UTC, both inclusive. */
  from: number;
  to: number;
  operation?: string | undefined;
  keyId?: string | undefined;
}

/** The usage of a team, summed up in several ways. */
export interface Usage {
  byDay: ReadonlyMap<number, Used>;
  byOperation: ReadonlyMap<string, Used>;
  /** By the public part of the key; empty for charges without a known key. */
  byKey: ReadonlyMap<string, Used>;
  byOperationAndDay: ReadonlyMap<string, ReadonlyMap<number, Used>>;
  byKeyAndDay: ReadonlyMap<string, ReadonlyMap<number, Used>>;
}

/** Reads the counted requests, and the credits of the ledger, summed up by the store. */
export async function readUsage(store: Store, question: UsageQuestion): Promise<Usage> {
  const [counted, charged] = await Promise.all([readCounts(store, question), readCharges(store, question)]);
  const rows = [...counted, ...charged];
  return {
    byDay: sumBy(rows, ({ day }) => Number(day)),
    byOperation: sumBy(rows, ({ operation }) => operation),
    byKey: sumBy(rows, ({ key_id }) => key_id),
    byOperationAndDay: sumByDay(rows, ({ operation }) => operation),
    byKeyAndDay: sumByDay(rows, ({ key_id }) => key_id),
  };
}

interface Row extends Used {
  day: number;
  operation: string;
  key_id: string;
}

async function readCounts(
  store: Store,
  { teamId, from, to, operation, keyId }: UsageQuestion,
): Promise<Row[]> {
  const rows = await store.db
    .selectFrom('request_count')
    .select(['day', 'operation', 'key_id', 'requests', 'failed'])
    .where('team_id', '=', teamId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(operation !== undefined, (select) => select.where('operation', '=', operation!))
    .$if(keyId !== undefined, (select) => select.where('key_id', '=', keyId!))
    .execute();
  return rows.map((row) => Object.assign(row, { credits: 0 }));
}

async function readCharges(
  store: Store,
  { teamId, from, to, operation, keyId }: UsageQuestion,
): Promise<Row[]> {
  const day: RawBuilder<number> = sql<number>`created_at / ${sql.lit(DAY)}`; // Integer division in both stores.
  const rows = await store.db
    .selectFrom('ledger')
    .select((row) => [
      day.as('day'),
      'operation',
      'key_id',
      row.fn.sum<number | string>('credits').as('credits'),
    ])
    .where('team_id', '=', teamId)
    .where('kind', '=', 'charge')
    .where('created_at', '>=', from * DAY)
    .where('created_at', '<', (to + 1) * DAY)
    .$if(operation !== undefined, (select) => select.where('operation', '=', operation!))
    .$if(keyId !== undefined, (select) => select.where('key_id', '=', keyId!))
    .groupBy([day, 'operation', 'key_id'])
    .execute();
  return rows.map(({ day, operation, key_id, credits }) => {
    return { day, operation, key_id: key_id ?? '', requests: 0, failed: 0, credits: -Number(credits) };
  });
}

function sumByDay(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): ReadonlyMap<string, ReadonlyMap<number, Used>> {
  const named = new Map<string, Row[]>();
  for (const row of rows) {
    const own = named.get(nameOf(row));
    if (own === undefined) named.set(nameOf(row), [row]);
    else own.push(row);
  }
  return new Map([...named].map(([name, own]) => [name, sumBy(own, ({ day }) => Number(day))]));
}

function sumBy<Name>(rows: readonly Row[], nameOf: (row: Row) => Name): Map<Name, Used> {
  const sums = new Map<Name, Used>();
  for (const row of rows) {
    const name = nameOf(row);
    const { requests, failed, credits } = sums.get(name) ?? { requests: 0, failed: 0, credits: 0 };
    sums.set(name, {
      requests: requests + row.requests,
      failed: failed + row.failed,
      credits: credits + row.credits,
    });
  }
  return sums;
}
