import type { Selectable } from 'kysely';
import type { Fixed, Time } from './columns.ts';

/** The state of a page for the next comparison: one of a target of a monitor, or one that `changeTracking` compares. */
export interface KnownPageTable {
  /** Id of the monitor or of the team. */
  owner_id: Fixed<string>;
  /** Id of the target; of a team, a hash of the options that decide what is compared. */
  scope: Fixed<string>;
  /** A hash of the URL. */
  key: Fixed<string>;
  url: Fixed<string>;
  /** JSON of a `KnownPage`: see `changes/known-page.ts`. */
  page: string;
  /** Size of `page`. */
  bytes: number;
  /** When the page was read. */
  read_at: Time;
  /** Number of checks in a row that missed it. */
  misses: number;
  /** The last check that compared or missed it; null for a page of a team. */
  check_id: string | null;
  team_id: Fixed<string>;
}

export type KnownPageRow = Selectable<KnownPageTable>;
