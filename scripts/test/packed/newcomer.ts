import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const readme = readFileSync(join(root, 'packages/generate/README.md'), 'utf8');
/** What the README says of it. */
export const section: string = readme.split('## From a description to a service')[1]!.split('\n## ')[0]!;

/** The commands of the section, in order, and its programs by the file that each names in its first line. */
export const path: { commands: string[]; programs: [file: string, text: string][] } = {
  commands: blocks('sh').flatMap((text) => text.trim().split('\n')),
  programs: blocks('ts').map((text) => [/^\/\/ (\S+)\n/.exec(text)![1]!, text]),
};

function blocks(language: string): string[] {
  return [...section.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text]) => text!);
}

/** Copies the description that the section names, and writes its programs. */
export function writeProject(project: string): void {
  const { resolve } = createRequire(join(root, 'packages/generate/package.json'));
  const description = resolve('@readme/oas-examples/3.0/json/petstore-expanded.json');
  // JSON is YAML.
  copyFileSync(description, join(project, 'openapi.yaml'));
  mkdirSync(join(project, 'src'), { recursive: true });
  for (const [file, text] of path.programs) writeFileSync(join(project, file), text);
}

/** What a command of the section prints; its port is one that is free. */
export async function runCommands(project: string, commands: readonly string[]): Promise<string> {
  const port = await freePort();
  const script = commands.map((line) => line.replaceAll('3000', String(port)));
  const server = script.findIndex((line) => line.includes('node dist/server.js'));
  const [build] = script[server]?.split(' && ') ?? [];
  if (build) run(project, build);
  const running = spawn(process.execPath, ['dist/server.js'], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  try {
    await answers(port);
    const called = readFileSync(join(project, 'dist/call.js'), 'utf8').replaceAll('3000', String(port));
    writeFileSync(join(project, 'dist/called.js'), called);
    return [...script.slice(server + 1), 'node dist/called.js'].map((line) => run(project, line)).join('');
  } finally {
    running.kill();
  }
}

/** Runs one command of a shell, and gives what it prints. @throws with all that it printed where it fails */
export function run(project: string, command: string): string {
  const { status, stdout, stderr } = spawnSync(command, { cwd: project, encoding: 'utf8', shell: true });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await fetch(`http://127.0.0.1:${port}/api/pets`).catch(() => undefined);
    if (response) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The server of the README did not answer within a minute.');
}
