import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';
import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { Lines } from './lines.ts';
import { descriptorSink } from './file-sink.ts';
import type { Sink } from './sink.ts';

/** Opens the log on standard output. It never waits; lines that do not fit are counted. */
export function openLogLines(): Lines {
  return new Lines(standardOutput(), {
    lostLine: (count) =>
      `${JSON.stringify({ level: 40, time: new Date().toISOString(), dropped: count, msg: 'lines of this log could not be written and were dropped' })}\n`,
  });
}

/**
 * Creates the log: one JSON object a line. Removes credentials twice: by the members that usually hold them, and by
 * `redact` anywhere else.
 * @param destination of the lines.
 * @param redact removes the secrets that a line, such as an error message, may contain anywhere.
 */
export function createLog(
  level: string,
  destination: DestinationStream,
  redact: (line: string) => string = (line) => line,
): Logger {
  const redacted = { write: (line: string) => destination.write(redact(line)) };
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'req.headers.authorization',
          'headers.authorization',
          'authorization',
          '*.authorization',
          '*.key',
        ],
        censor: '[redacted]',
      },
      serializers: { req: ({ method, url, ip }: LoggedRequest) => ({ method, path: pathOf(url), ip }) },
    },
    redacted,
  );
}

interface LoggedRequest {
  method: string;
  url: string;
  ip: string;
}

/** Returns the path without the query, which may hold personal data. */
function pathOf(url: string): string {
  return url.split('?', 1)[0]!.slice(0, 200);
}

/**
 * Opens standard output of any kind: writes to a file or device by its descriptor, to a pipe, socket or terminal by its
 * stream.
 */
function standardOutput(): Sink {
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
