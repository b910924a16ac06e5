// Serves our site from its sources: `web-data-docs dev`, and before it what is built of them. A change in the
// description is bundled, one of a style sheet packed: node scripts/serve.js [--port 4000]
import { spawn } from 'node:child_process';
import { utimesSync, watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const spec = fileURLToPath(new URL('../../../spec/', import.meta.url));

watch(spec, { recursive: true }, (_event, file) => {
  if (file !== null && file.endsWith('.yaml') && !/^(?:dist|node_modules|test)\b/.test(file)) bundle();
});
const bundle = queue(() => start('build.js', [], spec));
const pack = queue(async () => {
  await start('scripts/pack-assets.js');
  // Open pages reload when the configuration is touched.
  utimesSync(`${here}web-data-docs.config.js`, new Date(), new Date());
});
watch(`${here}assets`, () => pack());
process.exitCode = await start('bin/web-data-docs.js', ['dev', ...process.argv.slice(2)]);
process.exit();

/** Runs a script of a folder to its end, and gives its exit code. */
function start(script, args = [], cwd = here) {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', resolve));
}

/** Runs one at a time; calls in the meantime lead to one more run. */
function queue(work) {
  let [isRunning, isPending] = [false, false];
  return async function run() {
    isPending = isRunning;
    if (isRunning) return;
    isRunning = true;
    await work();
    isRunning = false;
    if (isPending) run();
  };
}
