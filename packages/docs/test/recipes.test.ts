import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from './helpers/site.ts';

/** The handler of the guide to the validator, asked with the requests of the guide to mapping. */
let handle: (request: Request) => Promise<Response>;
const folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), '.recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  const [program] = blocks('guides/validator.md', 'ts');
  const file = join(folder, 'handler.mjs');
  writeFileSync(file, program!);
  process.env['API_KEY'] = 'wd_test';
  const { default: server } = (await import(pathToFileURL(file).href)) as {
    default: { fetch: typeof handle };
  };
  handle = server.fetch;
});

const recipes = blocks('guides/mapping.md', 'json');

test.each(recipes)('the recipe %s is a request that is accepted', async (body) => {
  expect(await ask(body)).toEqual([200, { success: true, links: [{ url: 'https://example.com' }] }]);
});

test('there are recipes, and one with a fault is refused', async () => {
  expect(recipes.length).toBeGreaterThan(7);
  const [status, response] = await ask('{ "url": "https://example.com", "limit": 0 }');
  expect([status, response]).toEqual([400, expect.objectContaining({ success: false })]);
  expect((await ask(recipes[0]!, 'wrong'))[0]).toBe(401);
});

async function ask(body: string, key = 'wd_test'): Promise<[status: number, answer: unknown]> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await handle(new Request('http://127.0.0.1/v2/map', { method: 'POST', headers, body }));
  return [response.status, await response.json()];
}

function blocks(file: string, language: string): string[] {
  return Array.from(
    read(file).matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``, 'g')),
    ([, code]) => code!,
  );
}
