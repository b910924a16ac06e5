import type { Selectable } from 'kysely';
import type { Fixed, Time } from './columns.ts';

/** An email to one recipient that waits to be sent; deleted after it was sent or has failed. Its job has its id. */
export interface MailTable {
  /** Also the left side of its `Message-ID`, which is the same in every attempt. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** The kind of its renderer. */
  kind: Fixed<string>;
  /** An email address. */
  recipient: Fixed<string>;
  /** JSON of the renderer's data. */
  data: Fixed<string>;
  /** Failed attempts. */
  attempts: number;
  created_at: Fixed<Time>;
}

export type MailRow = Selectable<MailTable>;
