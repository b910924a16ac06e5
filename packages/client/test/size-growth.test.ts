import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { addError, addOperation, readDescription, weigh } from './support/grown.ts';
import type { Description } from './support/grown.ts';

/** The programs that `npm run check:package` weighs, over the sources in place of `dist`. */
const read = (name: string) =>
  readFileSync(new URL(`../size/${name}`, import.meta.url), 'utf8').replace(
    /\.\.\/dist\/(\w+)\.js/,
    './$1.ts',
  );
const programs = { alone: read('map-alone.js'), all: read('map.js') };
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  'size-limit': { path: string; limit: string }[];
};
const limitOf = (path: string) => {
  const { limit } = manifest['size-limit'].find((one) => one.path === path)!;
  return Number.parseFloat(limit) * 1000;
};
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
}, 60_000);

it('the limits are those that are promised, and hold today', () => {
  // With all of them it follows their number, some forty bytes each, and what they send: the writer of forms, which came
  // with the upload of files, takes 260 bytes; those three that read a team take 120.
  expect(limits).toEqual({ alone: 5000, all: 10_100 });
  expect(today.alone).toBeLessThanOrEqual(limits.alone);
  expect(today.all).toBeLessThanOrEqual(limits.all);
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
  }, 60_000);

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
});

describe('the size check holds after', () => {
  const table: [string, (description: Description) => void][] = [
    ['one more operation', (d) => addOperation(d, '/agent', '/visit/start', 'visit')],
    ['one more error of Map', (d) => addError(d, 'SiteBlocked', 403, '/map')],
    ['one more error of another operation', (d) => addError(d, 'SiteBlocked', 403, '/scrape')],
    ['one more error, of a status that no other has', (d) => addError(d, 'LegalHold', 451, '/map')],
    [
      'one more operation with an error of its own',
      (d) => {
        addOperation(d, '/agent', '/visit/start', 'visit');
        addError(d, 'VisitRunning', 409, '/visit/start');
      },
    ],
  ];
  it.each(table)(
    '%s',
    async (_, change) => {
      const after = await weigh(grown(change), programs);
      expect(after.alone).toBeLessThanOrEqual(limits.alone);
      expect(after.all).toBeLessThanOrEqual(limits.all);
      expect(after).not.toEqual(today);
    },
    60_000,
  );
});
