import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** From stdin: a line of a pipe, or what a person types, which is not shown. */
export function readKey(io: Io): Promise<string> {
  const { stdin, stderr, signal } = io;
  const isTerminal = stdin.isTTY === true;
  return new Promise((resolve, reject) => {
    const lines = createInterface({
      input: stdin,
      terminal: isTerminal,
      ...(isTerminal && { output: silent(stderr) }),
    });
    // Asked for only now that the terminal echoes nothing: who pastes at once sees no key either.
    if (isTerminal) stderr.write('API key: ');
    const stop = (): void => lines.close();
    signal.addEventListener('abort', stop, { once: true });
    lines.once('SIGINT', () => reject(Object.assign(new Error('Interrupted.'), { kind: 'abort' })));
    lines.once('line', (line) => {
      resolve(line);
      if (isTerminal) stderr.write('\n');
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });
}

/** A terminal that shows nothing of what is typed. */
function silent(stderr: Io['stderr']): NodeJS.WritableStream {
  return Object.assign(Object.create(stderr) as NodeJS.WritableStream, { write: () => true });
}
