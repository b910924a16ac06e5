import { integer, text, url, word } from '../option.ts';
import type { OptionsOf } from '../option.ts';

/** Options about the search provider. */
export interface SearchConfig {
  searchProvider: 'index' | 'searxng' | 'brave';
  searchUrl: string | undefined;
  searchToken: string | undefined;
  searchCredits: number;
  searchIndexPages: number;
  searchTeams: 'shared' | 'apart';
  searchPrivate: 'on' | 'off';
}

export const searchOptions: OptionsOf<SearchConfig> = {
  searchProvider: word({
    env: 'WEB_DATA_SEARCH_PROVIDER',
    description:
      'Where searches look: `index`, the pages that this service reads; `searxng`, a SearXNG at `searchUrl`; or `brave`, the Brave Search API with `searchToken`.',
    default: 'index',
    values: ['index', 'searxng', 'brave'],
  }),
  searchUrl: url({
    env: 'WEB_DATA_SEARCH_URL',
    description:
      'Address of SearXNG, whose `search.formats` must have `json`, or of a proxy of the Brave Search API.',
    default: undefined,
    schemes: ['http:', 'https:'],
  }),
  searchToken: text({
    env: 'WEB_DATA_SEARCH_TOKEN',
    description: 'Token for the Brave Search API.',
    default: undefined,
    secret: true,
  }),
  searchCredits: integer({
    env: 'WEB_DATA_SEARCH_CREDITS',
    description:
      'Credits of each ten results of a search, also where there are fewer; each page with content costs a scrape on top.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  searchIndexPages: integer({
    env: 'WEB_DATA_SEARCH_INDEX_PAGES',
    description:
      'Pages of the search index at most; the ones read longest ago are deleted first. 0: none are stored.',
    default: 100_000,
    min: 0,
    max: 100_000_000,
  }),
  searchTeams: word({
    env: 'WEB_DATA_SEARCH_TEAMS',
    description:
      'Whether a team finds the public pages that any team has read (`shared`), or only those it has read itself (`apart`).',
    default: 'shared',
    values: ['shared', 'apart'],
  }),
  searchPrivate: word({
    env: 'WEB_DATA_SEARCH_PRIVATE',
    description:
      'Whether pages at addresses that only `allowPrivate` opens are found, too: `on` for a search of an intranet.',
    default: 'off',
    values: ['on', 'off'],
  }),
};
