import type { ScrapeData } from '@web-data/types';
import type { Identity } from '../../../accounts/keys/identity.ts';
import type { Page } from '../../pages/fetch/page.ts';
import { asksNotToBeIndexed, mayIndex, mayShow } from './eligible.ts';
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
