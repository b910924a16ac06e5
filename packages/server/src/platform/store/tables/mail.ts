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
  /** Token of the subscription that it belongs to; null for an email that nobody can unsubscribe from. */
  subscription: Fixed<string | null>;
  /** Failed attempts. */
  attempts: number;
  created_at: Fixed<Time>;
}

/** The emails of one kind about one subject to one recipient, who can unsubscribe from them. */
export interface MailSubscriptionTable {
  /** Random, in the links of its emails: whoever has it can end the subscription, and nothing else. */
  token: Fixed<string>;
  /** Identifies it in lists; not a credential. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** The kind of their renderer. */
  kind: Fixed<string>;
  /** The id of what they are about: a monitor, or the team for its budget. */
  subject_id: Fixed<string>;
  /** An email address in lower case. */
  recipient: Fixed<string>;
  created_at: Fixed<Time>;
  /** When the recipient unsubscribed; null for one who gets emails. */
  ended_at: Time | null;
}

export type MailSubscriptionRow = Selectable<MailSubscriptionTable>;
export type MailRow = Selectable<MailTable>;
