import type { Fixed, Time } from './columns.ts';

/** A running server process. Its holds are released when its lease expires. */
export interface InstanceTable {
  id: Fixed<string>;
  started_at: Fixed<Time>;
  lease_until: Time;
  /** Scheme and host under which people reach it; null until it listens. */
  url: string | null;
}

/** Data that can be fetched once more, until it expires: parsed sitemaps, pages of a team, pictures. */
export interface CacheTable {
  key: Fixed<string>;
  kind: Fixed<'sitemap' | 'page' | 'picture'>;
  /** The team whose bytes these are; null for what all teams share. */
  team_id: Fixed<string | null>;
  value: string;
  bytes: number;
  stored_at: Time;
  expires_at: Time;
}

/** Identifies the key that sealed the store; holds up to one row. */
export interface SealTable {
  id: Fixed<number>;
  /** A sealed text that opens with that key only. */
  proof: string;
}
