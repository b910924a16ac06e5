import { FetchError } from '@web-data/net';
import { Rejection } from '@web-data/validator';
import { describeRejection } from '../pages/describe-rejection.ts';
import { classifySiteError } from '../outbound/site-error.ts';

/** Maximum attempts at a page that does not respond, and at one that signals overload. */
const MAX_ATTEMPTS = 3;
const MAX_PATIENCE = 6;
/** Maximum `Retry-After` that is waited for, in milliseconds. */
const MAX_PAUSE_MS = 60_000;

/** A failure, and the time of the retry; undefined when there is no retry. */
export interface Judged {
  error: string;
  /** HTTP status of the response, if there was one. */
  status?: number;
  retryAt?: number;
}

/** Classifies a response with an error status. @param options `attempt`: number of earlier attempts. */
export function judgeStatus(
  { host }: URL,
  status: number,
  { attempt, pauseMs, isOverload }: { attempt: number; pauseMs: number | undefined; isOverload: boolean },
): Judged {
  const error = `${host} answered with ${status}.`;
  const isTransient = isOverload || [500, 502, 504].includes(status);
  const isLast = attempt + 1 >= (isOverload ? MAX_PATIENCE : MAX_ATTEMPTS);
  if (!isTransient || isLast || (pauseMs ?? 0) > MAX_PAUSE_MS) return { error, status };
  return { error, status, retryAt: Date.now() + (pauseMs ?? getRetryDelay(attempt)) };
}

/** Classifies an error of a fetch or a scrape. @throws errors that do not concern the page */
export function judgeError(error: unknown, attempt: number): Judged {
  if (error instanceof Rejection) return judgeRejection(error, attempt);
  if (!(error instanceof FetchError)) throw error;
  switch (error.code) {
    case 'Aborted':
      throw error;
    case 'UrlRejected':
      return { error: 'The policy of threat protection blocks this URL.' };
    case 'Timeout':
      return toRetry(error.message, attempt, MAX_ATTEMPTS - 1);
    case 'Unreachable':
      return classifySiteError(error).isLasting
        ? { error: error.message }
        : toRetry(error.message, attempt, MAX_ATTEMPTS);
    default:
      return { error: error.message };
  }
}

/** Classifies a rejection of the content; 503 means that this server is overloaded. */
function judgeRejection(rejection: Rejection, attempt: number): Judged {
  const error = describeRejection(rejection);
  return rejection.status === 503 ? toRetry(error, attempt, MAX_PATIENCE) : { error };
}

function toRetry(error: string, attempt: number, attempts: number): Judged {
  return attempt + 1 < attempts ? { error, retryAt: Date.now() + getRetryDelay(attempt) } : { error };
}

/** 0.5 s, 1 s, 2 s … */
function getRetryDelay(attempt: number): number {
  return 500 * 2 ** attempt;
}
