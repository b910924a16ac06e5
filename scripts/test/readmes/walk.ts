import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runPnpm } from '../../src/run-pnpm.ts';
import { runTool } from '../../src/run-tool.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** How the commands of a README are run. */
export interface Walk {
  /** Folder of the package. */
  folder: string;
  /** Files that its commands name. */
  files?: Readonly<Record<string, string>>;
  /** Texts that stand for those of the test, such as a port. */
  replace?: readonly (readonly [from: string | RegExp, to: string])[];
  env?: Readonly<Record<string, string>>;
  /** What is typed where a command asks. */
  input?: string;
  /** A command that is started before the others, as it serves what they call. */
  before?: string;
  /** Parts of commands that are not run, and why. */
  skip?: readonly (readonly [part: string, reason: string])[];
}

/** Packs the public packages as they are built, and publishes them. */
export function publishPackages(registry: string, folder: string): void {
  const folders = ['spec', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const names = folders
    .map((name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as Manifest)
    .filter(({ private: isPrivate }) => isPrivate !== true)
    .map(({ name }) => `--filter=${name}`);
  runPnpm([...names, 'pack', '--pack-destination', folder], root);
  const options = [
    '--provenance=false',
    '--registry',
    registry,
    `--//${new URL(registry).host}/:_authToken=local`,
  ];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz')))
    runTool('npm', ['publish', join(folder, file), '--access', 'public', ...options], folder);
}

interface Manifest {
  name: string;
  private?: boolean;
}

/** Commands of the blocks of a README, in order; continued lines are one. */
export function readCommands(folder: string): string[] {
  const text = readFileSync(join(root, folder, 'README.md'), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, code]) =>
    code!.replaceAll('\\\n', '').trim().split('\n'),
  );
}

/** Commands that end only when they are ended. */
const SERVES = /\bweb-data-server serve\b|\b(?:web-data-|web-data\/)contract (?:mock|proxy)\b|\bdocs dev\b/;
const MINUTES_3 = 180_000;

/** A stranger's shell in a folder of its own. */
export class Shell {
  readonly #running: ChildProcess[] = [];
  readonly #values: Record<string, string> = {};

  readonly #env: Readonly<Record<string, string>>;
  readonly #project: string;

  constructor(project: string, env: Readonly<Record<string, string>>) {
    this.#project = project;
    this.#env = env;
  }

  writeFiles(files: Readonly<Record<string, string>> = {}): void {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(this.#project, name), text);
  }

  /**
   * Runs a command until it ends, or until one that serves says where.
   * @throws with all that it printed, where it fails
   */
  async run(command: string, { input = '' }: { input?: string } = {}): Promise<string> {
    const line = command.replaceAll(/<([^>]+)>/g, (text, name: string) => this.#values[name] ?? text);
    const child = spawn('bash', ['-c', line], { cwd: this.#project, env: this.#env, detached: true });
    this.#running.push(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stdin.on('error', () => {}).end(input);
    const closed = new Promise((resolve) => child.once('close', resolve));
    // Its last output comes before `close`, which what it left in the background holds back.
    const ended = new Promise<number | null>((resolve) =>
      child.once('exit', (status) => void Promise.race([closed, sleep(1000)]).then(() => resolve(status))),
    );
    const until = Date.now() + MINUTES_3;
    const isServing = (): boolean => SERVES.test(line) && /https?:\/\/127\.0\.0\.1:\d+/.test(printed);
    for (;;) {
      const status = await Promise.race([ended, sleep(100, 'runs' as const)]);
      if (status === 'runs' && isServing()) break;
      if (status === 'runs' && Date.now() < until) continue;
      if (status !== 0) throw new Error(`${line}\nended with ${status}:\n${printed}`);
      break;
    }
    const [, team] = /\b(team_\w+|[0-9a-f]{8}-[0-9a-f-]{27})\b/.exec(printed) ?? [];
    if (team !== undefined && command.includes('teams create')) this.#values['team id'] = team;
    return printed;
  }

  /** Ends all that still runs. */
  end(): void {
    // Also what a command left behind, such as `node server.js &`.
    for (const { pid } of this.#running) endGroup(pid!);
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended.
  }
}
