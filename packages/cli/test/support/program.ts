import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/webdata.js', import.meta.url));

/** How a command ended. */
export interface Ended {
  stdout: string;
  stderr: string;
  code: number | null;
}

/** What a command is run with beside its arguments. */
export interface RunOptions {
  env?: Record<string, string | undefined>;
  input?: string;
  cwd?: string;
}

/** An environment in which nothing is known yet: no key, no file of keys. */
export function newHome(): Record<'PATH' | 'HOME' | 'BROWSER', string> {
  const home = mkdtempSync(join(tmpdir(), 'webdata-'));
  return { PATH: process.env['PATH'] ?? '', HOME: home, BROWSER: 'true' };
}

/** Runs `webdata` in a process of its own, its output in pipes. */
export function webdata(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  return runProgram(process.execPath, [bin, ...args], options);
}

/** Runs a line of a shell in which `webdata` is the command. */
export function shell(line: string, options: RunOptions = {}): Promise<Ended> {
  return runProgram('bash', ['-c', `webdata() { "${process.execPath}" "${bin}" "$@"; }\n${line}`], options);
}

/** Runs `webdata` in a real terminal of so many columns; what it shows is `stdout`. */
export function inTerminal(
  args: readonly string[],
  columns: number,
  options: RunOptions = {},
): Promise<Ended> {
  return startInTerminal(args, columns, options).ended;
}

/** Starts `webdata` in a real terminal, to be typed to. */
export function startInTerminal(args: readonly string[], columns: number, options: RunOptions = {}): Started {
  const quoted = [process.execPath, bin, ...args].map((one) => `'${one.replaceAll("'", String.raw`'\''`)}'`);
  const line = `stty cols ${columns} rows 40 2>/dev/null; exec ${quoted.join(' ')}`;
  return startProgram('script', ['--quiet', '--return', '--command', line, '/dev/null'], options);
}

/** Starts `webdata`, to be interrupted. */
export function start(args: readonly string[], options: RunOptions = {}): Started {
  return startProgram(process.execPath, [bin, ...args], options);
}

/** A program that runs. */
export interface Started {
  child: ChildProcessWithoutNullStreams;
  /** What it has written so far. */
  text: { stdout: string; stderr: string };
  ended: Promise<Ended>;
}

function runProgram(program: string, args: string[], options: RunOptions): Promise<Ended> {
  return startProgram(program, args, options).ended;
}

function startProgram(program: string, args: string[], { env, input, cwd }: RunOptions): Started {
  const child = spawn(program, args, { env: { ...newHome(), ...env }, ...(cwd !== undefined && { cwd }) });
  const text = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text.stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text.stderr += chunk));
  if (input !== undefined) child.stdin.end(input);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...text, code }));
  });
  return { child, text, ended };
}
