import { DescriptionError } from '../error.ts';
import type { Location } from '../place.ts';

/** Maximum nesting depth. */
const MAX_DEPTH = 500;
/** Maximum number of values of a description with all aliases expanded. A description of 12 MB has a million. */
const MAX_VALUES = 10_000_000;

/**
 * Rejects values that would grow without end: aliases that contain themselves or repeat each other, and deep nesting.
 * Counts a shared value once per use but visits it once, so the check itself is linear.
 * @throws DescriptionError
 */
export function assertBounded(value: unknown, location: Location): void {
  const sizes = new Map<object, number>();
  const size = measure(value, 0, sizes, location);
  if (size > MAX_VALUES) {
    throw new DescriptionError(
      location,
      `it holds more than ${MAX_VALUES} values once its aliases are written out; use $ref instead of aliases.`,
    );
  }
}

/** Marks a value whose members are being measured. */
const OPEN = -1;

function measure(value: unknown, depth: number, sizes: Map<object, number>, location: Location): number {
  if (typeof value !== 'object' || value === null) return 1;
  const known = sizes.get(value);
  if (known === OPEN || depth > MAX_DEPTH) {
    throw new DescriptionError(location, `it is nested more than ${MAX_DEPTH} levels deep; flatten it.`);
  }
  if (known !== undefined) return known;
  sizes.set(value, OPEN);
  let size = 1;
  for (const member of Object.values(value)) size += measure(member, depth + 1, sizes, location);
  sizes.set(value, size);
  return size;
}
