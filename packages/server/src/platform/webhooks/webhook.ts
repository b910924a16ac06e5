/** A webhook as requests have it: a URL, or an object with a URL and options. */
export type WebhookInput =
  | string
  | {
      url: string;
      headers?: Readonly<Record<string, string>>;
      metadata?: Readonly<Record<string, string>>;
      events?: readonly string[];
    };

/** The receiver of a job's events. */
export interface Webhook {
  /** Absolute http or https URL, without a fragment. */
  url: string;
  /** Headers that the caller adds to each delivery. */
  headers: Readonly<Record<string, string>>;
  /** Sent with each event. */
  metadata: Readonly<Record<string, string>>;
  /** Names of the subscribed events, such as `completed`; undefined for all. */
  events: readonly string[] | undefined;
}

/**
 * Whether a webhook subscribes to a type such as `agent.completed`, by its full type or by the part after the first
 * full stop.
 */
export function wants(events: readonly string[] | undefined, type: string): boolean {
  return events === undefined || events.includes(type) || events.includes(type.slice(type.indexOf('.') + 1));
}
