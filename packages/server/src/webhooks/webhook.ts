/** A webhook as a request gives it: a URL, or a URL with what belongs to it. */
export type WebhookInput =
  | string
  | {
      url: string;
      headers?: Readonly<Record<string, string>>;
      metadata?: Readonly<Record<string, string>>;
      events?: readonly string[];
    };

/** Where the events of a job are delivered, and how. */
export interface Webhook {
  /** Absolute http or https URL, without a fragment. */
  url: string;
  /** Headers that its caller wants each delivery to carry. */
  headers: Readonly<Record<string, string>>;
  /** Told with each event. */
  metadata: Readonly<Record<string, string>>;
  /** Names of the events that are wanted, such as `completed`; undefined for all. */
  events: readonly string[] | undefined;
}

/** Whether a webhook wants events of a type such as `agent.completed`: its name is what follows the first full stop. */
export function wants(events: readonly string[] | undefined, type: string): boolean {
  return events === undefined || events.includes(type) || events.includes(type.slice(type.indexOf('.') + 1));
}
