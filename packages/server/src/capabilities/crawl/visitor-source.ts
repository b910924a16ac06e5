import type { FetchResponse } from '@web-data/net';
import type { Disallowed, Visited, Visitor } from '@web-data/site-map/visit';
import type { PageSource } from '../pages/fetch/page-source.ts';

/** A visit that brought no page: robots.txt disallows it, it leads out of what is followed, or it has an error status. */
export class NoVisit extends Error {
  override readonly name = 'NoVisit';
  readonly visited: Visited;

  constructor(visited: Visited) {
    super(visited.kind);
    this.visited = visited;
  }
}

/** Requests pages by the visitor of a crawl, and remembers the last response. */
export class VisitorSource implements PageSource {
  readonly followsRefresh: boolean;
  /** The last response, and the URLs that led to it. */
  last: { response: FetchResponse; hops: readonly URL[] } | undefined;
  readonly #visitor: Visitor;
  readonly #follow: (to: URL) => boolean;

  /**
   * @param options `follow`: which redirects are followed; `followsRefresh`: whether a page that only sends its readers
   * on is left for the next one.
   */
  constructor(
    visitor: Visitor,
    { follow, followsRefresh }: { follow: (to: URL) => boolean; followsRefresh: boolean },
  ) {
    this.#visitor = visitor;
    this.#follow = follow;
    this.followsRefresh = followsRefresh;
  }

  /** @throws {NoVisit} {FetchError} */
  readonly get: PageSource['get'] = async (url, { originHeaders, maxBytes }) => {
    const visited = await this.#visitor.page(url, this.#follow, { originHeaders, maxBytes });
    if (visited.kind !== 'answer') throw new NoVisit(visited);
    const { status } = visited.response;
    if (status < 200 || status > 299) throw new NoVisit(visited);
    const { response, hops } = visited;
    this.last = { response, hops };
    return { ...response, hops };
  };

  /** @throws {NoVisit} what `read` throws */
  readonly render: PageSource['render'] = async (url, read) => {
    const result = await this.#visitor.read(url, read);
    if (isDisallowed(result)) throw new NoVisit(result);
    return result;
  };
}

function isDisallowed<T>(result: T | Disallowed): result is Disallowed {
  return (result as Partial<Disallowed> | undefined)?.kind === 'disallowed';
}
