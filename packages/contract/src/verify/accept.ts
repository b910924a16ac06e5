import { isJsonType } from '@web-data/openapi';
import type { Operation } from '../openapi/operation.ts';

/**
 * Builds the `Accept` of a request from the documented media types, so that a server has no reason for a 406. Prefers
 * JSON for a success with several types; without documented types it is `application/json`.
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
