import type { Fixed } from './columns.ts';

/**
 * The bytes that a team stores, one row a team. Only triggers write it, in the transaction that changes what they count:
 * see `migrations/0001-first-release/stored-bytes.ts`.
 */
export interface StoredBytesTable {
  team_id: Fixed<string>;
  bytes: number;
}
