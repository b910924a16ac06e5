import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { renderSite } from '../src/generator/site.ts';
import { filesOf, read } from './helpers/site.ts';

test('rendering again gives the built site, file by file, within 10 s of work', async () => {
  const before = process.cpuUsage();
  const files = await renderSite(JSON.parse(read('openapi.json')) as OpenApiDocument);
  // The time of this process, which does nearly all of it: how busy the machine is does not count.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(10);
  const names = filesOf('').filter((file) => /\.\w+$/.test(file));
  expect([...files.keys()].toSorted()).toEqual(names);
  expect(names.filter((file) => files.get(file) !== read(file))).toEqual([]);
}, 60_000);
