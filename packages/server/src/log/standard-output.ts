import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import { descriptorSink } from './file-sink.ts';
import type { Sink } from './sink.ts';

/** Standard output, whatever it is: a file or device is written to aside, a pipe, socket or terminal by its stream. */
export function standardOutput(): Sink {
  return isStream() ? streamSink(process.stdout) : descriptorSink(() => 1);
}

/** The system would let a write to a full pipe wait for its reader, and with it the process when it ends. */
function isStream(): boolean {
  // As bigint: see file-sink.ts.
  const output = fstatSync(1, { bigint: true });
  return output.isFIFO() || output.isSocket() || isatty(1);
}

/** A stream that never ends. Its errors are told by the write that met them. */
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
