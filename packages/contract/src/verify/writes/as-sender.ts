import type { HttpRequest } from '../../http/exchange.ts';
import { percentDecode } from '../../http/percent-decode.ts';

/** Returns a request with the credential of another one, such as that which created a resource. */
export function asSender(request: HttpRequest, { headers, url }: HttpRequest): HttpRequest {
  const { accept: _accept, 'content-type': _type, 'content-length': _length, ...carried } = headers;
  const sent = new URL(url).searchParams;
  const target = new URL(request.url);
  const query = target.search
    .slice(1)
    .split('&')
    .map((pair) => {
      const name = percentDecode(pair.split('=')[0] ?? '');
      const value = sent.get(name);
      return value === null ? pair : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    });
  const path = request.url.split('?')[0] ?? '';
  return {
    ...request,
    headers: { ...request.headers, ...carried },
    url: target.search === '' ? path : `${path}?${query.join('&')}`,
  };
}
