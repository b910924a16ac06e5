import { APICallError, RetryError } from 'ai';
import { RunFailure } from '../runner.ts';

/** Statuses with which an endpoint rejects the content of a request rather than its sender. */
const PERMANENT_STATUSES = new Set<unknown>([400, 413, 422]);

/** Maximum number of characters of the cause in the log. */
const MAX_CAUSE = 300;
/** Maximum number of characters of a response in which its cause is looked for. */
const MAX_BODY = 2000;

/** For failures that only the operator can fix; the cause in the log says how. */
const OPERATOR = 'Only the operator of the service can fix it.';

/** A cause that is known: its message for the caller, and the remedy for the operator. */
interface KnownCause {
  message: string;
  /** For the log alone: no caller can set an option of the server. */
  remedy?: string;
}

/** Thrown when a call of the model failed. Its message holds no address, no key and no text of the endpoint. */
export class EndpointFailure extends RunFailure {
  /** Whether other runs would fail in the same way. */
  readonly isGeneral: boolean;

  /** @param error the error that the library threw. */
  constructor(error: unknown) {
    const call = RetryError.isInstance(error) ? error.lastError : error;
    const status = APICallError.isInstance(call) ? (call.statusCode ?? 'none') : undefined;
    const isPermanent = PERMANENT_STATUSES.has(status);
    const isLate = call instanceof Error && call.name === 'TimeoutError';
    const cause = APICallError.isInstance(call)
      ? describeCause(call.statusCode, call.responseBody)
      : undefined;
    super(
      isLate ? 'The model does not answer in time.' : (cause?.message ?? messageOf(status, isPermanent)),
      {
        source: 'tool',
        retryable: !isPermanent,
        cause: shortened(call, cause?.remedy),
      },
    );
    this.isGeneral = !isPermanent;
  }
}

/** Explains a response of which the cause is known. */
function describeCause(status: number | undefined, body = ''): KnownCause | undefined {
  if (status === undefined) return undefined;
  const said = body.slice(0, MAX_BODY);
  if (status === 405 || /^\s*</.test(said))
    return {
      message: `There is no endpoint of a model (status ${status}). ${OPERATOR}`,
      remedy: 'Check agentModelUrl, which often ends in /v1.',
    };
  if (status < 400) return undefined;
  if (/context.{0,20}(?:length|window|size)|maximum context|too many tokens|prompt is too long/i.test(said))
    return {
      message:
        'The conversation is longer than the context of the model: give a shorter task, or fewer pages.',
      remedy: 'Set agentContextTokens below the context of the model.',
    };
  if (
    /\btools?\b.{0,60}(?:not support|unsupported|requires|not allowed)|(?:not support|unsupported).{0,60}\btools?\b/i.test(
      said,
    )
  )
    return {
      message: `The endpoint of the model takes no tools. ${OPERATOR}`,
      remedy: 'Set agentToolMode to text.',
    };
  if (/response_format|json_schema|json_object|structured output/i.test(said))
    return {
      message: `The endpoint of the model does not take this form of answers. ${OPERATOR}`,
      remedy: 'Set agentToolMode to text.',
    };
  if (status === 404)
    return {
      message: `There is no such model, or no such endpoint (status 404). ${OPERATOR}`,
      remedy: 'Check agentModelUrl and agentModelName.',
    };
  if (status === 429)
    return {
      message: 'The endpoint of the model limits the rate of requests (status 429): try again later.',
    };
  return undefined;
}

/** @param status status of the response; `none` without a response, undefined when the library could not read it. */
function messageOf(status: number | 'none' | undefined, isPermanent: boolean): string {
  if (status === 'none') return 'The model cannot be reached.';
  if (status === undefined || status < 300) return 'The answer of the model cannot be read.';
  if (!isPermanent) return `The model answers with status ${status}.`;
  return `The model refuses the conversation with status ${status}: give a shorter task, or fewer pages.`;
}

/** Shortens an error for the log: the library quotes entire responses and attaches the request. */
function shortened(call: unknown, remedy?: string): Error {
  const { name, message } = call instanceof Error ? call : new Error(String(call));
  return new Error([`${name}: ${message.slice(0, MAX_CAUSE)}`, remedy].filter(Boolean).join(' '));
}
