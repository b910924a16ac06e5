import type { Operation } from './operation.ts';

const name = 'idempotency-key';

/**
 * Adds an `Idempotency-Key`, the same for each attempt, if the caller sets none: 128 random bits. Unlike `randomUUID`
 * these are available without a secure context, too.
 */
export const newKey: NonNullable<Operation['fields']> = (headers) => {
  if (!(name in headers)) headers[name] = crypto.getRandomValues(new BigUint64Array(2)).join('-');
};

/** A caller who removes the key gives up retries. */
export const withoutKey: NonNullable<Operation['once']> = (headers) => !headers[name];

/** Sending it twice may always do harm. */
export const always = (): boolean => true;
