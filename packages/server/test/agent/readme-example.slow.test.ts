import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveModel } from '../support/model.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
// Inside the package, so that the example finds it by its own name.
beforeAll(async () => {
  folder = await mkdtemp(join(root, 'reports-readme-'));
  const page = await readFile(join(root, 'docs/agent-runs.md'), 'utf8');
  const [, example = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  await writeFile(join(folder, 'example.mjs'), example);
});
afterAll(() => rm(folder, { recursive: true }));

/** What the example prints. */
async function printed(environment: NodeJS.ProcessEnv): Promise<unknown[]> {
  const options = { cwd: folder, env: { ...process.env, ...environment } };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'example.mjs')], options);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

const plans = [
  { name: 'Starter', price: 0 },
  { name: 'Team', price: 49 },
];
const source = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/) as string;
/** The page of each value. */
const sources = {
  '/plans/0/name': source,
  '/plans/0/price': source,
  '/plans/1/name': source,
  '/plans/1/price': source,
};

test('the example fills the schema without a model, and cites the page of each value', async () => {
  expect(await printed({})).toEqual([{ plans }, sources]);
});

test('the same example with a model, which names one page for all', async () => {
  let url = '';
  const model = await serveModel((heard) => {
    url ||= /http:\/\/127\.0\.0\.1:\d+\//.exec(String(model.heard[0]!.messages[1]!.content))![0];
    if (heard === 0) return { tool: 'scrape', input: { url } };
    return { text: JSON.stringify({ data: { plans }, sources: { '/plans': url } }) };
  });
  expect(await printed({ WEB_DATA_AGENT_MODEL_URL: `${model.url}/v1` })).toEqual([{ plans }, sources]);
  const read = model.heard[1]!.messages.at(-1)!.content;
  expect(read).toContain('| Team | $49 |');
  await model.close();
});
