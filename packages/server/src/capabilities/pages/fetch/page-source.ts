import { followRedirects } from '@web-data/net';
import type { AllowUrl, Fetcher, FollowedResponse, FollowRequest } from '@web-data/net';

/** One request for a page. */
export interface SourceRequest extends Pick<FollowRequest, 'originHeaders'> {
  maxBytes: number;
  /** Milliseconds until the last byte must have arrived, redirects included. */
  timeout: number;
}

/** How pages are requested. Those of a crawl obey robots.txt and the pace of each host; see `crawl/visitor-source.ts`. */
export interface PageSource {
  /** Requests a URL and follows its redirects. @throws {FetchError} */
  get(url: URL, request: SourceRequest): Promise<FollowedResponse>;
  /**
   * Reads a URL in a browser.
   * @param read gets the policy for the URLs that the browser requests.
   */
  render<T>(url: URL, read: (allowUrl: AllowUrl | undefined) => Promise<T>): Promise<T>;
  /** Whether a page that sends its readers on (`<meta http-equiv="refresh">`) is left for the next one. */
  followsRefresh: boolean;
}

/** Requests pages by a fetcher, without robots.txt. */
export function fetcherSource(
  fetcher: Fetcher,
  options: Pick<FollowRequest, 'allowUrl' | 'headers' | 'signal' | 'tenant'>,
): PageSource {
  return {
    get: (url, request) => followRedirects(fetcher, url, { ...options, ...request }),
    render: (_url, read) => read(options.allowUrl),
    followsRefresh: true,
  };
}
