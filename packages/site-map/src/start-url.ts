import { AddressPolicy, FetchError } from '@web-data/net';
import type { DiscoverOptions } from './options.ts';
import { parseUrl } from '@web-data/net/url';

/**
 * Parses the start URL of a discovery, and checks everything that needs no request.
 *
 * @throws FetchError `InvalidUrl` or `AddressRejected`.
 */
export function startUrl(input: string | URL, options: DiscoverOptions): URL {
  const text = String(input);
  const url = text === text.trim() ? parseUrl(text) : undefined;
  if (url === undefined) throw invalidUrl('is no absolute URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw invalidUrl(`has the scheme ${url.protocol}`);
  const rejection = new AddressPolicy(options).checkUrl(url);
  if (rejection === undefined) return url;
  throw new FetchError(
    'AddressRejected',
    `The URL to map cannot be visited: ${rejection}. Give a public website, or have the operator list it in allowPrivate.`,
  );
}

function invalidUrl(problem: string): FetchError {
  return new FetchError(
    'InvalidUrl',
    `The URL to map ${problem}. Give an absolute http or https URL, such as "https://example.com/".`,
  );
}
