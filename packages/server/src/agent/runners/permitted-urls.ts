import type { AgentRequest } from '@web-data/types';

/**
 * Whether a run may read a URL: with `strictConstrainToURLs` only those that the task names, redirects included. Other
 * spellings of the same page count as named, for sites redirect to them as a matter of course: https in place of http,
 * with or without `www.`, and one slash more or less at the end of the path. Never http in place of https.
 */
export function isPermitted(url: URL, { strictConstrainToURLs, urls = [] }: AgentRequest): boolean {
  return strictConstrainToURLs !== true || urls.some((named) => isSamePage(url, new URL(named)));
}

function isSamePage(url: URL, named: URL): boolean {
  const isDowngrade = url.protocol === 'http:' && named.protocol === 'https:';
  return !isDowngrade && toComparableUrl(url) === toComparableUrl(named);
}

/** Without what spellings of one page differ in. An own port, credentials and the query belong to the page. */
function toComparableUrl({ hostname, port, username, password, pathname, search }: URL): string {
  const host = hostname.replace(/^www\./, '');
  return JSON.stringify([host, port, username, password, pathname.replace(/\/$/, ''), search]);
}
