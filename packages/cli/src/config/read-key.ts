import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** Reads a key from stdin: a line of a pipe, or hidden input of a terminal. */
export function readKey(io: Io): Promise<string> {
  const { stdin, stderr, signal } = io;
  const isTerminal = stdin.isTTY === true;
  return new Promise((resolve, reject) => {
    const lines = createInterface({
      input: stdin,
      terminal: isTerminal,
      ...(isTerminal && { output: silent(stderr) }),
    });
    // Prompts only after the terminal has stopped echoing, so that a key pasted at once stays hidden.
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

/** An output for readline that echoes nothing. */
function silent(stderr: Io['stderr']): NodeJS.WritableStream {
  return Object.assign(Object.create(stderr) as NodeJS.WritableStream, { write: () => true });
}
