import type { Selectable } from 'kysely';
import type { Fixed, Flag, Time } from './columns.ts';

/** A session of Interact that has not ended. */
export interface InteractSessionTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** The process that owns its browser page. */
  instance_id: Fixed<string>;
  created_at: Fixed<Time>;
  /** When it ends at the latest. */
  expires_at: Fixed<Time>;
  /** Name of the profile that it was started with. */
  profile: string | null;
  /** Whether it saves its changes to the profile: one session at a time. */
  saves: Flag;
}

/** Cookies and storage of sites, for later sessions of a team. */
export interface ProfileTable {
  team_id: Fixed<string>;
  name: Fixed<string>;
  /** JSON, sealed. */
  state: string;
  /** Size of that JSON. */
  bytes: number;
  created_at: Fixed<Time>;
  saved_at: Time;
  /** By the clock of the database; unused profiles are deleted after a while. */
  last_used_at: Time;
}

/** The page of a scrape, on which a session can go on. */
export interface ScrapedPageTable {
  /** Id of the scrape. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** JSON: its URL, location and kind of device. */
  page: Fixed<string>;
  expires_at: Fixed<Time>;
}

export type ScrapedPageRow = Selectable<ScrapedPageTable>;
export type InteractSessionRow = Selectable<InteractSessionTable>;
