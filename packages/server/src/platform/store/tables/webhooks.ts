import type { Selectable } from 'kysely';
import type { Fixed, Flag, Time } from './columns.ts';

/**
 * The receiver of a job's events. Only those of monitors and budgets can change. Deleted when the job has ended and no event waits.
 */
export interface WebhookTable {
  /** Also the id of the delivering job in the queue, while an event waits. */
  id: Fixed<string>;
  /** The job whose events these are; the team itself for those of its budget. */
  job_id: Fixed<string>;
  team_id: Fixed<string>;
  url: string;
  /** JSON of the headers from the request, sealed. */
  headers: string;
  /** JSON of the metadata sent with each event. */
  metadata: string;
  /** JSON array of the subscribed events; null for all. */
  events: string | null;
  /** Position of the next event. */
  next_position: number;
  /**
   * Number of waiting events, and the bytes of their bodies. While there are any, one job of the queue delivers them.
   */
  pending: number;
  pending_bytes: number;
  /** Whether no event will follow. */
  ended: Flag;
  /** Whether the receiver has responded that it wants no more events. */
  gone: Flag;
  created_at: Fixed<Time>;
}

/** An event that waits for delivery. Deleted after delivery or the last failure; see {@link WebhookDeliveryTable}. */
export interface WebhookEventTable {
  /** The `webhook-id` of every attempt. */
  id: Fixed<string>;
  webhook_id: Fixed<string>;
  /** Position among the events of its job, which is the order of delivery. */
  position: Fixed<number>;
  type: Fixed<string>;
  /** The bytes that are signed and sent. */
  body: Fixed<string>;
  bytes: Fixed<number>;
  /** Failed attempts. */
  attempts: number;
  /** By the clock of the database. */
  created_at: Fixed<Time>;
}

/** The result of a delivery, for its team to read and to resend. Not stored for a team without retention. */
export interface WebhookDeliveryTable {
  /** The id of the event: the `webhook-id` of every attempt. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  job_id: Fixed<string>;
  type: Fixed<string>;
  url: string;
  /** Like the headers of the webhook: JSON, sealed for the job. */
  headers: string;
  /** The body sent, after its delivery has ended; null before, and for one that is too large to store. */
  body: string | null;
  bytes: Fixed<number>;
  status: 'waiting' | 'delivered' | 'failed' | 'gone';
  attempts: number;
  /** By the clock of the database, like the times below. */
  created_at: Fixed<Time>;
  last_attempt_at: Time | null;
  last_status: number | null;
  failure: DeliveryFailure | null;
  next_attempt_at: Time | null;
}

/** The reason why a delivery failed. */
export type DeliveryFailure = 'address' | 'connection' | 'tls' | 'timeout' | 'response';

/** A secret that the webhooks of a team are signed with. */
export interface WebhookSecretTable {
  team_id: Fixed<string>;
  /** 1 for the first secret of the team. */
  number: Fixed<number>;
  /** Sealed: see `webhooks/seal.ts`. */
  secret: Fixed<string>;
  created_at: Fixed<Time>;
  /** When its owner saw it; null before. */
  viewed_at: Time | null;
  /** When it stops signing; null until it is rotated. */
  ends_at: Time | null;
}

export type WebhookRow = Selectable<WebhookTable>;
export type WebhookEventRow = Selectable<WebhookEventTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;
export type WebhookSecretRow = Selectable<WebhookSecretTable>;
