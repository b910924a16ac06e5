import { map } from '@web-data/site-map';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { Fetcher } from '@web-data/site-map/fetch';
import type { Outbound } from '../../outbound/outbound.ts';
import { readPage } from '../../scrape/page.ts';
import { toPlain } from '../../scrape/scrape.ts';
import type { ContentThreads } from '../../scrape/threads/content-threads.ts';
import type { Works } from '../../scrape/threads/works.ts';
import { uuidv7 } from '../../ids.ts';
import { isPermitted } from './permitted-urls.ts';
import type { RunGuard } from './run-guard.ts';
import type { RunContext } from './runner.ts';
import { orchestrator } from '../trace/trace-event.ts';
import type { EventContent, Producer } from '../trace/trace-event.ts';

/** What the tools reach the web with. */
export interface ToolServices {
  fetcher(): Fetcher;
  outbound(): Outbound;
  threads: ContentThreads;
  /** Credits of one call. */
  mapCredits: number;
  scrapeCredits: number;
  /** The threat policy of who asked; none when the team has no threat protection. */
  guard?: ((context: RunContext) => RunGuard | undefined) | undefined;
}

const SCRAPE_MS = 30_000;
const MAP_MS = 60_000;

/** How a page is read: what it states, or its text. */
type Reading = 'readFacts' | 'readText';
/** A page as it was read, or why it could not be. */
export type PageResult<How extends Reading> =
  | ({ ok: true; url: string; status: number } & ReturnType<Works[How]>)
  | { ok: false; message: string };

/** The tools of a run. Every call stands in the trace and costs credits before it is made. */
export class Tools {
  readonly #services: ToolServices;
  readonly #context: RunContext;
  readonly #guard: RunGuard | undefined;
  readonly #producer: Producer;
  readonly #signal: AbortSignal;

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
  }

  /** The same tools in the hands of a sub-agent. */
  for(producer: Producer, signal: AbortSignal): Tools {
    return new Tools(this.#services, this.#context, { guard: this.#guard, producer, signal });
  }

  /** Reads a page; a failure stands as `error.occurred` in the trace. */
  async scrape<How extends Reading>(url: string, how: How): Promise<PageResult<How>> {
    if (!isPermitted(new URL(url), this.#context.request)) {
      return this.refuse(`${url} is outside the URLs that the task allows.`);
    }
    const { scrapeCredits, fetcher, threads } = this.#services;
    return this.#call('scrape', { url }, scrapeCredits, async () => {
      const allowUrl = (hop: URL): Promise<boolean> => this.#allows(hop, url);
      const { teamId } = this.#context.identity;
      const options = { timeout: SCRAPE_MS, signal: this.#signal, headers: {}, tenant: teamId, allowUrl };
      const page = await readPage(fetcher(), new URL(url), options);
      const read = await threads.run<Reading>(how, [toPlain(page)], {
        teamId,
        signal: this.#signal,
      });
      const result = { url: page.url.href, status: page.status };
      return { value: { ok: true, ...result, ...(read as ReturnType<Works[How]>) }, result };
    });
  }

  /** Finds pages of a site, those that fit `search` first. */
  async map(
    url: string,
    search: string,
    limit: number,
  ): Promise<{ ok: true; urls: string[] } | { ok: false; message: string }> {
    if (this.#context.request.strictConstrainToURLs === true) {
      return this.refuse('The task allows no other pages than its URLs: a map is of no use.');
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

  /** Asked for each hop of a redirect too. */
  async #allows(hop: URL, start: string): Promise<boolean> {
    if (!isPermitted(hop, this.#context.request)) {
      const message = `${start} redirects to ${hop.href}, which is outside the URLs that the task allows.`;
      throw new SiteMapError('UrlRefused', message);
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
    await this.#tell({ type: 'tool_call.started', toolCallId, toolName, parameters }, credits);
    try {
      const { value, result } = await work();
      this.#guard?.throwIfFailed();
      await this.#tell({ type: 'tool_call.finished', toolCallId, toolName, result });
      return value;
    } catch (error) {
      this.#guard?.throwIfFailed();
      if (!(error instanceof SiteMapError) || error.code === 'Aborted') throw error;
      const { message, code } = error;
      await this.#tell({ type: 'tool_call.finished', toolCallId, toolName, result: { error: message } });
      return this.refuse(message, code === 'Timeout' || code === 'Unreachable');
    }
  }

  /** Keeps a call that is not made in the trace. */
  async refuse(message: string, retryable = false): Promise<{ ok: false; message: string }> {
    const error = { code: 'internal' as const, source: 'tool' as const, retryable, message };
    await this.#tell({ type: 'error.occurred', error, retryable });
    return { ok: false, message };
  }

  #tell(content: EventContent, credits = 0): Promise<void> {
    return this.#context.record({ credits, events: [{ producer: this.#producer, content }] });
  }
}
