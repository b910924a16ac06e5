import { execFileSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

/**
 * Runs a tool that npm installs and returns its output, up to 256 MiB. On Windows such a tool is a script that only a
 * shell can run, so its arguments are quoted for that shell.
 * @throws Error with `stdout` and `stderr` when it fails
 */
export function runTool(command: string, args: readonly string[], cwd: string): string {
  const written = isWindows ? [[command, ...args].map(quote).join(' ')] : [command];
  return execFileSync(written[0]!, isWindows ? [] : [...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
  });
}

/** Quotes an argument for `cmd.exe`: a path may contain spaces. A quote or a percent sign cannot be passed safely. */
export function quote(argument: string): string {
  if (/["%\r\n]/.test(argument))
    throw new Error(`The argument ${argument} holds a character that the shell of Windows would change.`);
  return /^[\w@:./\\=-]+$/.test(argument) ? argument : `"${argument}"`;
}
