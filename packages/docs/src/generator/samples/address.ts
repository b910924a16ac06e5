import type { Parameter } from '../description/document.ts';
import type { SampleRequest } from './request.ts';
import { toText } from './literals.ts';

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

const SEPARATORS: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A parameter as its style writes it (OpenAPI 3.1, section 4.8.12.3); a list has a pair an item by default. */
function listPairs(name: string, value: unknown, parameter: Partial<Parameter> = {}): [string, string][] {
  const { style = 'form', explode = style === 'form', content } = parameter;
  if (content !== undefined || typeof value !== 'object' || value === null) return [[name, toText(value)]];
  if (Array.isArray(value))
    return explode && style === 'form'
      ? value.map((item) => [name, toText(item)])
      : [[name, value.map(toText).join(SEPARATORS[style] ?? ',')]];
  const members = Object.entries(value);
  if (style === 'deepObject') return members.map(([key, item]) => [`${name}[${key}]`, toText(item)]);
  return explode
    ? members.map(([key, item]) => [key, toText(item)])
    : [[name, members.flat().map(toText).join(',')]];
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
