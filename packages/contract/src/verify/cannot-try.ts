/** Thrown by helpers when a relation cannot be tested; the message becomes the reason. */
export class CannotTry extends Error {
  override readonly name = 'CannotTry';
}
