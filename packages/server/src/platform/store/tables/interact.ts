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

/** The record of a session of Interact. It stays after the session until it expires. */
export interface InteractRecordTable {
  /** Id of the session. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** When the session was started, and when it ends at the latest. */
  created_at: Fixed<Time>;
  session_expires_at: Time;
  /** Null until the session ends, and where its process was lost. */
  ended_at: Time | null;
  /** Credits that the session was charged; null until it has ended. */
  credits_used: number | null;
  profile: string | null;
  saves: Flag;
  /** What the session showed last. */
  url: string;
  title: string;
  /** Number of its steps, and the position of the last one. */
  steps: number;
  /** Bytes of its steps and their screenshots. */
  stored_bytes: number;
  /** When it is deleted. */
  expires_at: Time;
}

/** An action in a session; rows are only appended. */
export interface InteractStepTable {
  record_id: Fixed<string>;
  /** From 1. */
  position: Fixed<number>;
  /** JSON of the step. */
  step: Fixed<string>;
  /** JPEG of the window, Base64. */
  screenshot: Fixed<string | null>;
}

export type InteractRecordRow = Selectable<InteractRecordTable>;
export type ScrapedPageRow = Selectable<ScrapedPageTable>;
export type InteractSessionRow = Selectable<InteractSessionTable>;
