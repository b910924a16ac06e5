import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { renderSite } from '../src/generator/site.ts';
import { filesOf, read } from './helpers/site.ts';

test('rendering again gives the built site, file by file, in less than 10 s', async () => {
  const start = performance.now();
  const files = await renderSite(JSON.parse(read('openapi.json')) as OpenApiDocument);
  expect(performance.now() - start).toBeLessThan(10_000);
  const names = filesOf('').filter((file) => /\.\w+$/.test(file));
  expect([...files.keys()].toSorted()).toEqual(names);
  expect(names.filter((file) => files.get(file) !== read(file))).toEqual([]);
});
