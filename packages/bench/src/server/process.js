import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('child.js', import.meta.url));

/** Starts a server in a separate process. */
export async function startProcess(kind, options) {
  const running = fork(child, [kind, JSON.stringify(options)], { execArgv: ['--expose-gc'] });
  const ended = once(running, 'exit').then(([code]) => {
    throw new Error(`The server has ended with ${code}.`);
  });
  const nextMessage = async () => (await Promise.race([once(running, 'message'), ended]))[0];
  const request = (question) => {
    running.send(question);
    return nextMessage();
  };
  const facts = await nextMessage();
  return {
    ...facts,
    /** CPU time so far, and current memory. */
    usage: () => request('usage'),
    /** The same, with memory after a full collection. */
    memory: () => request('memory'),
    async close() {
      running.send('close');
      await ended.catch(() => {});
    },
  };
}
