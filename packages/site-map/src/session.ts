import { AddressPolicy, FetchError } from '@web-data/net';
import { parseUrl } from '@web-data/net/url';
import { Crawl } from './crawl/crawl.ts';
import type { Run } from './crawl/run.ts';
import type { Link } from './link.ts';
import type { DiscoverOptions, MapOptions } from './options.ts';
import { settingsFrom, type Settings } from './settings.ts';
import type { Reason } from './reasons.ts';

/** Milliseconds of the timeout that are reserved for ranking and returning; a tenth of a short timeout. */
const FINISH_MS = 50;
const PROGRESS_MS = 250;

/** A crawl with its deadline, the signal of its caller, and progress reports. */
export class Session {
  readonly crawl: Crawl;
  readonly settings: Settings;
  /** Deadline of the result, in milliseconds since 1970. */
  readonly deadline: number;
  readonly #startedAt = Date.now();
  /** An error that the caller's `onProgress` threw. */
  #listenerError: { readonly error: unknown } | undefined;

  /** @throws FetchError `InvalidUrl`, `InvalidOption` or `AddressRejected`. */
  constructor(url: string | URL, options: MapOptions, onListed?: (link: Link) => void) {
    this.settings = settingsFrom(options);
    const start = startUrl(url, options);
    this.deadline = this.#startedAt + (this.settings.timeout ?? Number.POSITIVE_INFINITY);
    this.crawl = new Crawl(start, this.settings, onListed);
  }

  get #run(): Run {
    return this.crawl.discovery.run;
  }

  /**
   * Runs the crawl until it ends or reaches a limit.
   *
   * @throws FetchError `Aborted`; the errors of `onProgress`.
   */
  async run(): Promise<void> {
    const { signal, timeout } = this.settings;
    if (signal?.aborted) throw aborted();
    const onAbort = (): void => this.#run.stop('aborted');
    signal?.addEventListener('abort', onAbort, { once: true });
    const stopTimer = timeout === undefined ? undefined : this.#deadline(timeout);
    const progress = setInterval(() => this.#report(), PROGRESS_MS);
    try {
      await this.crawl.run();
    } finally {
      signal?.removeEventListener('abort', onAbort);
      clearTimeout(stopTimer);
      clearInterval(progress);
      this.#report();
      this.#run.stats.elapsedMs = Date.now() - this.#startedAt;
    }
    if (this.#listenerError) throw this.#listenerError.error;
    if (this.#run.stopped === 'aborted') throw aborted();
  }

  /** Whether no host responded, or nothing usable arrived in time; the requested URL alone is then not a result. */
  get heardNothing(): boolean {
    const { heard, stopped, stats } = this.#run;
    return !heard || (stopped === 'timeout' && stats.bytes === 0 && stats.sitemapsFromCache === 0);
  }

  /** Returns the reasons that apply to a result with so many links. */
  conclude(linkCount: number): { readonly reasons: Reason[] } {
    const { stopped, reasons } = this.#run;
    if (stopped === 'timeout' || stopped === 'overload') reasons.note(stopped);
    this.crawl.conclude(linkCount);
    return { reasons: reasons.list() };
  }

  /** Throws the reason why nothing was found, if there is one. */
  throwWhenNothing(): void {
    const { startFailure, stopped } = this.#run;
    if (startFailure?.code === 'UrlRejected') throw startFailure;
    if (stopped === 'timeout') {
      throw new FetchError(
        'Timeout',
        `Nothing was found within ${this.settings.timeout} ms. Allow more time.`,
      );
    }
    if (startFailure) throw startFailure;
  }

  #deadline(timeout: number): NodeJS.Timeout {
    // Max delay of a timer is 2^31 - 1 ms.
    const wait = Math.min(timeout - Math.min(FINISH_MS, timeout / 10), 2_147_483_647);
    return setTimeout(() => this.#run.stop('timeout'), wait);
  }

  #report(): void {
    const { stats, scheduler } = this.#run;
    const { listed: found } = this.crawl.discovery.candidates;
    try {
      this.settings.onProgress?.({
        found,
        fetched: stats.pages,
        queued: scheduler.queued,
        errors: stats.errors,
      });
    } catch (error) {
      // Thrown from a timer, the error would end the process; instead it ends the discovery.
      this.#listenerError ??= { error };
      this.#run.stop('aborted');
    }
  }
}

function aborted(): FetchError {
  return new FetchError('Aborted', 'The discovery was aborted by the caller.');
}

/**
 * Parses the start URL of a discovery, and checks everything that needs no request.
 *
 * @throws FetchError `InvalidUrl` or `AddressRejected`.
 */
function startUrl(input: string | URL, options: DiscoverOptions): URL {
  const text = String(input);
  const url = text === text.trim() ? parseUrl(text) : undefined;
  if (url === undefined) throw invalidUrl('is no absolute URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw invalidUrl(`has the scheme ${url.protocol}`);
  const rejection = new AddressPolicy(options).checkUrl(url);
  if (rejection === undefined) return url;
  throw new FetchError(
    'AddressRejected',
    `The URL to map cannot be visited: ${rejection}. Give a public website, or have the operator list it in allowPrivate.`,
  );
}

function invalidUrl(problem: string): FetchError {
  return new FetchError(
    'InvalidUrl',
    `The URL to map ${problem}. Give an absolute http or https URL, such as "https://example.com/".`,
  );
}
