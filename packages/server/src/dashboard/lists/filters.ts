import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Store } from '../../platform/store/store.ts';
import { dayNumber } from '../times.ts';

const DAY = 86_400_000;

/** Whether one of the values contains a text, ignoring ASCII case. */
export function containsText(text: string, values: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = values.map(
    (value) => sql`lower(${value}) like lower(cast(${pattern} as text)) escape ${sql.raw(String.raw`'\'`)}`,
  );
  return sql`(${sql.join(found, sql` or `)})`;
}

/**
 * SQL of the origin of an absolute http or https URL, as a search may see it; empty for a URL with a password. A search of
 * the rest would let its reader guess a secret by the time or the parts of its result.
 */
export function selectOrigin({ kind }: Pick<Store, 'kind'>, url: RawBuilder<unknown>): RawBuilder<string> {
  const find = sql.raw(kind === 'postgres' ? 'strpos' : 'instr');
  // The scheme with its slashes has at most eight characters, and a host has at least one.
  const origin = sql`substr(${url}, 1, ${find}(substr(${url}, 9) || '/', '/') + 7)`;
  return sql`case when ${origin} like '%@%' or ${origin} like '%?%' or ${origin} like '%#%' then '' else ${origin} end`;
}

/** Whether a text contains another, ignoring ASCII case, as {@link containsText} does in SQL. */
export function hasText(text: string, values: readonly (string | undefined)[]): boolean {
  return values.some((value) => value !== undefined && lowerAscii(value).includes(lowerAscii(text)));
}

function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (upper) => upper.toLowerCase());
}

/** Whether a time is within the days of a list, which are those of UTC; both ends are included. */
export function isWithin(
  time: RawBuilder<unknown>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): RawBuilder<SqlBool> {
  const first = from === undefined ? 0 : dayNumber(from) * DAY;
  const end = to === undefined ? Number.MAX_SAFE_INTEGER : (dayNumber(to) + 1) * DAY;
  return sql`(${time} >= ${first} and ${time} < ${end})`;
}
