import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject } from './support/project.ts';

const bin = fileURLToPath(new URL('../bin/generate-api.js', import.meta.url));
const ours = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The program as people call it: exit code, what it prints, what it complains of. */
function run(cwd: string, ...args: string[]): [code: number | null, output: string, errors: string] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd, encoding: 'utf8' });
  return [status, stdout, stderr];
}

async function serve(read: () => string): Promise<Server> {
  const server = createServer((_, response) => response.end(read()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

function origin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an address leads to the hosts of --allow-host', async () => {
  const project = createProject();
  const description = readFileSync(ours('contract/test/foreign/library.yaml'), 'utf8');
  const other = await serve(() => 'get: { operationId: fromAfar, responses: {} }');
  const away = `  /far: { $ref: '${origin(other)}/a.yaml' }`;
  const own = await serve(() => description.replace(/^paths:.*$/m, (line) => `${line}\n${away}`));
  const call = (...args: string[]) =>
    promisify(execFile)(process.execPath, [bin, `${origin(own)}/api.yaml`, '--out', 'api', ...args], {
      cwd: project,
    }).catch(({ stderr }: { stderr: string }) => stderr);
  try {
    expect(await call('--only', 'operations')).toContain(`it leads from ${origin(own)} to ${origin(other)}.`);
    await call('--only', 'operations', '--allow-host', new URL(origin(other)).host);
    expect(readFileSync(join(project, 'api/operations/operations.ts'), 'utf8')).toContain('fromAfar');
  } finally {
    own.close();
    other.close();
    rmSync(project, { recursive: true, force: true });
  }
});

describe('the command', () => {
  const project = createProject();
  beforeAll(() => {
    copyFileSync(ours('contract/test/foreign/library.yaml'), join(project, 'openapi.yaml'));
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test.each<[title: string, args: string[], code: number, message: string]>([
    ['no description', ['--out', 'api'], 2, 'Name one description'],
    ['no folder', ['openapi.yaml'], 2, 'Say with --out'],
    ['another part', ['openapi.yaml', '--out', 'api', '--only', 'server'], 2, '--only names "server"'],
    ['an option that is none', ['openapi.yaml', '--output', 'api'], 2, "Unknown option '--output'"],
    [
      'a form of integers that is none',
      ['openapi.yaml', '--out', 'api', '--int64', 'long'],
      2,
      '--int64 names "long"',
    ],
    ['both modes', ['openapi.yaml', '--out', 'api', '--check', '--watch'], 2, 'exclude each other'],
    ['an address to watch', ['http://127.0.0.1:9/a.yaml', '--out', 'api', '--watch'], 2, 'cannot be watched'],
    ['a file that is not there', ['nothing.yaml', '--out', 'api'], 1, 'nothing.yaml'],
    [
      'files that are not there',
      ['openapi.yaml', '--out', 'none', '--check'],
      1,
      'is not what the description gives',
    ],
  ])('%s', (_title, args, code, message) => {
    const [got, , errors] = run(project, ...args);
    expect([got, errors]).toEqual([code, expect.stringContaining(message)]);
    expect(errors).not.toMatch(/^\s+at /m);
  });

  test("writes only the parts that are asked for, with what they import, and touches nobody else's files", () => {
    run(project, 'openapi.yaml', '--out', 'api', '--only', 'operations');
    expect([existsSync(join(project, 'api/operations')), existsSync(join(project, 'api/types'))]).toEqual([
      true,
      false,
    ]);
    writeFileSync(join(project, 'api/operations/mine.ts'), 'export {};\n');
    writeFileSync(join(project, 'api/operations/old.ts'), '// Generated from an older one.\n');
    const [code, , errors] = run(project, 'openapi.yaml', '--out', 'api', '--only', 'operations', '--check');
    expect([code, errors.split('\n')[0]]).toEqual([
      1,
      `${join('api', 'operations', 'old.ts')} is no longer generated.`,
    ]);
    run(project, 'openapi.yaml', '--out', 'api', '--only', 'operations');
    expect([
      existsSync(join(project, 'api/operations/mine.ts')),
      existsSync(join(project, 'api/operations/old.ts')),
    ]).toEqual([true, false]);
  });

  test('--int64 says how programs hold integers of 64 bits', () => {
    const ids =
      'openapi: 3.1.0\ninfo: { title: I, version: "1" }\npaths: {}\ncomponents: { schemas: { Id: { type: integer, format: int64 } } }\n';
    writeFileSync(join(project, 'ids.yaml'), ids);
    const [, rounded] = run(project, 'ids.yaml', '--out', 'ids', '--only', 'types');
    expect(rounded).toContain('ids.yaml:4:26 /components/schemas/Id: integers of 64 bits are numbers');
    const [code, kept] = run(project, 'ids.yaml', '--out', 'ids', '--only', 'types', '--int64', 'bigint');
    expect([code, kept]).toEqual([0, expect.stringContaining('nothing left out')]);
    expect(readFileSync(join(project, 'ids/types/openapi.ts'), 'utf8')).toContain('export type Id = bigint;');
  });

  test('nothing of this machine is in what is written', () => {
    run(project, join(project, 'openapi.yaml'), '--out', 'absolute');
    const text = execFileSync('cat', [join(project, 'absolute/validator/operations.ts')], {
      encoding: 'utf8',
    });
    expect(text).not.toContain(project);
    expect(text).toMatch(/^\/\/ Generated from openapi\.yaml by /);
  });

  test(
    '--watch generates again, and goes on after a description that cannot be read',
    { timeout: 120_000 },
    async () => {
      const file = join(project, 'openapi.yaml');
      const keywords = readFileSync(file, 'utf8');
      const watching = spawn(process.execPath, [bin, 'openapi.yaml', '--out', 'watched', '--watch'], {
        cwd: project,
      });
      let said = '';
      for (const stream of [watching.stdout, watching.stderr])
        stream.on('data', (text) => (said += String(text)));
      const until = async (text: RegExp) => {
        while (!text.test(said)) await new Promise((done) => setTimeout(done, 20));
        said = '';
      };
      try {
        await until(/Watching/);
        writeFileSync(file, '{ not yaml');
        await until(/openapi\.yaml/);
        writeFileSync(file, keywords);
        appendFileSync(file, '\n# Changed.\n');
        await until(/operations?, /);
      } finally {
        watching.kill();
      }
    },
  );
});
