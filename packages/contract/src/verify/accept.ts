import { isJsonType } from '../openapi/media-type.ts';
import type { Operation } from '../openapi/operation.ts';

/**
 * The `Accept` of a request: what an operation documents, so that a server need not refuse with 406. Of a success that
 * comes in several types JSON is asked for; nothing documented is read as JSON.
 */
export function acceptOf({ responses }: Operation): string {
  const typesOf = (isWanted: (status: string) => boolean): string[] =>
    responses
      .filter(({ status }) => isWanted(status))
      .flatMap(({ content }) => content.map(({ type }) => type));
  const success = typesOf((status) => status.startsWith('2'));
  const json = success.filter(isJsonType);
  const wanted = json.length > 0 ? json : success;
  const others = typesOf((status) => !status.startsWith('2'));
  const all = wanted.length > 0 ? [...wanted, ...others] : ['application/json', ...others];
  return [...new Set(all)].join(', ');
}
