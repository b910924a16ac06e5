import { extractTerms } from '@web-data/site-map/rank';
import { sql } from 'kysely';
import type { SearchWebResult } from '@web-data/types';
import type { Store } from '../../../platform/store/store.ts';
import { nothingFound } from '../provider.ts';
import type { SearchFound, SearchProvider, SearchQuery } from '../provider.ts';
import { candidates } from './candidates.ts';
import type { Candidate, CandidateQuery } from './candidates.ts';
import type { Clause } from './clause.ts';
import { buildClauses } from './build-clauses.ts';
import { marksOfDomain, ownerMark } from './marks.ts';
import { parseQuery, holdsText } from './operators.ts';
import type { ParsedQuery } from './operators.ts';
import { decompressText } from './page-text.ts';
import { rankPages } from './ranking.ts';
import { buildSnippet } from './snippet.ts';
import { Vocabulary } from './vocabulary.ts';

export interface IndexProviderOptions {
  store: Store;
  /** Whether a team only finds its own pages. */
  isApart: boolean;
  /** Maximum pages of the index. */
  maxPages: number;
  /** Returns the number of pages that this process read and left out, as their address is private; 0 by default. */
  countPrivate?: () => number;
}

/** Candidates to rank for each requested result, and their minimum. */
const CHOSEN_FROM = 3;
const LEAST_CHOSEN = 60;
/** Share of pages above which a term is common. Common terms do not select candidates. */
const COMMON = 0.03;
const LEAST_COMMON = 1000;
/** Maximum matches that are ranked. Above, only pages with the terms in title or URL are candidates. */
const MAX_WEIGHED = 4000;
/** Factor for a page that contains a term with its signs, such as `C++`. */
const SIGNED = 2;
/** Milliseconds for which the number of pages and their mean length are cached. */
const COUNT_MS = 5000;

const EMPTY =
  'The search index of this service is empty: it holds the pages that scrapes and crawls have read. Crawl a site first, or let its operator choose another search provider.';
const OWN_EMPTY =
  'Your team has no pages in the search index yet: it holds those that its scrapes and crawls have read. Crawl a site first.';

const OFF =
  'The search index of this service is empty, as its operator lets it hold no page (`searchIndexPages` is 0).';
const PRIVATE =
  'The search index is empty: the pages that were read are at private addresses, and those are not indexed unless the operator of this service sets `searchPrivate` to `on`.';

/** Searches the pages that this service has read. */
export class IndexProvider implements SearchProvider {
  readonly title: string;
  readonly #options: IndexProviderOptions;
  readonly #vocabulary: Vocabulary;
  readonly #sizes = new Map<string, Size & { until: number }>();

  constructor(options: IndexProviderOptions) {
    this.#options = options;
    this.#vocabulary = new Vocabulary(options.store);
    const whose = options.isApart ? 'each team its own' : 'shared by all teams';
    this.title = `the index of the pages that this service reads, ${options.maxPages} at most, ${whose}`;
  }

  async search(query: SearchQuery): Promise<SearchFound> {
    const found = nothingFound();
    found.notes.push(...notesOn(query));
    const owner = this.#options.isApart ? query.teamId : '';
    const size = await this.#readSize(owner);
    if (size.total === 0) {
      found.notes.push(this.#explainEmpty(owner));
      return found;
    }
    if (!query.sources.has('web')) return found;
    const parsedQuery = parseQuery(query.query);
    const clauses = await buildClauses(parsedQuery.terms, this.#vocabulary);
    if (clauses.length === 0) found.notes.push(explainEmptyQuery(parsedQuery));
    else found.web = await this.#find(query, { ...parsedQuery, clauses, owner, size });
    return found;
  }

  async close(): Promise<void> {}

  /** Returns why there are no pages, and who can change it. */
  #explainEmpty(owner: string): string {
    const { maxPages, countPrivate = () => 0 } = this.#options;
    if (maxPages === 0) return OFF;
    if (countPrivate() > 0) return PRIVATE;
    return owner === '' ? EMPTY : OWN_EMPTY;
  }

  async #find(query: SearchQuery, parsedQuery: PreparedQuery): Promise<SearchWebResult[]> {
    const { clauses, owner, size } = parsedQuery;
    const { limit, time, domains } = query;
    const { total } = size;
    const marks = [
      ...(this.#options.isApart ? [[ownerMark(owner)]] : []),
      ...[domains.included, parsedQuery.sites]
        .filter(({ length }) => length > 0)
        .map((list) => list.flatMap(marksOfDomain)),
    ];
    const without = [
      ...[...domains.excluded, ...parsedQuery.notSites].flatMap(marksOfDomain),
      ...parsedQuery.without
        .map((text) => extractTerms(text))
        .filter(({ length }) => length === 1)
        .flat(),
    ];
    const maxCandidates = Math.max(LEAST_CHOSEN, limit * CHOSEN_FROM);
    const shape = { marks, without, from: time?.from, to: time?.to, limit: maxCandidates, ...size };
    const telling = tellingOf(clauses, total);
    const isBroad = Math.min(...telling.map(({ pages }) => pages)) > MAX_WEIGHED;
    const heads = isBroad ? await this.#candidates({ ...shape, isBroad, clauses: telling, mode: 'all' }) : [];
    const isFound = isBroad && heads.length >= limit;
    const complete = isFound
      ? heads
      : await this.#candidates({ ...shape, isBroad: false, clauses: telling, mode: 'all' });
    const rare = rarestOf(telling);
    // A long page contains all terms somewhere; a page about some of them may be the better result.
    const mayLack = telling.length > 1 && rare.length > 0 && !isFound;
    const partial = mayLack
      ? await this.#candidates({ ...shape, isBroad: false, clauses: rare, mode: 'any' })
      : [];
    const [all, some] = await this.#asWritten([complete, partial], parsedQuery);
    const pages = rankPages(all, some, { clauses, query: parsedQuery.terms, total, now: Date.now(), limit });
    return this.#toResults(pages, clauses);
  }

  /** Keeps pages that contain all required phrases and none of the excluded ones. */
  async #asWritten(
    lists: readonly [Candidate[], Candidate[]],
    parsedQuery: PreparedQuery,
  ): Promise<[Candidate[], Candidate[]]> {
    const { phrases, signed } = parsedQuery;
    const without = parsedQuery.without.filter((text) => extractTerms(text).length !== 1);
    if (phrases.length + without.length + signed.length === 0) return [...lists];
    const textById = await this.#readContent(lists.flat());
    const read = (pages: Candidate[]): Candidate[] =>
      pages.flatMap((page) => {
        const text = `${page.title}\n${textById.get(page.id) ?? ''}`;
        const isMeant =
          phrases.every((phrase) => holdsText(text, phrase)) && !without.some((one) => holdsText(text, one));
        const hasSigns = signed.some((word) => holdsText(text, word));
        return isMeant ? [{ ...page, score: hasSigns ? page.score * SIGNED : page.score }] : [];
      });
    return [read(lists[0]), read(lists[1])];
  }

  /** Returns the text of pages by id; pages that were deleted meanwhile are left out. */
  async #readContent(pages: readonly Pick<Candidate, 'id'>[]): Promise<Map<number, string>> {
    if (pages.length === 0) return new Map();
    const ids = sql.join(pages.map(({ id }) => id));
    const { rows } = await sql<{ id: number; packed: Uint8Array | ArrayBuffer }>`
      select id, packed from search_page where id in (${ids})`.execute(this.#options.store.db);
    return new Map(rows.map(({ id, packed }) => [id, decompressText(packed)]));
  }

  #candidates(query: CandidateQuery): Promise<Candidate[]> {
    return candidates(this.#options.store, query);
  }

  async #toResults(pages: readonly Candidate[], clauses: readonly Clause[]): Promise<SearchWebResult[]> {
    const textById = await this.#readContent(pages);
    return pages.flatMap((page) => {
      const text = textById.get(page.id);
      return text === undefined ? [] : [toResult(page, text, clauses)];
    });
  }

  async #readSize(owner: string): Promise<Size> {
    const known = this.#sizes.get(owner);
    if (known !== undefined && known.until > Date.now()) return known;
    const { rows } = await sql<{ pages: number; terms: number | null }>`
      select count(*) as pages, avg(terms) as terms from search_page where owner = ${owner}`.execute(
      this.#options.store.db,
    );
    const { pages, terms } = rows[0]!;
    const size = { total: Number(pages), meanTerms: Number(terms ?? 0) };
    if (this.#sizes.size > 1000) this.#sizes.clear();
    // A small index grows fast, so its size is not cached.
    if (size.total >= LEAST_COMMON) this.#sizes.set(owner, { ...size, until: Date.now() + COUNT_MS });
    return size;
  }
}

/** Number of pages that a team may find, and their mean number of terms. */
type Size = Pick<CandidateQuery, 'total' | 'meanTerms'>;

interface PreparedQuery extends ParsedQuery {
  clauses: readonly Clause[];
  owner: string;
  size: Size;
}

function explainEmptyQuery({ sites, notSites, without }: ParsedQuery): string {
  return sites.length + notSites.length + without.length > 0
    ? 'The query only says what is left out or where to look: there are no words to look for.'
    : 'The query has no letters and no digits: there is nothing to look for.';
}

/** Returns the terms that select candidates: those that are not common or, if all are, the two rarest. */
function tellingOf(clauses: readonly Clause[], total: number): readonly Clause[] {
  const maxCandidates = Math.max(LEAST_COMMON, total * COMMON);
  const telling = clauses.filter(({ pages }) => pages <= maxCandidates);
  if (telling.length > 0) return telling;
  return clauses.toSorted((a, b) => a.pages - b.pages).slice(0, 2);
}

/** Returns the rarest terms, as many as can be ranked when a page needs only one of them. */
function rarestOf(clauses: readonly Clause[]): readonly Clause[] {
  let pages = 0;
  return clauses
    .toSorted((a, b) => a.pages - b.pages)
    .filter((clause) => (pages += clause.pages) <= MAX_WEIGHED);
}

function toResult(page: Candidate, text: string, clauses: readonly Clause[]): SearchWebResult {
  const { plain, marked } = buildSnippet(text, clauses);
  return {
    url: page.url,
    title: page.title || page.url,
    description: plain,
    snippet: marked,
    ...(page.stated_at !== null && { date: new Date(Number(page.stated_at)).toISOString() }),
  };
}

/** Returns warnings about options that the index does not support. */
function* notesOn({ sources, country, location }: SearchQuery): Generator<string> {
  for (const source of ['news', 'images'] as const)
    if (sources.has(source)) yield `The search index of this service has no ${source}.`;
  const unused = [country !== undefined && '`country`', location !== undefined && '`location`'].filter(
    Boolean,
  );
  if (unused.length > 0)
    yield `The search index of this service knows no places: ${unused.join(' and ')} had no effect.`;
}
