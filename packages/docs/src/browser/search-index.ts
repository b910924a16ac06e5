import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { find, indexOptions } from './search-options.ts';

/** Loads the index of the site and returns the function that searches it. @throws Error when it cannot be loaded. */
export async function loadIndex(root: URL): Promise<(query: string) => SearchResult[]> {
  const response = await fetch(new URL('search-index.json', root));
  if (!response.ok) throw new Error(`search-index.json: ${response.status}`);
  const index = MiniSearch.loadJSON(await response.text(), indexOptions);
  return (query) => find(index, query);
}
