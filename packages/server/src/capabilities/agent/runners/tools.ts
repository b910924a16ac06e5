import { BrowserError } from '@web-data/browser';
import type { Action, ActionOutcome, BrowserPool } from '@web-data/browser';
import { map } from '@web-data/site-map';
import type { InteractAction } from '@web-data/types';
import { FetchError } from '@web-data/net';
import type { Outbound } from '../../outbound/outbound.ts';
import { countDown, toPlain } from '../../pages/page-reader.ts';
import type { PageReader } from '../../pages/page-reader.ts';
import type { ContentThreads } from '../../pages/threads/content-threads.ts';
import type { Works } from '../../pages/threads/works.ts';
import { Rejection } from '@web-data/validator';
import { uuidv7 } from '../../../platform/ids.ts';
import { TimedOut, within } from '../../../platform/within.ts';
import { readDownload } from '../../interact/read-download.ts';
import type { FileReader } from '../../pages/fetch/file-reader.ts';
import { DomainRules } from '../../search/domain-rules.ts';
import type { SearchProvider } from '../../search/provider.ts';
import { Browsing } from './browsing.ts';
import { isPermitted } from './permitted-urls.ts';
import type { RunGuard } from './run-guard.ts';
import type { RunContext } from './runner.ts';
import { orchestrator } from '../trace/trace-event.ts';
import type { EventContent, Producer } from '../trace/trace-event.ts';

/** The services through which the tools reach the web. */
export interface ToolServices {
  pageReader: PageReader;
  outbound(): Outbound;
  threads: ContentThreads;
  /** Renders pages that need it and those in which a model acts; undefined where there is no browser. */
  browser(): BrowserPool | undefined;
  userAgent: string | undefined;
  /** Credits per minute, or part thereof, in a browser page. */
  interactCredits: number;
  /** Credits of one call. */
  mapCredits: number;
  scrapeCredits: number;
  searchCredits: number;
  /** Searches of this service. */
  search: { readonly provider: SearchProvider };
  /** Reads files that a page in a browser has downloaded. */
  fileReader: FileReader;
  /** Creates the threat guard of the caller's team; undefined without threat protection. */
  guard?: ((context: RunContext) => RunGuard | undefined) | undefined;
}

const SCRAPE_MS = 30_000;
const MAP_MS = 60_000;
const SEARCH_MS = 30_000;
/** Maximum results of a search: those that one price covers. */
export const MAX_RESULTS = 10;

/** How a page is read: as facts or as text. */
type Reading = 'readFacts' | 'readText';
/** A page that was read, or why it could not be. */
export type PageResult<How extends Reading> =
  | ({ ok: true; url: string; status: number } & ReturnType<Works[How]>)
  | { ok: false; message: string };

/** A result of a search, as its provider states it. */
export interface FoundPage {
  url: string;
  title: string;
  description: string;
}

/** How a page is read by {@link Tools.scrape}. */
interface ScrapeOptions {
  /** Name of the tool in the trace; `scrape` by default. */
  toolName?: 'scrape' | 'parse';
  /** Characters of the text that are skipped, of a long page; 0 by default. */
  offset?: number;
}

/** The tools of a run. Each call is recorded in the trace and charged before it runs. */
export class Tools {
  readonly #services: ToolServices;
  readonly #context: RunContext;
  readonly #guard: RunGuard | undefined;
  readonly #producer: Producer;
  readonly #signal: AbortSignal;
  readonly #browsing: Browsing;

  constructor(
    services: ToolServices,
    context: RunContext,
    shared?: { guard: RunGuard | undefined; producer: Producer; signal: AbortSignal },
  ) {
    this.#services = services;
    this.#context = context;
    this.#guard = shared === undefined ? services.guard?.(context) : shared.guard;
    this.#producer = shared?.producer ?? orchestrator;
    this.#signal = shared?.signal ?? context.signal;
    const { browser: pool, interactCredits: minuteCredits, userAgent } = services;
    this.#browsing = new Browsing({
      tenant: context.identity.teamId,
      pool,
      userAgent,
      minuteCredits,
      signal: this.#signal,
      allowUrl: async (url, use) =>
        isPermitted(url, context.request) && (this.#guard === undefined || this.#guard.allowUrl(url, use)),
      recordEvent: (event) => this.#recordEvent(event),
    });
  }

  /** Returns the same tools for a sub-agent. */
  for(producer: Producer, signal: AbortSignal): Tools {
    return new Tools(this.#services, this.#context, { guard: this.#guard, producer, signal });
  }

  /** Reads a page. A failure, or a page without content, is recorded as `error.occurred` in the trace. */
  async scrape<How extends Reading>(
    url: string,
    how: How,
    { toolName = 'scrape', offset }: ScrapeOptions = {},
  ): Promise<PageResult<How>> {
    if (!isPermitted(new URL(url), this.#context.request)) {
      return this.rejectCall(`${url} is outside the URLs that the task allows.`);
    }
    const { scrapeCredits, pageReader, threads } = this.#services;
    const parameters = { url, ...(offset !== undefined && { offset }) };
    const page = await this.#call(toolName, parameters, scrapeCredits, async () => {
      const { identity } = this.#context;
      const { teamId } = identity;
      const signal = this.#signal;
      const allowUrl = (hop: URL): Promise<boolean> => this.#allows(hop, url);
      const timeLeft = countDown(Date.now() + SCRAPE_MS);
      const page = await pageReader.fetch(
        { url },
        { identity, signal, timeLeft, allowUrl, price: scrapeCredits },
      );
      const read = await threads.run<Reading>(how, [toPlain(page), offset], { teamId, signal });
      const result = { url: page.url.href, status: page.status };
      return { value: { ok: true as const, ...result, ...(read as ReturnType<Works[How]>) }, result };
    });
    return page.ok && page.missing !== undefined ? this.rejectCall(page.missing) : page;
  }

  /** Finds pages of a site, best matches for `search` first. */
  async map(
    url: string,
    search: string,
    limit: number,
  ): Promise<{ ok: true; urls: string[] } | { ok: false; message: string }> {
    if (this.#context.request.strictConstrainToURLs === true) {
      return this.rejectCall('The task allows no other pages than its URLs: a map is of no use.');
    }
    const { mapCredits, outbound } = this.#services;
    return this.#call('map', { url, search, limit }, mapCredits, async () => {
      const { links } = await map(url, {
        ...outbound(),
        tenant: this.#context.identity.teamId,
        search,
        limit,
        timeout: MAP_MS,
        signal: this.#signal,
        ...(this.#guard && { allowUrl: this.#guard.allowUrl }),
      });
      const urls = links.map((link) => link.url);
      return { value: { ok: true as const, urls }, result: { links: urls.length } };
    });
  }

  /** Searches with the provider of this service. Results that the threat policy blocks are left out. */
  async search(
    query: string,
    limit: number,
  ): Promise<{ ok: true; pages: FoundPage[]; notes: string[] } | { ok: false; message: string }> {
    if (this.#context.request.strictConstrainToURLs === true) {
      return this.rejectCall('The task allows no other pages than its URLs: a search is of no use.');
    }
    const { searchCredits, search } = this.#services;
    const { teamId } = this.#context.identity;
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(SEARCH_MS)]);
    return this.#call('search', { query, limit }, searchCredits, async () => {
      const sources = new Set(['web' as const]);
      const anywhere = { time: undefined, country: undefined, location: undefined };
      const domains = new DomainRules(undefined, undefined);
      const searchQuery = { query, limit, sources, domains, teamId, ...anywhere };
      const found = await within(SEARCH_MS, search.provider.search(searchQuery, signal)).catch(
        (error: unknown) => {
          if (!(error instanceof TimedOut)) throw error;
          throw new FetchError('Timeout', 'The search took too long.', { cause: error });
        },
      );
      const pages: FoundPage[] = [];
      for (const { url, title, description = '' } of found.web.slice(0, limit)) {
        const isAllowed = this.#guard === undefined || (await this.#guard.allowUrl(new URL(url), 'page'));
        if (isAllowed) pages.push({ url, title, description });
      }
      return { value: { ok: true as const, pages, notes: found.notes }, result: { pages: pages.length } };
    });
  }

  /** Whether a browser is available. */
  get canBrowse(): boolean {
    return this.#browsing.isThere;
  }

  /** Acts in the browser page of the run. Typed text is not recorded. */
  async browse(
    actions: readonly Action[],
  ): Promise<{ ok: true; outcomes: ActionOutcome[] } | { ok: false; message: string }> {
    const parameters = { actions: actions.map((action) => withoutText(action)) };
    return this.#call('browse', parameters, this.#browsing.chargeMinutes(), async () => {
      const outcomes = await this.#browsing.act(actions);
      const done = outcomes.filter(({ ok }) => ok).length;
      return { value: { ok: true as const, outcomes }, result: { done, url: outcomes.at(-1)?.url } };
    });
  }

  /** Converts the content of the browser page to Markdown. */
  async formatOutcome({ html: text = '', status, url }: ActionOutcome): Promise<string> {
    const page = { url, status, text, isHtml: true, isRendered: true } as const;
    const { teamId } = this.#context.identity;
    const { markdown } = await this.#services.threads.run('readText', [page], {
      teamId,
      signal: this.#signal,
    });
    return markdown;
  }

  /** Reads a file that the browser page has downloaded, as Parse does; a sentence where it cannot be read. */
  async readDownloaded(
    download: NonNullable<ActionOutcome['download']>,
  ): Promise<{ ok: true; text: string } | { ok: false; message: string }> {
    const { threads, fileReader } = this.#services;
    const { teamId } = this.#context.identity;
    const services = { threads, fileReader, teamId, timeoutMs: SCRAPE_MS, signal: this.#signal };
    const action: InteractAction = { type: 'download', formats: ['markdown'] };
    const read = await readDownload(download, action, services);
    return typeof read === 'string' ? { ok: false, message: read } : { ok: true, text: read.markdown ?? '' };
  }

  /** Closes the browser page. When the run failed, the end of the run also ends its trace. */
  async close({ hasFailed }: { hasFailed: boolean }): Promise<void> {
    await (hasFailed ? this.#browsing.drop() : this.#browsing.close());
  }

  /** Also called for each hop of a redirect. */
  async #allows(hop: URL, start: string): Promise<boolean> {
    if (!isPermitted(hop, this.#context.request)) {
      const message = `${start} redirects to ${hop.href}, which is outside the URLs that the task allows.`;
      throw new FetchError('UrlRejected', message);
    }
    return this.#guard === undefined || this.#guard.allowUrl(hop, 'page');
  }

  async #call<T>(
    toolName: string,
    parameters: object,
    credits: number,
    work: () => Promise<{ value: T; result: object }>,
  ): Promise<T | { ok: false; message: string }> {
    const toolCallId = uuidv7();
    await this.#recordEvent({ type: 'tool_call.started', toolCallId, toolName, parameters }, credits);
    try {
      const { value, result } = await work();
      this.#guard?.throwIfFailed();
      await this.#recordEvent({ type: 'tool_call.finished', toolCallId, toolName, result });
      return value;
    } catch (error) {
      this.#guard?.throwIfFailed();
      const failure = toToolFailure(error);
      if (failure === undefined) throw error;
      const { message, retryable } = failure;
      await this.#recordEvent({
        type: 'tool_call.finished',
        toolCallId,
        toolName,
        result: { error: message },
      });
      return this.rejectCall(message, retryable);
    }
  }

  /** Records a rejected call in the trace. */
  async rejectCall(message: string, retryable = false): Promise<{ ok: false; message: string }> {
    const error = { code: 'internal' as const, source: 'tool' as const, retryable, message };
    await this.#recordEvent({ type: 'error.occurred', error, retryable });
    return { ok: false, message };
  }

  #recordEvent(content: EventContent, credits = 0): Promise<void> {
    return this.#context.record({ credits, events: [{ producer: this.#producer, content }] });
  }
}

/** Describes an error to the caller of the tool; undefined for one that ends the run. */
function toToolFailure(error: unknown): { message: string; retryable: boolean } | undefined {
  // Something that the tool needs is busy or down; a rejection of the request itself would be a bug.
  const isBusy = error instanceof Rejection && error.status >= 500;
  if (error instanceof BrowserError || isBusy) return { message: error.message, retryable: true };
  if (!(error instanceof FetchError) || error.code === 'Aborted') return undefined;
  return { message: error.message, retryable: error.code === 'Timeout' || error.code === 'Unreachable' };
}

function withoutText(action: Action): object {
  const isTyped = action.type === 'fill' || action.type === 'write' || action.type === 'dialog';
  if (!isTyped || action.text === undefined) return action;
  return { ...action, text: `${action.text.length} characters` };
}
