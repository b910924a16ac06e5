/**
 * Starts the program as its child, hands signals on, and collects every process whose parent has ended. `wait` of a shell
 * collects them all, also those that it did not start. `kill -0` tells an interrupted `wait` from the end of the child.
 */
const SCRIPT = `
"$@" <&0 & child=$!
for name in TERM INT HUP USR1 USR2; do trap "kill -$name $child" $name; done
while :; do wait $child; code=$?; kill -0 $child 2>/dev/null || break; done
exit $code`;

type Execve = (file: string, args: readonly string[], environment: NodeJS.ProcessEnv) => never;

/**
 * Makes the first process of a container one that collects ended processes, which Node.js does not: a browser that was
 * killed leaves its children to the first process, and each uncollected one takes an entry of the process table. Replaces
 * this process by a shell that starts it again; does nothing in any other process.
 * @returns a sentence with the remedy where this version of Node.js cannot (before 22.15); undefined otherwise.
 */
export function becomeInit(): string | undefined {
  if (process.pid !== 1 || process.platform !== 'linux') return undefined;
  const { execve } = process as { execve?: Execve };
  const args = ['sh', '-c', SCRIPT, 'web-data-server', process.execPath, ...process.execArgv];
  try {
    execve?.call(process, '/bin/sh', [...args, ...process.argv.slice(1)], process.env);
  } catch {
    // There is no shell.
  }
  return 'This is the first process of its container and collects no ended processes of the browser: start the container with an init, such as tini (docker run --init).';
}
