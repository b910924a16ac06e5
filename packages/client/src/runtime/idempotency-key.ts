import type { Operation } from './operation.ts';

const name = 'idempotency-key';

/**
 * Gives a request an `Idempotency-Key`, the same for each attempt, where the caller says nothing of one: 128 random bits.
 * Unlike `randomUUID` these can be had without a secure context too.
 */
export const newKey: NonNullable<Operation['fields']> = (headers) => {
  if (!(name in headers)) headers[name] = crypto.getRandomValues(new BigUint64Array(2)).join('-');
};

/** Whoever takes the key away takes the second attempt with it. */
export const withoutKey: NonNullable<Operation['once']> = (headers) => !headers[name];
