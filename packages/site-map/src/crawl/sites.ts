import { followRedirects, type Fetcher, type FollowedResponse } from '../fetch/index.ts';
import { ALLOW_ALL, ALLOW_NONE, parseRobots, type Robots } from '../robots/robots.ts';
import type { HostQueue } from './host-queue.ts';

const ROBOTS_BYTES = 512_000;
const ROBOTS_REDIRECTS = 5;

/** One origin of the site: its queue and its rules. */
export interface Site {
  readonly origin: string;
  readonly queue: HostQueue;
  robots: Robots;
  /** Connections that failed without any that worked: a dead host is given up early. */
  failures: number;
  reached: boolean;
  /** No connection is possible: nothing of it belongs to the answer. */
  dead: boolean;
}

/** Asks an origin for its rules. A site without robots.txt allows all; one that fails to answer allows nothing. */
export async function fetchRobots(
  fetcher: Fetcher,
  origin: string,
  request: Omit<Parameters<typeof followRedirects>[2] & object, 'maxBytes'>,
): Promise<{ robots: Robots; bytes: number; failed: boolean }> {
  const url = new URL('/robots.txt', origin);
  const response = await followRedirects(fetcher, url, {
    ...request,
    maxBytes: ROBOTS_BYTES,
    maxRedirects: ROBOTS_REDIRECTS,
    accept: ({ status }) => status === 200,
  });
  const failed = response.status >= 500 || response.status === 429;
  return { robots: rulesOf(response, url, fetcher.userAgent), bytes: response.bytes, failed };
}

function rulesOf(response: FollowedResponse, url: URL, userAgent: string): Robots {
  if (response.status >= 500 || response.status === 429) return ALLOW_NONE;
  if (response.status !== 200) return ALLOW_ALL;
  const text = response.body.toString('utf8');
  // A page in its place is no rule file, though its text may look like one.
  return /^\s*<(?:!doctype|html)/i.test(text) ? ALLOW_ALL : parseRobots(url.href, text, userAgent);
}
