import { describe, expect, it } from 'vitest';
import { LIFE_MS, nextAttemptMs } from '../src/platform/next-attempt.ts';

describe('the next attempt', () => {
  it.each([
    ['after the first failure', { attempts: 1, ageMs: 0 }, 0, 5000],
    ['with the most jitter', { attempts: 1, ageMs: 0 }, 1, 5500],
    ['after the third', { attempts: 3, ageMs: 40_000 }, 0, 120_000],
    ['as the receiver asks', { attempts: 1, ageMs: 0, retryAfterMs: 60_000 }, 0, 60_000],
    [
      'no earlier than it is due, whatever the receiver asks',
      { attempts: 3, ageMs: 0, retryAfterMs: 1 },
      0,
      120_000,
    ],
    [
      'within the day, whatever the receiver asks',
      { attempts: 1, ageMs: LIFE_MS - 7000, retryAfterMs: 1e9 },
      0,
      7000,
    ],
    ['beyond the list of delays', { attempts: 50, ageMs: 0 }, 0, 36_000_000],
    ['a millisecond before the end', { attempts: 11, ageMs: LIFE_MS - 1 }, 0, 1],
    ['at the end', { attempts: 11, ageMs: LIFE_MS }, 0, undefined],
    ['after the end', { attempts: 1, ageMs: LIFE_MS + 1 }, 0, undefined],
  ])('%s', (_, failure, random, want) => {
    expect(nextAttemptMs(failure, random)).toBe(want);
  });

  it.each([0, 0.999])('is made eleven times or twelve over exactly a day, with a jitter of %f', (random) => {
    let ageMs = 0;
    let attempts = 1;
    for (; ; attempts++) {
      const wait = nextAttemptMs({ attempts, ageMs }, random);
      if (wait === undefined) break;
      ageMs += wait;
    }
    expect(ageMs).toBe(LIFE_MS);
    expect([11, 12]).toContain(attempts);
  });
});
