import { followRedirects, type Fetcher, type FollowedResponse, type FollowRequest } from '../fetch/index.ts';
import { ALLOW_ALL, ALLOW_NONE, parseRobots, type Robots } from './robots.ts';

/** RFC 9309 §2.5 asks for 500 KiB at least, §2.3.1.2 for five redirects. */
const MAX_BYTES = 512_000;
const MAX_REDIRECTS = 5;

/**
 * Asks an origin for its rules. A site without robots.txt allows all; one that fails to answer allows nothing
 * (`failed`: another attempt may do better).
 *
 * @throws SiteMapError as `followRedirects`.
 */
export async function fetchRobots(
  fetcher: Fetcher,
  origin: string,
  request: Pick<FollowRequest, 'headers' | 'allowUrl'>,
): Promise<{ robots: Robots; bytes: number; failed: boolean }> {
  const url = new URL('/robots.txt', origin);
  const response = await followRedirects(fetcher, url, {
    ...request,
    maxBytes: MAX_BYTES,
    maxRedirects: MAX_REDIRECTS,
    accept: ({ status }) => status === 200,
  });
  const failed = response.status >= 500 || response.status === 429;
  return { robots: failed ? ALLOW_NONE : rulesOf(response, url, fetcher), bytes: response.bytes, failed };
}

function rulesOf(response: FollowedResponse, url: URL, { userAgent }: Fetcher): Robots {
  if (response.status !== 200) return ALLOW_ALL;
  const text = response.body.toString('utf8');
  // A page in its place is no rule file, though its text may look like one.
  return /^\s*<(?:!doctype|html)/i.test(text) ? ALLOW_ALL : parseRobots(url.href, text, userAgent);
}
