import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A runtime that serves the API on loopback. */
export interface Running {
  port: number;
  stop(): void;
}

export interface Runtime {
  name: string;
  /** The program, or undefined when it is not installed. */
  program: string | undefined;
  start(): Promise<Running>;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const platform = `${process.platform}-${process.arch}`;

export const runtimes: Runtime[] = [
  runtime('node', process.execPath, ['node.js']),
  runtime('node without eval', process.execPath, ['--disallow-code-generation-from-strings', 'node.js']),
  runtime('bun', binary('bun', `@oven/bun-${platform}`, 'bin/bun'), ['bun.js']),
  runtime(
    'deno',
    binary('deno', `@deno/${platform}-glibc`, 'deno'),
    'run --no-config --no-remote --no-npm --no-check --allow-net=127.0.0.1 deno.js'.split(' '),
  ),
  runtime(
    'workerd',
    binary('workerd', `@cloudflare/workerd-${platform.replace('x64', '64')}`, 'bin/workerd'),
    'serve --control-fd=1 {config}'.split(' '),
  ),
];

function runtime(name: string, program: string | undefined, args: string[]): Runtime {
  return {
    name,
    program,
    start: () =>
      start(
        program!,
        args.map((arg) => (arg === '{config}' ? writeWorkerConfig() : arg)),
      ),
  };
}

/** The program that a package ships for this platform. Its install script, which only copies it, need not run. */
function binary(name: string, shipped: string, path: string): string | undefined {
  try {
    const manifest = createRequire(join(here, 'package.json')).resolve(`${name}/package.json`);
    const found = join(dirname(createRequire(manifest).resolve(`${shipped}/package.json`)), path);
    return existsSync(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function start(program: string, args: string[]): Promise<Running> {
  const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };
  const child: ChildProcess = spawn(program, args, { cwd: here, env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      // The servers print it in words, workerd as a JSON event.
      const port = /port"?[: ]+(\d+)/.exec(output)?.[1];
      if (port) resolve({ port: Number(port), stop: () => child.kill() });
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${output}`)));
  });
}

/** A configuration of workerd that names every module the worker may import. */
function writeWorkerConfig(): string {
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
  const reports = fileURLToPath(new URL('../../reports/', import.meta.url));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const portable = files.filter((name) => !/^(?:node|express|fastify|hono)/.test(name));
  const modules = [
    ...['worker.js', 'api.js'].map((name) => [`test/runtimes/${name}`, join(here, name)]),
    ...portable.map((name) => [`dist/${name}`, join(dist, name)]),
  ].map(
    ([name, path]) =>
      `(name = ${JSON.stringify(name)}, esModule = embed ${JSON.stringify(relative(reports, path!))})`,
  );
  mkdirSync(reports, { recursive: true });
  const config = join(reports, 'workerd.capnp');
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "api", worker = (compatibilityDate = "2026-01-01", modules = [${modules.join(', ')}]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "api")],
);
`,
  );
  return config;
}
