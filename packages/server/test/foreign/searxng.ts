import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** A search engine on loopback that speaks as SearXNG does, and finds one page. */
export function serveSearxng(url: string): Promise<Site> {
  return serveSite((_request, response) => {
    const results = [
      { url, title: 'Plans', content: 'What Team costs.', engine: 'test', category: 'general' },
    ];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ query: '', results }));
  });
}
