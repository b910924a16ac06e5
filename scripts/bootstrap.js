// Runs a root task with nothing but Node and npm on the machine: `node scripts/bootstrap.js <task> [...args]`.
// The pnpm version stands once, in package.json `packageManager`; npx must be asked for exactly that one.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const { packageManager, engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const [task, ...args] = process.argv.slice(2);

requireNode(engines.node.replace('>=', ''));
// A Ctrl-C reaches the whole foreground group; this process waits for its child to end first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

const code = await run('npx', ['--yes', packageManager, 'run', `task:${task}`, ...args]);
if (code !== 0) {
  if (!existsSync(new URL('node_modules/.modules.yaml', root))) {
    console.error(
      'The first run installs packages from the npm registry and could not: check the network or the proxy settings of npm, then run the command again.',
    );
  }
  process.exit(code);
}
if (task === 'start') await import('./start.js');

function requireNode(least) {
  const has = process.versions.node.split('.').map(Number);
  const needs = least.split('.').map(Number);
  const at = needs.findIndex((part, index) => has[index] !== part);
  if (at === -1 || has[at] > needs[at]) return;
  console.error(
    `This needs Node.js ${least} or newer; this is ${process.versions.node}. Install a newer one and run the command again.`,
  );
  process.exit(1);
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    });
    child.on('error', (error) => {
      console.error(
        `Could not run ${command}: ${error.message}. It comes with npm; install npm and run the command again.`,
      );
      resolve(1);
    });
    child.on('exit', (status, signal) => resolve(signal ? 130 : (status ?? 1)));
  });
}
