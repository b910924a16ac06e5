import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderProject } from '../src/generator/command/render-project.ts';
import { siteDirectory } from '../src/site-directory.ts';
import { own } from './helpers/own.ts';
import { filesOf, read } from './helpers/site.ts';

test('rendering again gives the built site, file by file, for the work of copying the description two thousand times', async () => {
  const text = read('openapi.json');
  const [rendering, { files }] = await worked(() => renderProject(own));
  // Both in the time of this process: neither a slow machine nor a busy one counts.
  const [copying] = await worked(() => {
    for (let times = 0; times < 100; times++) JSON.stringify(JSON.parse(text));
  });
  expect(rendering / copying).toBeLessThan(20);
  const names = filesOf('').filter((file) => /\.\w+$/.test(file));
  expect([...files.keys()].toSorted()).toEqual(names);
  const changed = [...files].filter(
    ([file, content]) => !readFileSync(join(siteDirectory, file)).equals(Buffer.from(content)),
  );
  expect(changed.map(([file]) => file)).toEqual([]);
});

/** The processor's seconds that this process takes for something, and what comes of it. */
async function worked<T>(work: () => T | Promise<T>): Promise<[seconds: number, result: T]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, result];
}
