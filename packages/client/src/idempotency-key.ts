/** A new `Idempotency-Key`: 128 random bits. Unlike `randomUUID` these can be had without a secure context too. */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new BigUint64Array(2)).join('-');
}
