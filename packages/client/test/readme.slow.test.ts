import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startExampleService } from './support/examples.ts';
import type { ExampleService } from './support/examples.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const pages = ['README', 'docs/operations', 'docs/hooks', 'docs/environments', 'docs/from-fetch'];
const text = pages.map((page) => readFileSync(`${here}${page}.md`, 'utf8')).join('\n');
const blocks = [...text.matchAll(/^## (.+)|^```ts\n([\s\S]*?)^```$/gm)]
  .reduce<[string, string][]>((list, [, heading, code]) => {
    if (heading) list.push([heading, '']);
    else list.push([list.at(-1)![0], code!]);
    return list;
  }, [])
  .filter(([, code]) => code);

let service: ExampleService;
beforeAll(async () => {
  service = await startExampleService();
});
afterAll(() => service.close());

/** What each block prints, in the order of the pages. */
const printed = [
  ['Quick start', 'https://example.com Example\nhttps://example.com/pricing \n'],
  ['Quick start', '# Plans\n\nStarter is free.\n\n'],
  ['Errors', ''],
  ['Errors', '2 links\n'],
  ['Retries', ''],
  [
    'Agent',
    "started 0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70\n{\n  plans: [ { name: 'Starter', price: 0 }, { name: 'Team', price: 49 } ]\n}\n",
  ],
  ['Agent', 'run.started\nartifact.updated\n{"plans":[{"name":"Starter","price":0}]}\nrun.finished\n'],
  [
    'Crawl and batch',
    '1 of 12\n1 of 1\nhttps://example.com/docs 6\nhttps://example.com/docs 6\nDocs\n2 1 1\n',
  ],
  ['By path', expect.stringMatching(/^\/map 200\n\[\n/)],
  ['One operation alone', '2\n'],
  ['By name', "map [ 'type', 'properties', 'required', 'additionalProperties', '$defs' ]\n200\n"],
  ['Hooks, logs and keys that change', '2\n'],
  ['Uploads', expect.stringMatching(/^sent\n\d+\n$/)],
  ['Validated responses', '2\n'],
  ['Names for your own types', ''],
  ['Browser', ''],
  ['Before and after', expect.stringMatching(/^(\[\n[\s\S]*?\]\n){2}$/)],
] as const;

it('every block is run', () => {
  expect(blocks.map(([heading]) => heading)).toEqual(printed.map(([heading]) => heading));
});

it('every block compiles', () => {
  const directory = `${here}reports/readme`;
  mkdirSync(directory, { recursive: true });
  const files = blocks.map(([, code], index) => {
    writeFileSync(`${directory}/${index}.ts`, code);
    return `${directory}/${index}.ts`;
  });
  const options =
    '--ignoreConfig --noEmit --strict --target es2022 --module nodenext --lib es2023,dom,dom.iterable --types'.split(
      ' ',
    );
  const compiler = `${here}node_modules/typescript/bin/tsc`;
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...options, '', ...files], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});

it.each(blocks.map(([heading, code], index) => [index, heading, code] as const))(
  'block %i, %s',
  async (index, heading, code) => {
    expect(await execute(index, code)).toEqual([0, printed[index]![1]]);
    if (heading === 'Retries') expect(service.last().headers['x-trace']).toBe('abc');
  },
);

/** Runs a block as a program of its own against the service; a page gets a `document`. */
async function execute(index: number, code: string): Promise<[number | null, string]> {
  const located = code.replaceAll('http://127.0.0.1:3000', service.baseUrl);
  const { code: script } = await transform(located, { loader: 'ts', format: 'esm' });
  mkdirSync(`${here}reports`, { recursive: true });
  const file = `${here}reports/readme-${index}.mjs`;
  writeFileSync(
    file,
    code.includes('document.')
      ? `globalThis.document = { body: {} };\n${script}\nif (document.body.textContent !== '2 links') throw new Error(document.body.textContent);`
      : script,
  );
  const env = { ...process.env, WEB_DATA_API_KEY: 'key', WEB_DATA_BASE_URL: service.baseUrl, NO_COLOR: '1' };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 30_000 });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => child.on('close', (status) => resolve([status, output])));
}
