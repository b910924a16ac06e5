import type { Io } from './io.ts';
import { ClosedPipe, notify } from './io.ts';

/** Arguments that the command does not accept. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A job that ended unsuccessfully. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

/** The exit codes, by kind of failure, for programs and for the help. */
export const exitCodes = {
  1: 'something else failed',
  2: 'the arguments are wrong',
  3: 'the key is missing or wrong, or may not do this (401, 403)',
  4: 'the request was rejected (other 4xx)',
  5: 'too many requests, or too few credits (402, 429)',
  6: 'no answer: network, time-out',
  7: 'the service failed (5xx)',
  8: 'the job failed or was cancelled',
  9: 'the output cannot be written',
  130: 'interrupted',
} as const;

interface Failed extends Error {
  kind?: string;
  code?: string;
  status?: number;
  details?: unknown;
  retryAfterMs?: number;
  requestId?: string;
}

/** Prints an error to stderr. @returns the exit code */
export function report(io: Io, error: Failed): number {
  if (error instanceof ClosedPipe) return 0;
  const code = codeOf(error);
  if (code === 130) return code;
  const rows = [
    error.message,
    detailsOf(error),
    waitOf(error),
    code === 3 ? 'Run `webdata login`, or set WEB_DATA_API_KEY.' : '',
  ];
  notify(io, `webdata: ${rows.filter(Boolean).join('\n')}`);
  return code;
}

function codeOf({ name, kind, status, code }: Failed): number {
  if (name === 'UsageError' || name === 'ToolArgumentsError') return 2;
  if (name === 'JobError') return 8;
  if (name === 'OutputError') return 9;
  if (name === 'AuthorizationError') return code === 'unreachable' ? 6 : 3;
  if (kind === 'abort') return 130;
  if (kind === 'network' || kind === 'timeout') return 6;
  return status === undefined ? 1 : codeOfStatus(status);
}

function codeOfStatus(status: number): number {
  if (status === 401 || status === 403) return 3;
  if (status === 402 || status === 429) return 5;
  return status < 500 ? 4 : 7;
}

/** Formats the violations of a request, or one sentence about the site or the file. */
function detailsOf({ details }: Failed): string {
  const { message } = Object(details) as { message?: unknown };
  if (!Array.isArray(details)) return typeof message === 'string' ? message : '';
  return details
    .slice(0, 10)
    .map((detail) => `  ${Object.values(Object(detail) as object).join(': ')}`)
    .join('\n');
}

function waitOf({ retryAfterMs }: Failed): string {
  return retryAfterMs === undefined ? '' : `Try again in ${Math.ceil(retryAfterMs / 1000)} s.`;
}
