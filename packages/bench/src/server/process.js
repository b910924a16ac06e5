import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('child.js', import.meta.url));

/** Starts a server in a process of its own. */
export async function startProcess(kind, options) {
  const running = fork(child, [kind, JSON.stringify(options)], { execArgv: ['--expose-gc'] });
  const [facts] = await once(running, 'message');
  return {
    ...facts,
    async usage() {
      running.send('usage');
      const [usage] = await once(running, 'message');
      return usage;
    },
    async close() {
      running.send('close');
      await once(running, 'exit');
    },
  };
}
