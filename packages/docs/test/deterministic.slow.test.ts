import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typeface } from '../src/generator/assets.ts';
import { drawCards } from '../src/generator/cards/cards.ts';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { openSite, renderSite } from '../src/generator/site.ts';
import { siteDirectory } from '../src/site-directory.ts';
import { filesOf, read } from './helpers/site.ts';

test('rendering again gives the built site, file by file, for the work of copying the description two thousand times', async () => {
  const text = read('openapi.json');
  const document = JSON.parse(text) as OpenApiDocument;
  const [rendering, files] = await worked(() => renderSite(document));
  // Both in the time of this process: neither a slow machine nor a busy one counts.
  const [copying] = await worked(() => {
    for (let times = 0; times < 100; times++) JSON.stringify(JSON.parse(text));
  });
  expect(rendering / copying).toBeLessThan(20);
  const names = filesOf('').filter((file) => /\.\w+$/.test(file));
  const copied = Object.keys(typeface).map((file) => `assets/${file}`);
  const cards = drawCards(openSite(document, { postman: true }).site);
  expect([...files.keys(), ...copied, ...cards.keys()].toSorted()).toEqual(names);
  expect([...files].filter(([file, text]) => text !== read(file)).map(([file]) => file)).toEqual([]);
  const drawn = [...cards].filter(([file, card]) => !readFileSync(join(siteDirectory, file)).equals(card));
  expect(drawn.map(([file]) => file)).toEqual([]);
});

/** The processor's seconds that this process takes for something, and what comes of it. */
async function worked<T>(work: () => T | Promise<T>): Promise<[seconds: number, result: T]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, result];
}
