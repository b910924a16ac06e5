import type { AgentRequest } from '@web-data/types';

/**
 * Whether a run may read a URL. With `strictConstrainToURLs` only the URLs of the task are allowed, also after
 * redirects. Other spellings of the same page are allowed too, because sites commonly redirect to them: https instead
 * of http, with or without `www.`, and a trailing slash more or less. Never http instead of https.
 */
export function isPermitted(url: URL, { strictConstrainToURLs, urls = [] }: AgentRequest): boolean {
  return strictConstrainToURLs !== true || urls.some((named) => isSamePage(url, new URL(named)));
}

function isSamePage(url: URL, named: URL): boolean {
  const isDowngrade = url.protocol === 'http:' && named.protocol === 'https:';
  return !isDowngrade && toComparableUrl(url) === toComparableUrl(named);
}

/**
 * Returns a URL without the differences between spellings of a page. A port, credentials and the query are part of the
 * page.
 */
function toComparableUrl({ hostname, port, username, password, pathname, search }: URL): string {
  const host = hostname.replace(/^www\./, '');
  return JSON.stringify([host, port, username, password, pathname.replace(/\/$/, ''), search]);
}
