import type { SampleRequest } from './request.ts';
import { toText } from './literals.ts';

/** The full URL of a sample's request, without keys that are sent in its query. */
export function address({ baseUrl, path, query }: SampleRequest): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, toText(value)]));
  return baseUrl + path + (search.size > 0 ? `?${search}` : '');
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
