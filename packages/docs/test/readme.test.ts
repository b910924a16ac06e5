import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { read } from './helpers/site.ts';

const here = dirname(dirname(fileURLToPath(import.meta.url)));

const examples = [...readFileSync(join(here, 'README.md'), 'utf8').matchAll(/```js\n([^]*?)```/g)].map(
  ([, code]) => code!,
);

test('the first example of the README publishes the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  const program = examples[0]!.replace('public/docs', folder);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: here,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(read('sitemap.xml', folder)).toContain('<loc>https://www.example.com/docs/operations/map/</loc>');
  rmSync(folder, { recursive: true });
});

test('the second one serves it, with its own address in the samples', () => {
  const program = `${examples[1]!}
await new Promise((resolve) => server.on('listening', resolve));
const { port } = server.address();
const page = await (await fetch(\`http://127.0.0.1:\${port}/operations/map.md\`)).text();
server.close();
console.log(page.includes(\`curl http://127.0.0.1:\${port}/v2/map\`));`;
  expect(printedBy(program)).toBe('true\n');
});

test('it answers what no Request can be made of', () => {
  const program = `${examples[1]!}
import { request as ask } from 'node:http';
await new Promise((resolve) => server.on('listening', resolve));
const { port } = server.address();
const statusOf = (method, path) =>
  new Promise((resolve, fail) => {
    ask({ port, method, path }, (answer) => resolve(answer.resume().statusCode)).on('error', fail).end();
  });
const asked = [['TRACE', '/'], ['OPTIONS', '*'], ['GET', '*'], ['GET', '/operations/map.md']];
const statuses = [];
for (const [method, path] of asked) statuses.push(await statusOf(method, path));
console.log(statuses.join(' '));
process.exit();`;
  expect(printedBy(program)).toBe('405 405 400 200\n');
});

function printedBy(program: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: here,
    encoding: 'utf8',
    timeout: 100_000,
  });
  return stdout || stderr;
}
