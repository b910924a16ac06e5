import { hideSecrets } from './address.ts';
import { excerpt, toApiError } from './catalogue.ts';
import { UnreadableBodyError } from './errors.ts';
import type { Decode } from './outcome.ts';

/** Decodes responses that are all JSON objects, with errors that are all in a catalogue. */
export const decodeObject: Decode = (tables, call, reply, secrets) => {
  const { response, cut } = reply;
  const { ok } = response;
  let data: unknown = ok ? reply.text : hideSecrets(reply.text, secrets);
  try {
    data = JSON.parse(data as string);
  } catch {
    // It stays the text that it was.
  }
  if (!ok) return toApiError(tables, call, response, data, secrets);
  if (cut) return new UnreadableBodyError(call, response, 'is longer than maxResponseBytes.');
  if (Object(data) === data && !Array.isArray(data)) return { ...reply, data };
  return new UnreadableBodyError(call, response, `is no JSON object ${excerpt(response, data, secrets)}`);
};
