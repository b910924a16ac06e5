import type { errors } from './generated/errors.ts';
import type { operations } from './generated/operations.ts';
import type { WebhookEvents } from './generated/webhooks.ts';

export { errors } from './generated/errors.ts';
export { operations } from './generated/operations.ts';
export { rateClasses } from './generated/rate-classes.ts';
export { retryPolicy } from './generated/retry-policy.ts';
export { webhookEvents } from './generated/webhooks.ts';
export type { components, OtherString, paths } from './generated/openapi.ts';
export type * from './generated/schemas.ts';
export type { WebhookEvents } from './generated/webhooks.ts';

/** Name of an entry of the error catalogue. */
export type ErrorName = keyof typeof errors;

/** An exact `error` string of the catalogue. */
export type ErrorMessage = (typeof errors)[ErrorName]['error'];

/** Id of an operation. */
export type OperationId = keyof typeof operations;

/** An event sent to a webhook, discriminated by its `type`. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];
