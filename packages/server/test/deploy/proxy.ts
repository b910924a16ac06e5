import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'api.example.com';

/** A reverse proxy in a process of its own, with the example of `deploy/` before an upstream. */
export interface Proxy {
  /** Sends a request by TLS. */
  send(
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** How to run a proxy on an example. */
export interface ProxyProgram {
  program: string;
  /** The argument that makes it say its version, and end. */
  version: string;
  example: string;
  /** The arguments, once everything it needs stands in `folder`. */
  prepare(folder: string, example: string, ports: { own: number; upstream: number }): Promise<string[]>;
}

/** Whether a program is there to be run. */
export function isInstalled(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.log(`${program}: not tested, it is not installed.`);
    return false;
  }
}

/** Replaces a text of an example. @throws when it is not there: the test would try another file than it says. */
export function changed(example: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The example has no ${JSON.stringify(from)}.`);
    return text.replaceAll(from, () => to);
  }, example);
}

/** Starts a proxy before `upstream` with a certificate of its own. */
export async function startProxy(proxy: ProxyProgram, upstream: number): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-proxy-'));
  certify(folder);
  const example = await readFile(new URL(`../../deploy/${proxy.example}`, import.meta.url), 'utf8');
  const own = await freePort();
  const child = spawn(proxy.program, await proxy.prepare(folder, example, { own, upstream }), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (told += String(chunk)));
  const ca = await readFile(join(folder, 'certificate.pem'), 'utf8');
  const send: Proxy['send'] = (path, init = {}) => ask({ port: own, ca }, path, init);
  await untilUp(
    () => send('/'),
    child,
    () => told,
  );
  return { send, close: () => end(child, folder) };
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  await rm(folder, { recursive: true });
}

async function untilUp(ask: () => Promise<unknown>, child: ChildProcess, told: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended: ${told()}`);
    const isUp = await ask().then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function ask(
  { port, ca }: { port: number; ca: string },
  path: string,
  { method = 'GET', headers = {}, body }: NonNullable<Parameters<Proxy['send']>[1]>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, ca, servername: NAME, method, path, agent: false };
    const asking = request({ ...options, headers: { host: NAME, ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    asking.on('error', reject).end(body);
  });
}

function certify(folder: string): void {
  const into = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const about = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...into, ...about], {
    stdio: 'ignore',
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
