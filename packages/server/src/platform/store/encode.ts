/** The parameter types that both stores bind in the same way. */
export type Bound = string | number | Uint8Array | null;

/**
 * Checks and encodes the parameters of a statement. libsql 0.5 aborts the process on a boolean and binds `undefined` as
 * NULL, so every parameter is checked first.
 * @throws {TypeError} for a value other than a string, finite number, boolean, bytes or null.
 */
export function encodeParameters(parameters: readonly unknown[]): Bound[] {
  return parameters.map((value, index) => encode(value, index));
}

/**
 * Replaces what a store cannot hold in text: NUL, which PostgreSQL rejects, and lone surrogates, which have no UTF-8.
 * Both become U+FFFD, so that a page or a name with one of them is stored, and alike on both stores.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

/** Applies {@link toStorableText} to a text; returns any other value as it is. */
export function toStorable(value: unknown): unknown {
  return typeof value === 'string' ? toStorableText(value) : value;
}

function encode(value: unknown, index: number): Bound {
  if (typeof value === 'string') return toStorableText(value);
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(
    `Parameter ${index + 1} of a statement is ${nameOf(value)}: bind text, numbers, bytes or null.`,
  );
}

function nameOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return value === undefined ? 'undefined' : `a ${typeof value}`;
}
