import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/web-data-server.js', import.meta.url));

/** `web-data-server serve` in a process of its own. */
export interface Program {
  url: string;
  metricsUrl: string;
  /** The development key that it said; empty on a store that is not. */
  key: string;
  /** Everything it wrote to standard output and standard error. */
  output(): string;
  /** The exit code, or the signal that ended it, once it has ended. */
  ended: Promise<number | string | null>;
  /** Sends a signal and resolves as `ended`. */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
  signal(signal: NodeJS.Signals): void;
  /** Closes the reading end of its standard output. */
  closeOutput(): void;
}

/** How the program is started; its standard output is read here unless an open file is given for it. */
export interface ProgramOptions {
  nodeArguments?: readonly string[];
  stdout?: number | 'unread';
}

/** Starts the packed program on a free port, with an empty store in `folder`, and waits until it listens. */
export async function startProgram(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  { nodeArguments = [], stdout }: ProgramOptions = {},
): Promise<Program> {
  const child = spawn(process.execPath, [...nodeArguments, bin, 'serve', '--port', '0'], {
    env: {
      ...process.env,
      WEB_DATA_DIRECTORY: folder,
      WEB_DATA_DOCS_DIRECTORY: 'none',
      WEB_DATA_METRICS_PORT: '0',
      WEB_DATA_DEVELOPMENT_KEY: 'on',
      ...environment,
    },
    stdio: ['ignore', typeof stdout === 'number' ? stdout : 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  let text = '';
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [stdout === undefined ? child.stdout : null, child.stderr])
      stream?.on('data', (chunk) => {
        text += String(chunk);
        if (/^Listening on \S+\n/m.test(text)) resolve();
      });
    void exited.then(() => reject(new Error(`It ended: ${text}`)));
  });
  await listening;
  const ended = exited.then(([code, by]) => code ?? by);
  return {
    ended,
    url: /Listening on (\S+)/.exec(text)![1]!,
    metricsUrl: /Metrics on (\S+)/.exec(text)![1]!,
    key: /^wd_\w+$/m.exec(text)?.[0] ?? '',
    output: () => text,
    closeOutput: () => void child.stdout?.destroy(),
    signal: (signal) => void child.kill(signal),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
