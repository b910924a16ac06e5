import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadConfig, unknownVariables } from '../../src/platform/config/load.ts';
import { options } from '../../src/platform/config/options.ts';
import { isInstalled } from './proxy.ts';

const folder = new URL('../../deploy/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

it.each(readdirSync(folder))('%s names no variable that is none', (name) => {
  const named = [...textOf(name).matchAll(/\bWEB_DATA_[A-Z_]*[A-Z]\b/g)].map(([variable]) => [variable, 'x']);
  expect(unknownVariables(Object.fromEntries(named))).toEqual([]);
});

it.each([
  ['nginx.conf', /proxy_read_timeout (\d+)s/],
  ['Caddyfile', /response_header_timeout (\d+)s/],
])('%s waits longer than an operation may take', (name, pattern) => {
  expect(Number(pattern.exec(textOf(name))![1]) * 1000).toBeGreaterThan(options.operationTimeoutMs.default);
});

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

it('keeps out of a container build whatever is no source', () => {
  const ignored = linesOf('.dockerignore');
  expect(ignored).toContain('.git');
  for (const line of linesOf('.gitignore')) expect(ignored).toContain(`**/${line}`);
});

it('is built on a line of Node.js that the tests run on', () => {
  const [, lines = ''] = /const LINES = \[(.*)\]/.exec(
    readFileSync(new URL('../../../../scripts/gate/node-lines.js', import.meta.url), 'utf8'),
  )!;
  const images = [...textOf('Containerfile').matchAll(/^FROM \S+\/node:(\d+)-/gm)].map(([, line]) => line);
  expect(new Set(images).size).toBe(1);
  expect(lines).toContain(`'${images[0]}'`);
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain(
    `operate it on ${images[0]}`,
  );
});

/** The stages of the container file: its instructions, continued lines joined. */
const stages = textOf('Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .map((text) => {
    const [, from = '', name] = /^FROM (\S+)(?: AS (\S+))?/.exec(text) ?? [];
    const lines = text.split('\n').filter((line) => line !== '');
    return { from, name, lines };
  })
  .filter(({ from }) => from !== '');
const root = new URL('../../../../', import.meta.url);

it.each(stages.flatMap(({ lines }) => lines.filter((line) => line.startsWith('COPY '))))(
  'has what it copies: %s',
  (line) => {
    const [, stage, sources = ''] = /^COPY (?:--from=(\S+) )?(.*) \S+$/.exec(line)!;
    if (stage !== undefined) expect(stages.map(({ name }) => name)).toContain(stage);
    else for (const source of sources.split(' ')) expect(existsSync(new URL(source, root))).toBe(true);
  },
);

it.each([...textOf('Containerfile').matchAll(/\bpackages\/server\/[\w./-]+/g)].map(([path]) => path))(
  'names a file that there is: %s',
  (path) => expect(existsSync(new URL(path, root))).toBe(true),
);

it.each([
  ['plain', /tini/],
  [undefined, /chromium/],
])('runs the server below an init, as a user who is not root, in the stage %s', (stage, packages) => {
  const { lines, from } = stages.find(({ name }) => name === stage)!;
  const all = from === 'plain' ? [...stages.find(({ name }) => name === 'plain')!.lines, ...lines] : lines;
  const last = (word: string) => all.findLast((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const list = (word: string) => JSON.parse(last(word) ?? 'null') as unknown;
  expect(last('USER')).toBe('node');
  expect([list('CMD'), list('ENTRYPOINT')]).toEqual([
    ['web-data-server', 'serve'],
    ['tini', '--'],
  ]);
  // An entry point of its own would drop the command of the stage below.
  if (from === 'plain') expect(lines.join()).not.toMatch(/ENTRYPOINT|CMD/);
  expect(lines.join()).toMatch(packages);
});

it('gives up no sandbox of a browser', () => {
  for (const name of ['Containerfile', 'compose.yaml'])
    expect(textOf(name)).not.toMatch(/NO_SANDBOX|unconfined|privileged: true|SYS_ADMIN/);
});

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  networks: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  restart?: string;
  stop_grace_period?: string;
  security_opt?: string[];
  deploy?: { resources: { limits: Record<string, unknown> } };
}

describe('the stack of compose.yaml', () => {
  const compose = parse(textOf('compose.yaml')) as {
    services: Record<string, Service>;
    volumes: object;
    networks: Record<string, { internal?: boolean }>;
    secrets: Record<string, { file: string }>;
  };
  const { server, ...stores } = compose.services as Record<string, Service> & { server: Service };

  it.each(Object.entries(compose.services))('bounds %s, and starts it again', (_name, service) => {
    expect(service.restart).toBe('unless-stopped');
    expect(Object.keys(service.deploy!.resources.limits)).toEqual(['cpus', 'memory', 'pids']);
    expect(service.security_opt).toContain('no-new-privileges:true');
  });

  it.each(Object.entries(compose.services))(
    'has the volumes, networks and secrets of %s',
    (_name, service) => {
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(service.networks));
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(service.secrets!));
      const named = (service.volumes ?? []).map((volume) => volume.split(':')[0]);
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
      for (const variable of Object.values(service.environment ?? {}).filter((text) =>
        text.startsWith('/run/'),
      ))
        expect(service.secrets).toContain(variable.replace('/run/secrets/', ''));
    },
  );

  it('sets options that the server has, and none that is secret', () => {
    const names = Object.keys(server.environment!);
    expect(unknownVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
    const secret = Object.values(options).filter((option) => 'secret' in option && option.secret === true);
    expect(names.filter((name) => secret.some(({ env }) => env === name))).toEqual([]);
  });

  it('builds from the container file, in whose stage a browser keeps its sandbox', () => {
    expect(fileURLToPath(new URL(`${server.build!.context}/`, folder))).toBe(fileURLToPath(root));
    expect(existsSync(new URL(server.build!.dockerfile, root))).toBe(true);
    expect(server.security_opt).toContain('seccomp=./chromium-seccomp.json');
  });

  it.each(Object.entries(stores))('waits until %s is well, which nothing outside reaches', (name, store) => {
    expect(server.depends_on![name]).toEqual({ condition: 'service_healthy' });
    expect(store.healthcheck!.test.length).toBeGreaterThan(1);
    expect(store.image).toMatch(/:\d+-/);
    expect(store.ports).toBeUndefined();
    expect(store.networks.map((network) => compose.networks[network]!.internal)).toEqual([true]);
  });

  it('gives the server the time to finish what runs', () => {
    const seconds = Number(/^(\d+)s$/.exec(server.stop_grace_period!)![1]);
    expect(seconds * 1000).toBeGreaterThan(options.shutdownTimeoutMs.default + 12_000);
  });

  it('reads the secrets that secrets.sh makes, once', async () => {
    const target = mkdtempSync(join(tmpdir(), 'web-data-secrets-'));
    try {
      const run = () => execFileSync('sh', [fileURLToPath(new URL('secrets.sh', folder)), target]);
      const read = () => readdirSync(target).map((name) => [name, readFileSync(join(target, name), 'utf8')]);
      run();
      const made = read();
      run();
      expect(read()).toEqual(made);
      expect(statSync(target).mode & 0o777).toBe(0o700);
      const files = Object.values(compose.secrets).map(({ file }) =>
        file.replace('../../../.data/compose/', ''),
      );
      expect(files.toSorted()).toEqual(made.map(([name]) => name));
      const config = await loadConfig({}, { WEB_DATA_CONFIG: join(target, 'server.json') });
      const secrets = Object.fromEntries(made) as Record<string, string>;
      const { username, hostname, password, pathname } = new URL(config.databaseUrl!);
      const { POSTGRES_USER: user, POSTGRES_DB: database } = stores['database']!.environment!;
      expect([username, hostname, password, pathname]).toEqual([
        user,
        'database',
        secrets['database-password'],
        `/${database}`,
      ]);
      const counters = new URL(config.redisUrl!);
      expect([counters.hostname, counters.password]).toEqual(['counters', secrets['counters-password']]);
      expect(Object.keys(stores)).toEqual([hostname, counters.hostname]);
      expect(config.webhookSealKey).toBeDefined();
    } finally {
      rmSync(target, { recursive: true });
    }
  });
});

interface Profile {
  defaultAction: string;
  syscalls: { names: string[]; action: string; args?: { value: number; op: string }[] }[];
}

describe('the system calls of a container with Chromium', () => {
  const { defaultAction, syscalls } = JSON.parse(textOf('chromium-seccomp.json')) as Profile;
  const allowed = syscalls.filter(({ action, args }) => action === 'SCMP_ACT_ALLOW' && args === undefined);

  it.each([
    'mount',
    'pivot_root',
    'setns',
    'ptrace',
    'bpf',
    'keyctl',
    'io_uring_setup',
    'process_vm_readv',
    'clone3',
  ])('have no %s', (name) => {
    expect(defaultAction).toBe('SCMP_ACT_ERRNO');
    expect(allowed.flatMap(({ names }) => names)).not.toContain(name);
  });

  // CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS and CLONE_NEWIPC of Linux.
  it.each(['clone', 'unshare'])('make by %s no namespace of mounts, cgroups, host names or IPC', (name) => {
    const rules = syscalls.filter(({ names }) => names.includes(name));
    const forbidden = 0x00020000 | 0x02000000 | 0x04000000 | 0x08000000;
    const [mask, ...others] = rules.flatMap(({ args = [] }) => args);
    expect([rules.length, others.length, mask!.op]).toEqual([1, 0, 'SCMP_CMP_MASKED_EQ']);
    expect(mask!.value & forbidden).toBe(forbidden);
  });
});

it('gives a service the time to finish what runs', () => {
  const seconds = Number(/TimeoutStopSec=(\d+)/.exec(textOf('web-data-server.service'))![1]);
  expect(seconds * 1000).toBeGreaterThan(options.shutdownTimeoutMs.default + 12_000);
});

it.skipIf(!isInstalled('systemd-analyze', '--version'))(
  'is a unit that systemd has nothing to say against',
  () => {
    const unit = fileURLToPath(new URL('web-data-server.service', folder));
    const told = execFileSync('systemd-analyze', ['verify', unit], { encoding: 'utf8', stdio: 'pipe' });
    expect(told).toBe('');
  },
);
