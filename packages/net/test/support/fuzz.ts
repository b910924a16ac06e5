import * as fc from 'fast-check';
import { expect, test } from 'vitest';

/** Minutes each property runs, by `FUZZ_MINUTES=5 npm run fuzz`; 0 in `npm test`, where each runs equally often each time. */
const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 0);
const BOUNDS =
  MINUTES > 0
    ? {
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: MINUTES * 60_000,
        markInterruptAsFailure: false,
      }
    : { numRuns: 1000 };

/** A short file of any bytes. */
export const bytes: fc.Arbitrary<Buffer> = fc
  .uint8Array({ maxLength: 400 })
  .map((array) => Buffer.from(array));
/** Texts made of these pieces and of others. */
export const textOf = (pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

/** Runs the property until its time is up, and tells how often it ran. */
export function holds<T>(name: string, arbitrary: fc.Arbitrary<T>, property: (value: T) => void): void {
  test(name, { timeout: MINUTES * 60_000 + 60_000 }, () => {
    const details = fc.check(fc.property(arbitrary, property), BOUNDS);
    if (MINUTES > 0) console.log(`${name}: ${details.numRuns} runs, seed ${details.seed}`);
    expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
    expect(details.numRuns).toBeGreaterThan(10);
  });
}
