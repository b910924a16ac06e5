// Runs a root task on a machine with only Node and npm: `node scripts/bootstrap.js <task> [...args]`. The pnpm version
// is defined once, in package.json `packageManager`; npx must run exactly that version.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const { packageManager, engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const [task, ...args] = process.argv.slice(2);

requireNode(engines.node.replace('>=', ''));
if (task === 'start') await requireAddress();
// Ctrl-C signals the complete foreground group; this process waits for its child to end first.
let isStopped = false;
const stop = () => (isStopped = true);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

const code = await runTask();
if (code !== 0) {
  if (!isInstalled() && !isStopped) {
    console.error(
      'The first run installs packages from the npm registry and could not: check the network or the proxy settings of npm, then run the command again.',
    );
  }
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
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

async function requireAddress() {
  const { readAddress, requireFree } = await import('./address.js');
  try {
    await requireFree(readAddress(process.env));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function isInstalled() {
  return existsSync(new URL('node_modules/.modules.yaml', root));
}

/** `start` shows its progress, and the output of tools that failed; other tasks print everything. */
async function runTask() {
  if (task !== 'start') return run('inherit');
  const { explainFailure, showPreparation } = await import('./preparation.js');
  console.log('Preparing: packages, generated files, build. The first time takes a minute or two.');
  const said = [];
  const progress = showPreparation(process.stdout);
  const code = await run('pipe', (chunk) => {
    said.push(chunk);
    progress.read(chunk.toString());
  });
  const seconds = progress.end();
  if (code === 0) console.log(`Ready after ${seconds.toFixed(1)} s. Starting the server.`);
  else if (isStopped) console.log('Stopped. The next run goes on from here.');
  else process.stderr.write(explainFailure(Buffer.concat(said).toString(), isInstalled()));
  return code;
}

/**
 * A task that another task starts in a separate checkout has to install its dependencies; pnpm disables that for its
 * children.
 */
function environment() {
  const passed = Object.entries(process.env).filter(
    ([name]) => !/^p?npm_config_verify_deps_before_run$/i.test(name),
  );
  return { ...Object.fromEntries(passed), TURBO_TELEMETRY_DISABLED: '1' };
}

function run(output, listen) {
  return new Promise((resolve) => {
    // A published version never changes, so the cache is safe; without a network npm would retry for two minutes.
    const label = ['npx', '--yes', '--prefer-offline', packageManager, 'run', `task:${task}`, ...args];
    const isWindows = process.platform === 'win32';
    // On Windows npx is a script that only a shell can run.
    const [command, ...rest] = isWindows ? [label.map((word) => `"${word}"`).join(' ')] : label;
    const child = spawn(command, rest, {
      cwd: root,
      stdio: ['inherit', output, output],
      shell: isWindows,
      env: environment(),
    });
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', (error) => {
      console.error(
        `Could not run npx: ${error.message}. It comes with npm; install npm and run the command again.`,
      );
      resolve(1);
    });
    child.on('exit', (status, signal) => resolve(signal ? 130 : (status ?? 1)));
  });
}
