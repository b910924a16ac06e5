import type { Resolve } from '@web-data/net';
import type { Logger } from 'pino';
import { ConfigError } from '../../platform/config/config-error.ts';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import type { Store } from '../../platform/store/store.ts';
import { IndexProvider } from './index/index-provider.ts';
import { PageIndex } from './index/page-index.ts';
import { publicHosts } from './index/public-hosts.ts';
import { openIndexStore, prepareIndex } from './index/store.ts';
import { IndexWriter } from './index/writer.ts';
import { brave } from './providers/brave.ts';
import { searxng } from './providers/searxng.ts';
import type { SearchProvider } from './provider.ts';

/** The search provider, and the writer of its index. */
export interface Search {
  provider: SearchProvider;
  /** Undefined for an external provider, where no index exists. */
  pages: PageIndex | undefined;
  writer: IndexWriter | undefined;
  close(): Promise<void>;
}

export interface SearchParts {
  store: Store;
  log: Logger;
  resolve?: Resolve | undefined;
}

/**
 * Opens the provider that the operator chose.
 * @throws {ConfigError} when its URL or its token is missing.
 */
export async function openSearch(config: ServerConfig, parts: SearchParts): Promise<Search> {
  const { searchProvider, searchUrl, searchToken } = config;
  if (searchProvider === 'index') return openIndex(config, parts);
  const onFailure = (err: Error): void => parts.log.warn({ err }, 'the search provider failed');
  if (searchProvider === 'searxng') {
    if (searchUrl === undefined)
      throw new ConfigError(
        'searchProvider is searxng: name its address in searchUrl (WEB_DATA_SEARCH_URL).',
      );
    return elsewhere(searxng(searchUrl, onFailure));
  }
  if (searchToken === undefined)
    throw new ConfigError('searchProvider is brave: give its token in searchToken (WEB_DATA_SEARCH_TOKEN).');
  return elsewhere(brave(searchToken, searchUrl, onFailure));
}

function elsewhere(provider: SearchProvider): Search {
  return { provider, pages: undefined, writer: undefined, close: () => provider.close() };
}

async function openIndex(config: ServerConfig, { store, log, resolve }: SearchParts): Promise<Search> {
  const { searchIndexPages: maxPages, searchTeams, searchPrivate, dataDirectory, storeTimeoutMs } = config;
  const isApart = searchTeams === 'apart';
  const own = openIndexStore(store, dataDirectory);
  await prepareIndex(own);
  if (own !== store) own.bound(storeTimeoutMs);
  const writer = new IndexWriter({
    store: own,
    maxPages,
    isPublic: searchPrivate === 'on' ? async () => true : publicHosts(resolve),
    onError: (err) => log.warn({ err }, 'pages were not written to the search index'),
  });
  return {
    provider: new IndexProvider({
      store: own,
      isApart,
      maxPages,
      countPrivate: () => writer.privatePages,
    }),
    pages: maxPages === 0 ? undefined : new PageIndex(writer, isApart),
    writer,
    async close() {
      await writer.idle();
      if (own !== store) await own.close();
    },
  };
}
