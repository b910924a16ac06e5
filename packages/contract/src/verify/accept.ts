import { isJsonType } from '../openapi/media-type.ts';
import type { Operation } from '../openapi/operation.ts';

/**
 * The `Accept` of a request: what an operation documents, so that a server need not refuse with 406. Of a success that
 * comes in several types JSON is asked for; nothing documented is read as JSON.
 */
export function buildAccept({ responses }: Operation): string {
  const listMediaTypes = (matches: (status: string) => boolean): string[] =>
    responses
      .filter(({ status }) => matches(status))
      .flatMap(({ content }) => content.map(({ type }) => type));
  const success = listMediaTypes((status) => status.startsWith('2'));
  const json = success.filter(isJsonType);
  const preferred = json.length > 0 ? json : success;
  const others = listMediaTypes((status) => !status.startsWith('2'));
  const all = preferred.length > 0 ? [...preferred, ...others] : ['application/json', ...others];
  return [...new Set(all)].join(', ');
}
