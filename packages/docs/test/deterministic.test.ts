import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typeface } from '../src/generator/assets.ts';
import { drawCards } from '../src/generator/cards/cards.ts';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { openSite, renderSite } from '../src/generator/site.ts';
import { siteDirectory } from '../src/site-directory.ts';
import { filesOf, read } from './helpers/site.ts';

test('rendering again gives the built site, file by file, within 10 s of work', async () => {
  const before = process.cpuUsage();
  const document = JSON.parse(read('openapi.json')) as OpenApiDocument;
  const files = await renderSite(document);
  // The time of this process, which does nearly all of it: how busy the machine is does not count.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(10);
  const names = filesOf('').filter((file) => /\.\w+$/.test(file));
  const copied = Object.keys(typeface).map((file) => `assets/${file}`);
  const cards = drawCards(openSite(document, { postman: true }).site);
  expect([...files.keys(), ...copied, ...cards.keys()].toSorted()).toEqual(names);
  expect([...files].filter(([file, text]) => text !== read(file)).map(([file]) => file)).toEqual([]);
  const drawn = [...cards].filter(([file, card]) => !readFileSync(join(siteDirectory, file)).equals(card));
  expect(drawn.map(([file]) => file)).toEqual([]);
}, 300_000);
