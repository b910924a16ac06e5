import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { estimateProgramSize } from '../../src/capabilities/patterns/program-size.ts';
import { Chance } from '../monitor/noisy/chance.ts';

describe('the size of a pattern', () => {
  test.each<[pattern: string, atLeast: number, atMost: number]>([
    ['^/docs/', 7, 12],
    ['a{1000}', 1000, 1010],
    ['\\pL{500}', 500, 510],
    ['\\p{Greek}{20}', 20, 30],
    ['([a-z]\\d){100}', 200, 500],
    ['((a{5}){5}){5}', 125, 400],
    ['a{2,9}', 9, 30],
    ['[[:alpha:]]{9}', 9, 15],
    ['[]{9}]{9}', 9, 15],
    ['\\Qa{9}\\E', 4, 10],
    ['\\{9}', 4, 10],
    ['(', 1, 5],
    ['', 1, 5],
  ])('%s', (pattern, atLeast, atMost) => {
    const { total } = estimateProgramSize(pattern);
    expect(total).toBeGreaterThanOrEqual(atLeast);
    expect(total).toBeLessThanOrEqual(atMost);
  });

  test.each([
    ['a{10}', 9],
    ['\\d{2,5}', 4],
    ['a{3,}', 2],
    ['(ab){3}', 8],
    ['(a{3}){3}', 2 + 14],
    ['a+b*c?', 0],
  ])('%s has %i copies', (pattern, copies) => expect(estimateProgramSize(pattern).copies).toBe(copies));

  test('is never smaller than its program', () => {
    const chance = new Chance(7);
    const random: Random = (below) => chance.whole(0, below - 1);
    let compiled = 0;
    for (let round = 0; round < 3000; round++) {
      const pattern = randomPattern(random, 0);
      const size = programSize(pattern);
      if (size === undefined) continue;
      compiled++;
      expect(estimateProgramSize(pattern).total, pattern).toBeGreaterThanOrEqual(size);
    }
    expect(compiled).toBeGreaterThan(2000);
  });
});

function programSize(pattern: string): number | undefined {
  try {
    return RE2JS.compile(pattern).programSize();
  } catch {
    return undefined;
  }
}

type Random = (below: number) => number;

function randomPattern(random: Random, depth: number): string {
  const parts = Array.from(
    { length: 1 + random(4) },
    () => randomPart(random, depth) + randomRepetition(random),
  );
  return parts.join('');
}

function randomPart(random: Random, depth: number): string {
  const simple = [
    'a',
    '/',
    '[a-z]',
    '\\d',
    '\\pL',
    '\\p{Lu}',
    '[^\\]x[:alpha:]]',
    '.',
    '\\Qa{9}\\E',
    '\\x{41}',
    '\\.',
  ];
  const part = simple[random(simple.length + (depth > 3 ? 0 : 6))];
  if (part !== undefined) return part;
  const inner = randomPattern(random, depth + 1);
  const groups = [
    `(${inner})`,
    `(?:${inner}|${randomPattern(random, depth + 1)})`,
    `(?P<n>${inner})`,
    `(?i:${inner})`,
  ];
  return groups[random(groups.length)]!;
}

function randomRepetition(random: Random): string {
  const [low, high] = [random(5), 5 + random(9)];
  const repetitions = ['', '', '', '*', '+?', '?', '+', `{${low}}`, `{${low},}`, `{${low},${high}}?`];
  return repetitions[random(repetitions.length)]!;
}
