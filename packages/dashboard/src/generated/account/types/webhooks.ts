// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

/** The bodies that are sent to webhooks, by the name of the event. */
export interface WebhookEvents {
}

/** The names of the events that are sent to webhooks. */
export const webhookEvents = [] as const;
