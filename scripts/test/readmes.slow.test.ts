import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRegistry } from '../src/release/registry.ts';
import type { LocalRegistry } from '../src/release/registry.ts';
import { runTool } from '../src/run-tool.ts';
import { isLong } from '../vitest/tier.ts';
import { environmentWithHome } from './own-home.ts';
import { writeProject } from './packed/newcomer.ts';
import { publishPackages, readCommands, Shell } from './readmes/walk.ts';
import type { Walk } from './readmes/walk.ts';

/** A stranger's walk through every README: its commands, word for word, in an empty project, from a local registry. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'web-data-readmes-'));
let registry: LocalRegistry;
let port: number;

beforeAll(async () => {
  registry = await startRegistry();
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  publishPackages(registry.url, packed);
  port = await freePort();
}, 600_000);
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

const har = {
  log: {
    version: '1.2',
    creator: { name: 'test', version: '1' },
    entries: [
      {
        request: { method: 'GET', url: 'http://127.0.0.1:3000/pets', headers: [] },
        response: {
          status: 200,
          headers: [{ name: 'content-type', value: 'application/json' }],
          content: { mimeType: 'application/json', text: '[]' },
        },
      },
    ],
  },
};
const IN_CLONE = 'It is for a clone of the repository.';
const DEPLOYED = 'It needs PostgreSQL; `test/deploy` of the server runs it.';
/** The mock of the API, which gives examples; nothing of the public web is asked. */
const mock = 'npx -y @web-data/contract mock --spec web-data.yaml --key wd_mock --port 3000';

const walks: readonly Walk[] = [
  ...['types', 'net', 'openapi', 'site-map', 'browser', 'parse', 'validator', 'diff', 'client'].map(
    (name) => ({
      folder: `packages/${name}`,
    }),
  ),
  {
    folder: 'packages/contract',
    before: 'npm install @web-data/contract && npx web-data-contract mock --spec openapi.yaml --port 3000',
    files: { 'contract.fixtures.yaml': '{}\n', 'traffic.har': JSON.stringify(har) },
    replace: [[/ (mock|proxy)( .*)$/, ' $1$2 --port 0']],
  },
  { folder: 'packages/docs', replace: [['dev openapi.yaml', 'dev openapi.yaml --port 0']] },
  {
    folder: 'packages/cli',
    before: `npm install --global @web-data/cli && ${mock}`,
    files: { 'plans.json': '{"type":"object"}', 'urls.txt': 'https://example.com/pricing\n' },
    env: { WEB_DATA_API_KEY: 'wd_mock', WEB_DATA_BASE_URL: 'http://127.0.0.1:3000' },
    input: 'wd_mock\n',
    skip: [['completion zsh', 'It needs the folders of zsh; the tests of the command run it.']],
  },
  {
    folder: 'packages/server',
    env: { WEB_DATA_PORT: '3000', WEB_DATA_LOG_LEVEL: 'warn' },
    skip: [
      ['WEB_DATA_DATABASE_URL', DEPLOYED],
      ['WEB_DATA_PUBLIC_URL', DEPLOYED],
      ['web-data-server migrate', DEPLOYED],
      ['serve          #', DEPLOYED],
      ['docker compose', 'It needs Docker.'],
      ['node scripts/', IN_CLONE],
      ['npm test', IN_CLONE],
    ],
  },
  { folder: 'packages/generate', env: { PORT: '3000' } },
];

describe.each(isLong ? walks : walks.filter(({ folder: name }) => /types|cli$/.test(name)))(
  '$folder',
  (walk) => {
    test('its commands run in an empty project', async () => {
      const project = mkdtempSync(join(folder, 'project-'));
      const env = Object.entries(walk.env ?? {}).map(([name, value]) => [name, at(value)] as const);
      const shell = new Shell(project, { ...environmentIn(project), ...Object.fromEntries(env) });
      try {
        await shell.run('npm init -y');
        writeProject(project);
        shell.writeFiles(descriptions(project));
        shell.writeFiles(walk.files);
        if (walk.before !== undefined) await shell.run(at(walk.before));
        const printed: string[] = [];
        for (const line of commandsOf(walk))
          printed.push(await shell.run(at(line), { input: walk.input ?? '' }));
        expect(printed.join('\n')).not.toMatch(/EBADENGINE|npm warn deprecated/);
        if (readCommands(walk.folder).some((line) => line.startsWith('npm install'))) {
          const { name } = JSON.parse(readFileSync(join(root, walk.folder, 'package.json'), 'utf8')) as {
            name: string;
          };
          shell.writeFiles({
            'program.js': `import * as all from '${name}';\nconsole.log(Object.keys(all).length > 0);\n`,
          });
          expect(await shell.run('node program.js')).toBe('true\n');
        }
      } finally {
        shell.end();
      }
    }, 900_000);
  },
);

/** Names the port of this run instead of the usual one. */
function at(text: string): string {
  return text.replaceAll('3000', String(port));
}

test('every public README is walked', () => {
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const withCommands = folders.filter((name) => isPublic(name) && readCommands(name).length > 0);
  expect(walks.map(({ folder: name }) => name).toSorted()).toEqual(withCommands.toSorted());
});

function isPublic(name: string): boolean {
  const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    private?: boolean;
  };
  return manifest.private !== true;
}

/** The commands to run, as they stand but for what `replace` names. */
function commandsOf({ folder: name, replace = [], skip = [] }: Walk): string[] {
  const lines = readCommands(name).filter((line) => !skip.some(([part]) => line.includes(part)));
  return lines.map((line) => replace.reduce((text, [from, to]) => text.replace(from, to), line));
}

/** A person's environment: a home folder of their own, packages of ours from the local registry, all else as here. */
function environmentIn(project: string): Record<string, string> {
  const home = `${project}-home`;
  const environment = environmentWithHome(home);
  const upstream = runTool('npm', ['config', 'get', 'registry'], project).trim();
  writeFileSync(
    join(home, '.npmrc'),
    `registry=${upstream}\n@web-data:registry=${registry.url}\nprefix=${home}/global\n`,
  );
  return {
    ...environment,
    PATH: `${home}/global/bin:${environment['PATH']}`,
    npm_config_prefer_offline: 'true',
    NO_COLOR: '1',
  };
}

/** The descriptions that commands name. */
function descriptions(project: string): Record<string, string> {
  const petstore = readFileSync(join(project, 'openapi.yaml'), 'utf8');
  const names = ['old.yaml', 'new.yaml', 'released.yaml', 'current.yaml'];
  return {
    ...Object.fromEntries(names.map((name) => [name, petstore])),
    'web-data.yaml': readFileSync(join(root, 'spec/dist/openapi.yaml'), 'utf8'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return free;
}
