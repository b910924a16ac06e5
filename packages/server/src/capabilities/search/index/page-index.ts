import type { ScrapeData } from '@web-data/types';
import type { Identity } from '../../../accounts/keys/identity.ts';
import type { Page } from '../../pages/fetch/page.ts';
import { toIndexedPage } from './indexed-page.ts';
import type { IndexWriter } from './writer.ts';

/** Called with a page that was read, and its content. */
export type ContentCollector = (page: Page, data: ScrapeData) => void;

/** Adds the pages of scrapes and crawls to the index. */
export class PageIndex {
  readonly #writer: IndexWriter;
  readonly #isApart: boolean;

  /** @param isApart whether a team only finds its own pages. */
  constructor(writer: IndexWriter, isApart: boolean) {
    this.#writer = writer;
    this.#isApart = isApart;
  }

  /** Returns the collector for the pages of one request; undefined when they may not be indexed. */
  createCollector(
    identity: Pick<Identity, 'teamId' | 'zeroDataRetention'>,
    request: object,
  ): ContentCollector | undefined {
    if (!mayIndex(identity, request)) return undefined;
    const owner = this.#isApart ? identity.teamId : '';
    return ({ url, text }, data) => {
      if (!mayShow(url) || asksNotToBeIndexed(text)) return;
      const page = toIndexedPage(data, owner, Date.now());
      if (page !== undefined) this.#writer.offer(page);
    };
  }
}

/** Members of a request that make its page personal. */
interface Personal {
  storeInCache?: unknown;
  headers?: unknown;
  actions?: unknown;
  profile?: unknown;
}

/** Names of parameters that grant access to anybody who has the URL. */
const SECRET =
  /^(?:.*[_-])?(?:access|api|auth|authorization|code|credential|jwt|key|password|pwd|secret|session|sessionid|sid|sig|sign|signature|ticket|token)$/i;

/**
 * Whether the pages of a request may be indexed. Not indexed are pages of teams with zero data retention, and pages
 * that the caller's own headers, actions, profile or `storeInCache: false` concern.
 */
export function mayIndex(
  { zeroDataRetention }: Pick<Identity, 'zeroDataRetention'>,
  request: object,
): boolean {
  const { storeInCache, headers, actions, profile } = request as Personal;
  if (zeroDataRetention || storeInCache === false || profile !== undefined) return false;
  return isEmpty(headers) && isEmpty(actions);
}

/** Whether a URL may be published: it contains no secret. */
export function mayShow(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return ![...url.searchParams.keys()].some((name) => SECRET.test(name));
}

/** Whether a page declares `noindex` for robots. */
export function asksNotToBeIndexed(html: string): boolean {
  const tags = html.slice(0, 200_000).match(/<meta\s[^>]*>/gi) ?? [];
  return tags.some((tag) => /name\s*=\s*["']?robots\b/i.test(tag) && /\b(?:noindex|none)\b/i.test(tag));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}
