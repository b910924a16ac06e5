import { parameterPairs, toText } from '../../browser/form/parameter-pairs.ts';
import type { Parameter } from '../description/document.ts';
import type { SampleRequest } from './request.ts';

/** The full URL of a sample's request, without keys that are sent in its query. */
export function address({ baseUrl, path, query, querystring, operation }: SampleRequest): string {
  if (querystring !== undefined)
    return `${baseUrl}${path}${querystring.text === '' ? '' : '?'}${querystring.text}`;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      listPairs(
        name,
        value,
        operation.parameters.find((one) => one.in === 'query' && one.name === name),
      ),
    ),
  );
  return baseUrl + path + (search.size > 0 ? `?${search}` : '');
}

/** A parameter as its style writes it; one with content is a text. */
function listPairs(name: string, value: unknown, parameter: Partial<Parameter> = {}): [string, string][] {
  return parameterPairs(name, parameter.content === undefined ? value : toText(value), parameter);
}

/** The end of the URL with keys in the query; `write` formats a variable inside a string. */
export function secretQuery(request: SampleRequest, write: (variable: string) => string): string {
  const pairs = request.credentials.flatMap((credential) =>
    credential.in === 'query' ? [`${encoded(credential.name)}=${write(credential.variable)}`] : [],
  );
  if (pairs.length === 0) return '';
  return (address(request).includes('?') ? '&' : '?') + pairs.join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27');
}
