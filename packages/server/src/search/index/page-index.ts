import type { ScrapeData } from '@web-data/types';
import type { Identity } from '../../accounts/identity.ts';
import type { Page } from '../../scrape/page.ts';
import { asksNotToBeIndexed, mayIndex, mayShow } from './eligible.ts';
import { toIndexedPage } from './indexed-page.ts';
import type { IndexWriter } from './writer.ts';

/** Told of a page that was read, and of its content. */
export type ContentCollector = (page: Page, data: ScrapeData) => void;

/** Takes up what scrapes and crawls read, where searches may find it. */
export class PageIndex {
  readonly #writer: IndexWriter;
  readonly #isApart: boolean;

  /** @param isApart a team finds only what it has read itself. */
  constructor(writer: IndexWriter, isApart: boolean) {
    this.#writer = writer;
    this.#isApart = isApart;
  }

  /** What takes up the pages of one request; undefined for a request whose pages are nobody else's. */
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
