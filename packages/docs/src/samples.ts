import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteDirectory } from './site-directory.ts';

/** One program of the documentation, complete and ready to run. */
export interface Sample {
  /** Id of the operation it calls. */
  operation: string;
  /** Name of the example in the description, or `default` for an operation without a body. */
  example: string;
  language: 'curl' | 'typescript' | 'fetch' | 'python' | 'go' | 'php';
  code: string;
}

export interface RunSampleOptions {
  /** Passed to the program as `WEB_DATA_API_KEY`. */
  apiKey: string;
  /** Address of the service, instead of the one in the sample. */
  baseUrl: string;
  /** Further strings to replace, such as an example id with one that exists. */
  replace?: Record<string, string>;
  /** Folder from which `@web-data/client` resolves. Default: the current one. */
  cwd?: string;
  /** Files that the program reads, by name. */
  files?: Record<string, string> | undefined;
  /** Milliseconds after which the program is ended. Default 60,000. */
  timeoutMs?: number;
}

/** The result of a sample. A program that could not be started has no exit code. */
export interface SampleRun {
  /** 0 when the service responded with 2xx. `undefined` when the language is not installed or the time was over. */
  exitCode: number | undefined;
  stdout: string;
  stderr: string;
}

/** Every sample of the documentation: each example of each operation in each language. */
export function readSamples(): Sample[] {
  return readFile().samples;
}

/**
 * Runs a sample: curl in a shell, TypeScript and fetch in Node.js, Python if `python3` has `requests`, Go by `go run`,
 * PHP if `php` has `curl`.
 */
export async function runSample(sample: Sample, options: RunSampleOptions): Promise<SampleRun> {
  const home = await mkdtemp(join(tmpdir(), 'sample-'));
  try {
    // Without this, curl exits with 0 for every response.
    await writeFile(join(home, '.curlrc'), 'silent\nshow-error\nfail-with-body\n');
    const cwd = options.files ? await withFiles(home, options.files, options.cwd) : options.cwd;
    return await run(await commandOf(sample, options, home), { ...options, cwd }, home);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** A folder with the files, from which packages resolve as from another. */
async function withFiles(home: string, files: Record<string, string>, cwd = process.cwd()): Promise<string> {
  const folder = join(home, 'work');
  await mkdir(folder);
  await symlink(join(cwd, 'node_modules'), join(folder, 'node_modules'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}

function readFile(): { baseUrl: string; samples: Sample[] } {
  return JSON.parse(readFileSync(join(siteDirectory, 'samples.json'), 'utf8')) as ReturnType<typeof readFile>;
}

async function commandOf(
  { language, code }: Sample,
  { baseUrl, replace = {} }: RunSampleOptions,
  home: string,
): Promise<[string, ...string[]]> {
  const all = Object.entries({ [readFile().baseUrl]: baseUrl, ...replace });
  const program = all.reduce((text, [from, to]) => text.replaceAll(from, () => to), code);
  if (language === 'curl') return ['sh', '-c', program];
  if (language === 'python') return ['python3', '-c', program];
  if (language === 'php') return ['php', '-r', program.replace(/^<\?php\s/, '')];
  if (language === 'go') {
    await writeFile(join(home, 'main.go'), program);
    return ['go', 'run', join(home, 'main.go')];
  }
  return [process.execPath, '--input-type=module', '--eval', program];
}

function run(
  [command, ...args]: string[],
  options: Omit<RunSampleOptions, 'cwd'> & { cwd?: string | undefined },
  home: string,
): Promise<SampleRun> {
  const { apiKey, cwd = process.cwd(), timeoutMs = 60_000 } = options;
  // A shared cache of compiled Go packages.
  const GOCACHE = join(tmpdir(), 'web-data-samples-go');
  const env = { PATH: process.env['PATH'], HOME: home, CURL_HOME: home, GOCACHE, WEB_DATA_API_KEY: apiKey };
  return new Promise((resolve) => {
    const child = spawn(command!, args, { cwd, env, timeout: timeoutMs, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', (error) => resolve({ exitCode: undefined, stdout, stderr: error.message }));
    child.on('close', (code) => resolve({ exitCode: code ?? undefined, stdout, stderr }));
  });
}
