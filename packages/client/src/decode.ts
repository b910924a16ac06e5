import { hideKey } from './address.ts';
import type { Answer } from './body.ts';
import type { Call } from './call.ts';
import { excerpt, toApiError } from './catalogue.ts';
import type { ErrorClass } from './define-error.ts';
import { UnreadableBodyError } from './errors.ts';
import type { WebDataError } from './errors.ts';

/** The JSON of a 2xx answer. */
export interface Received extends Answer {
  data: unknown;
}

/** What an answer says; `response.ok` alone decides whether there is data. */
export function decode(
  call: Call,
  answer: Answer,
  authorization: string,
  further: readonly ErrorClass[] | undefined,
): Received | WebDataError {
  const { response, cut } = answer;
  const { operation } = call;
  const { ok, status } = response;
  const text = ok ? answer.text : hideKey(answer.text, authorization);
  let data: unknown = text;
  try {
    data = JSON.parse(text);
  } catch {
    // It stays text.
  }
  if (!ok) return toApiError(call, response, data, authorization, further);
  if (cut) return new UnreadableBodyError(call, response, 'is longer than maxResponseBytes.');
  if (status === 204 && operation.noContent) return { ...answer, data: undefined };
  if (typeof data === 'object' && data && (operation.list || !Array.isArray(data)))
    return { ...answer, data };
  return new UnreadableBodyError(
    call,
    response,
    `is no JSON object ${excerpt(response, text, authorization)}`,
  );
}
