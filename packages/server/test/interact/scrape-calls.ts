import type { InteractEndResponse, ScrapeInteractResponse } from '@web-data/types';
import { call } from '../support/jobs.ts';
import type { Answer, TestServer } from '../support/server.ts';

/** Calls of sessions on scraped pages. */
export interface ScrapeCalls {
  /** Scrapes a page. @returns its scrape id */
  scrape(key: string, url: string, options?: object): Promise<string>;
  interact(key: string, id: string, body?: object): Promise<Answer & { body: ScrapeInteractResponse }>;
  end(key: string, id: string): Promise<Answer & { body: InteractEndResponse }>;
}

/** Creates the calls of sessions on scraped pages. */
export function createScrapeCalls(server: TestServer): ScrapeCalls {
  return {
    async scrape(key, url, options = {}) {
      const body = { url, ...options };
      const answer = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body });
      return (answer.body as { data: { metadata: { scrapeId: string } } }).data.metadata.scrapeId;
    },
    async interact(key, id, body = {}) {
      const path = `/scrape/${id}/interact`;
      const answer = await call(server, 'interactWithScrape', path, { key, method: 'POST', body });
      return { ...answer, body: answer.body as ScrapeInteractResponse };
    },
    async end(key, id) {
      const path = `/scrape/${id}/interact`;
      const answer = await call(server, 'endScrapeInteract', path, { key, method: 'DELETE' });
      return { ...answer, body: answer.body as InteractEndResponse };
    },
  };
}
