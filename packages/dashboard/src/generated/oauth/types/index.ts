// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

export type { components, OtherString, paths } from "./openapi.js";
export type * from "./schemas.js";
export { webhookEvents } from "./webhooks.js";
export type { WebhookEvents } from "./webhooks.js";
