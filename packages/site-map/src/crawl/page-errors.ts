import { FetchError, type FetchResponse } from '@web-data/net';
import type { Candidate } from './candidates.ts';

/** Creates the error for a page that is left out because of its status. */
export function createStatusError({ url, status }: FetchResponse): FetchError {
  if (status === 404 || status === 410)
    return new FetchError('NotFound', `${url.href} answered ${status}. Check that the page exists.`);
  return new FetchError('Unreachable', `${url.href} answered ${status}: the site is in trouble.`);
}

/** Creates the error for a redirect to something that is not a web page. */
export function leavingTheWeb({ url }: Candidate, { protocol }: URL): FetchError {
  const message = `${url} redirects to an address of the scheme ${protocol} which is no web page. Check where it leads.`;
  return new FetchError('Unreachable', message);
}

/** Creates the error for endless redirects. */
export function looping({ url }: Candidate): FetchError {
  return new FetchError('TooManyRedirects', `${url} redirects in a loop or too often.`);
}
