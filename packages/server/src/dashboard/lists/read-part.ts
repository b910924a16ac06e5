import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../platform/store/tables.ts';

/** An order of a list: by a value that is never null, and entries with the same value by their id. */
export interface Order {
  /** SQL of the value. */
  by: RawBuilder<unknown>;
  kind: 'number' | 'text';
  direction: 'asc' | 'desc';
}

/** The position of an entry in an order. */
export interface Position {
  value: number | string;
  id: string;
}

/** An entry of a list with its position. */
export interface Positioned<Item> extends Position {
  item: Item;
}

/** A part of a list; the cursor leads to the next one. */
export interface Part<Item> {
  items: Item[];
  cursor?: string;
}

interface PartOptions<Row, Item> {
  order: Order;
  /** SQL of the id of an entry. */
  id: RawBuilder<unknown>;
  /** The `cursor` of the part before. */
  cursor: string | undefined;
  /** Max entries. */
  limit: number;
  toItem(row: Row): Item;
  /** Filters entries by what SQL cannot decide; keeps all by default. */
  keep?: ((item: Item) => boolean) | undefined;
}

/** Default number of entries of a part. */
export const USUAL_LIMIT = 50;
/** Max rows that are read for one part, where `keep` leaves out some; the next part continues after them. */
const MAX_ROWS = 10_000;
/** Rows of a read where `keep` may leave out most. */
const ROWS = 500;

type Select<Row> = SelectQueryBuilder<Tables, keyof Tables, Row>;

/**
 * Reads a part of a list after a cursor. It reads from an index where there is one for the order, and never counts or
 * skips rows, so the last part of a long list is as fast as the first. Entries that are added or deleted meanwhile make
 * no other entry appear twice or not at all.
 */
export async function readPart<Row, Item>(
  select: Select<Row>,
  options: PartOptions<Row, Item>,
): Promise<Part<Item>> {
  return toPart([await readAfter(select, options)], options);
}

/** The entries after a cursor, and the position up to which rows were read where that is not the end. */
export interface Read<Item> {
  found: Positioned<Item>[];
  readTo: Position | undefined;
}

/** Reads up to one entry more than `limit` after a cursor. */
export async function readAfter<Row, Item>(
  select: Select<Row>,
  { order, id, cursor, limit, toItem, keep }: PartOptions<Row, Item>,
): Promise<Read<Item>> {
  const batch = keep === undefined ? limit + 1 : Math.max(ROWS, limit + 1);
  const ordered = select
    .select([order.by.as('part_value'), id.as('part_id')])
    .orderBy(order.by, order.direction)
    .orderBy(id, order.direction)
    .limit(batch);
  const found: Positioned<Item>[] = [];
  let after = cursor === undefined ? undefined : parseCursor(cursor, order);
  for (let rows = 0; rows < MAX_ROWS; rows += batch) {
    const read = await (after === undefined ? ordered : ordered.where(isAfter(order, id, after))).execute();
    for (const row of read as (Row & { part_value: number | string; part_id: string })[]) {
      after = { value: row.part_value, id: row.part_id };
      const item = toItem(row);
      if (keep !== undefined && !keep(item)) continue;
      found.push({ item, ...after });
      if (found.length > limit) return { found, readTo: after };
    }
    if (read.length < batch) return { found, readTo: undefined };
  }
  return { found, readTo: after };
}

/**
 * Makes a part of reads of one order, from one table or several. One read keeps the order of the database, whose collation
 * of texts is its own; reads of several are merged, and ordered by numbers.
 */
export function toPart<Item>(
  reads: readonly Read<Item>[],
  { order, limit }: { order: Order; limit: number },
): Part<Item> {
  const compare =
    order.direction === 'asc' ? comparePositions : (a: Position, b: Position) => comparePositions(b, a);
  // Beyond the first place at which a read stopped, its table may have entries that were not read.
  const [readTo] = reads.flatMap(({ readTo: to }) => to ?? []).toSorted(compare);
  const [first] = reads;
  const found =
    first !== undefined && reads.length === 1
      ? first.found
      : reads
          .flatMap(({ found: some }) => some)
          .filter((one) => readTo === undefined || compare(one, readTo) <= 0)
          .toSorted(compare);
  const visible = found.slice(0, limit);
  const items = visible.map(({ item }) => item);
  const last = found.length > limit ? visible.at(-1)! : readTo;
  return last === undefined ? { items } : { items, cursor: formatCursor(last, order) };
}

function comparePositions(a: Position, b: Position): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

function isAfter(
  { by, direction }: Order,
  id: RawBuilder<unknown>,
  { value, id: last }: Position,
): RawBuilder<SqlBool> {
  return sql`(${by}, ${id}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${value}, ${last})`;
}

/** Parses a cursor, whose format was checked. Any is a position, so that none is rejected. */
function parseCursor(cursor: string, { kind }: Order): Position {
  const end = cursor.indexOf('~');
  const text = cursor.slice(0, end);
  const number = Number(text);
  const value =
    kind === 'number'
      ? Number.isSafeInteger(number)
        ? number
        : 0
      : Buffer.from(text, 'base64url').toString();
  return { value, id: cursor.slice(end + 1) };
}

function formatCursor({ value, id }: Position, { kind }: Order): string {
  return `${kind === 'number' ? value : Buffer.from(String(value)).toString('base64url')}~${id}`;
}
