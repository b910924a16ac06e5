import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { redactApiKeys } from '../accounts/api-key.ts';
import { Lines } from './lines.ts';
import { standardOutput } from './standard-output.ts';

/** The log on standard output: never waited for, and what does not fit is counted. */
export function openLogLines(): Lines {
  return new Lines(standardOutput(), {
    lostLine: (count) =>
      `${JSON.stringify({ level: 40, time: new Date().toISOString(), dropped: count, msg: 'lines of this log could not be written and were dropped' })}\n`,
  });
}

/**
 * The log: one JSON object a line. Credentials are removed twice: by the place they belong in, and by their shape
 * wherever else one may turn up.
 * @param destination where lines go.
 * @param redact removes what the configuration keeps secret, which an error may repeat.
 */
export function createLog(
  level: string,
  destination: DestinationStream,
  redact: (line: string) => string = (line) => line,
): Logger {
  const redacted = { write: (line: string) => destination.write(redactApiKeys(redact(line))) };
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

/** Without the query, which is no place for anything that concerns the log. */
function pathOf(url: string): string {
  return url.split('?', 1)[0]!.slice(0, 200);
}
