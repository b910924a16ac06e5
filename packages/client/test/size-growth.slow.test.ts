import { readFileSync } from 'node:fs';
import { operations } from '@web-data/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { addError, addOperation, readDescription, weigh } from './support/grown.ts';
import type { Description } from './support/grown.ts';

/** The programs that `npm run check:package` weighs, over the sources in place of `dist`. */
const read = (name: string) =>
  readFileSync(new URL(`../size/${name}`, import.meta.url), 'utf8').replace(
    /\.\.\/dist\/(\w+)\.js/,
    './$1.ts',
  );
const readPage = (name: string) =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
const programs = { alone: read('map-alone.js'), all: read('map.js') };
const path = new URL('../.size-limit.js', import.meta.url).href;
const { default: checks, limitOfAll } = (await import(path)) as {
  default: { path: string; limit: string }[];
  limitOfAll: (operations: number) => number;
};
const limitOf = (program: string) => {
  const { limit } = checks.find((one) => one.path === program)!;
  return Number.parseFloat(limit) * (limit.endsWith('kB') ? 1000 : 1);
};
const kB = (program: string) => `${Math.ceil(limitOf(program) / 100) / 10} kB`;
const now = Object.keys(operations).length;
const limits = { alone: limitOf('size/map-alone.js'), all: limitOf('size/map.js') };

/** Today's description after `change`. */
function grown(change: (description: Description) => void): Description {
  const description = readDescription();
  change(description);
  return description;
}

const ten = Array.from('ABCDEFGHIJ');
const statuses = [400, 402, 403, 404, 409, 422, 429, 500, 502, 503];

let today: { alone: number; all: number };
beforeAll(async () => {
  today = await weigh(readDescription(), programs);
});

it('the limits are those that are promised, and hold today', () => {
  // With all of them it follows their number: a part for what they share, and as much for each.
  expect(limits).toEqual({ alone: 5000, all: limitOfAll(now) });
  expect(limitOfAll(now + 10) - limitOfAll(now)).toBe(500);
  expect(today.alone).toBeLessThanOrEqual(limits.alone);
  expect(today.all).toBeLessThanOrEqual(limits.all);
});

it('the README and its pages tell of the same limits', () => {
  expect(readPage('README.md')).toContain(`Under ${kB('size/map.js')} with all operations`);
  const operations = readPage('docs/operations.md');
  expect(operations).toContain(`one that maps stays under ${kB('size/map-alone.js')} however many`);
  expect(operations).toContain(`alone stays under ${kB('dist/api.js')}:`);
});

describe('ten more operations and ten more errors', () => {
  let after: { alone: number; all: number };
  beforeAll(async () => {
    const description = grown((document) => {
      for (const [index, letter] of ten.entries()) {
        addOperation(document, '/agent', `/fresh${letter}/start`, `fresh${letter}`);
        addError(document, `Fresh${letter}Refused`, statuses[index]!, `/fresh${letter}/start`);
      }
    });
    after = await weigh(description, programs);
  });

  it('add nothing to a program with one operation', () => {
    // Other names of the same length, as a minifier gives them, zip a few bytes better or worse.
    expect(Math.abs(after.alone - today.alone)).toBeLessThanOrEqual(16);
    expect(after.alone).toBeLessThanOrEqual(limits.alone);
  });

  it('are in a client with all, so the comparison compares something', () => {
    expect(after.all - today.all).toBeGreaterThan(200);
    // Some forty bytes for an operation, as many for an error.
    expect(after.all - today.all).toBeLessThan(1000);
  });

  it('stay within the limit, which follows their number', () => {
    expect(after.all).toBeLessThanOrEqual(limitOfAll(now + ten.length));
    // More than the limit of today: without its following, the description could not grow.
    expect(after.all).toBeGreaterThan(limits.all);
  });
});

describe('the size check holds after', () => {
  const table: [string, (description: Description) => void, more?: number][] = [
    ['one more operation', (d) => addOperation(d, '/agent', '/visit/start', 'visit'), 1],
    ['one more error of Map', (d) => addError(d, 'SiteBlocked', 403, '/map')],
    ['one more error of another operation', (d) => addError(d, 'SiteBlocked', 403, '/scrape')],
    ['one more error, of a status that no other has', (d) => addError(d, 'LegalHold', 451, '/map')],
    [
      'one more operation with an error of its own',
      (d) => {
        addOperation(d, '/agent', '/visit/start', 'visit');
        addError(d, 'VisitRunning', 409, '/visit/start');
      },
      1,
    ],
  ];
  it.each(table)('%s', async (_, change, more = 0) => {
    const after = await weigh(grown(change), programs);
    expect(after.alone).toBeLessThanOrEqual(limits.alone);
    expect(after.all).toBeLessThanOrEqual(limitOfAll(now + more));
    expect(after).not.toEqual(today);
  });
});
