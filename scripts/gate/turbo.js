// Runs tasks of the packages by turbo, and reads from its summary which of them failed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

/**
 * Runs tasks; what they print is held back, and printed only where one fails.
 * @param {string[]} args tasks and options of `turbo run`
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number} [concurrency] tasks at once, by default one a processor
 * @returns {Promise<string[]>} the tasks that failed, as `package#task`; `turbo` itself where it could not run them
 */
export async function runTasks(args, env = process.env, concurrency = availableParallelism()) {
  const command = `turbo run ${args.join(' ')} --continue --output-logs=errors-only --summarize --concurrency=${concurrency}`;
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true, env });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status === 0) return [];
  const output = Buffer.concat(chunks).toString();
  console.log(output);
  const failed = readFailed(output);
  return failed.length > 0 ? failed : ['turbo'];
}

function readFailed(output) {
  const [, path] = /^\s*Summary:\s+(.+\.json)\s*$/m.exec(stripVTControlCharacters(output)) ?? [];
  if (path === undefined) return [];
  const { tasks } = JSON.parse(readFileSync(path, 'utf8'));
  return tasks.filter(({ execution }) => execution?.exitCode > 0).map(({ taskId }) => taskId);
}
