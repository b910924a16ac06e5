import { hideSecrets } from './address.ts';
import { excerpt, toApiError } from './catalogue.ts';
import { UnreadableBodyError } from './errors.ts';
import type { Decode } from './outcome.ts';
import type { Operation } from './operation.ts';
import { parseJson, readErrorMessage } from './answers.ts';

/** Decodes responses that are all JSON objects, with errors that are all in a catalogue. */
export const decodeObject: Decode = (tables, call, reply, secrets) => {
  const { response, cut } = reply;
  const { ok } = response;
  const text = ok ? reply.text : hideSecrets(reply.text, secrets);
  let data: unknown = text;
  try {
    data = (call.operation.parse ?? parseJson)(text, response.status);
  } catch {
    // It stays the text that it was.
  }
  if (!ok) return toApiError(tables, call, response, data, text, secrets);
  if (cut) return new UnreadableBodyError(call, response, 'is longer than maxResponseBytes.');
  if (Object(data) === data && !Array.isArray(data)) return { ...reply, data };
  return new UnreadableBodyError(call, response, `is no JSON object ${excerpt(response, text, secrets)}`);
};

/** Decodes by operation: responses of any media type, and errors of any form. */
export const decodeAny: Decode = (tables, call, reply, secrets) => {
  const { response, cut, text } = reply;
  const { operation } = call;
  if (!response.ok) {
    const body = tryParse(hideSecrets(text, secrets), response, operation);
    const failure = toApiError(tables, call, response, body, text, secrets);
    const message = readErrorMessage(body, response, operation);
    return message === undefined ? failure : Object.assign(failure, { kind: 'api', message });
  }
  if (cut) return new UnreadableBodyError(call, response, 'is longer than maxResponseBytes.');
  try {
    return { ...reply, data: operation.read?.(reply, operation.parse) };
  } catch {
    return new UnreadableBodyError(call, response, `is no JSON ${excerpt(response, text, secrets)}`);
  }
};

/** Returns the text when it is not JSON. */
function tryParse(text: string, { status }: Response, { parse = parseJson }: Operation): unknown {
  try {
    return parse(text, status);
  } catch {
    return text;
  }
}
