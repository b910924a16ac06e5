/** Thrown by helpers when a relation cannot be tried; it becomes its verdict. */
export class CannotTry extends Error {
  override readonly name = 'CannotTry';
}
