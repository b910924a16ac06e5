import { hideSecrets } from './address.ts';
import { excerpt, toApiError } from './catalogue.ts';
import { UnreadableBodyError } from './errors.ts';
import type { Decode } from './outcome.ts';

/** Where every answer is a JSON object, and every error stands in a catalogue. */
export const decodeObject: Decode = (statuses, call, answer, secrets) => {
  const { response, cut } = answer;
  const { ok } = response;
  const text = ok ? answer.text : hideSecrets(answer.text, secrets);
  let data: unknown = text;
  try {
    data = JSON.parse(text);
  } catch {
    // It stays text.
  }
  if (!ok) return toApiError(statuses, call, response, data, secrets);
  if (cut) return new UnreadableBodyError(call, response, 'is longer than maxResponseBytes.');
  if (Object(data) === data && !Array.isArray(data)) return { ...answer, data };
  return new UnreadableBodyError(call, response, `is no JSON object ${excerpt(response, text, secrets)}`);
};
