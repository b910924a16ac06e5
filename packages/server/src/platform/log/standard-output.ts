import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import { descriptorSink } from './file-sink.ts';
import type { Sink } from './sink.ts';

/**
 * Opens standard output of any kind: writes to a file or device by its descriptor, to a pipe, socket or terminal by its
 * stream.
 */
export function standardOutput(): Sink {
  return isStream() ? streamSink(process.stdout) : descriptorSink(() => 1);
}

/**
 * Whether standard output must be written as a stream: a blocking write to a full pipe would block the process, even
 * when it ends.
 */
function isStream(): boolean {
  // As bigint: see file-sink.ts.
  const output = fstatSync(1, { bigint: true });
  return output.isFIFO() || output.isSocket() || isatty(1);
}

/** A stream that never ends. The failed write reports the error. */
function streamSink(stream: NodeJS.WriteStream): Sink {
  if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve(bytes.length)));
      }),
    close() {},
  };
}

function ignore(): void {}
