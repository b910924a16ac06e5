import { BrowserError } from '@web-data/browser';
import type { Action, ActionOutcome, BrowserPool } from '@web-data/browser';
import { map } from '@web-data/site-map';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { Fetcher } from '@web-data/site-map/fetch';
import type { Outbound } from '../../outbound/outbound.ts';
import { fetchPage, toPlain } from '../../scrape/scrape.ts';
import type { ContentThreads } from '../../scrape/threads/content-threads.ts';
import type { Works } from '../../scrape/threads/works.ts';
import { uuidv7 } from '../../ids.ts';
import { Browsing } from './browsing.ts';
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
  /** Shows pages that need it, and those that a model acts in; undefined where there is none. */
  browser(): BrowserPool | undefined;
  userAgent: string | undefined;
  /** Credits of a minute begun in a page. */
  interactCredits: number;
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

  /** The same tools in the hands of a sub-agent. */
  for(producer: Producer, signal: AbortSignal): Tools {
    return new Tools(this.#services, this.#context, { guard: this.#guard, producer, signal });
  }

  /** Reads a page; a failure, or a page without content, stands as `error.occurred` in the trace. */
  async scrape<How extends Reading>(url: string, how: How): Promise<PageResult<How>> {
    if (!isPermitted(new URL(url), this.#context.request)) {
      return this.rejectCall(`${url} is outside the URLs that the task allows.`);
    }
    const { scrapeCredits, fetcher, threads } = this.#services;
    const page = await this.#call('scrape', { url }, scrapeCredits, async () => {
      const allowUrl = (hop: URL): Promise<boolean> => this.#allows(hop, url);
      const { teamId } = this.#context.identity;
      const { browser, userAgent } = this.#services;
      const signal = this.#signal;
      const until = Date.now() + SCRAPE_MS;
      const bounds = { timeout: SCRAPE_MS, signal, headers: {}, teamId, allowUrl };
      const getRunOptions = () => ({ teamId, signal, timeoutMs: Math.max(1, until - Date.now()) });
      const services = { fetcher: fetcher(), threads, browser: browser(), userAgent };
      const page = await fetchPage({ url }, { ...services, ...bounds, getRunOptions });
      const read = await threads.run<Reading>(how, [toPlain(page)], { teamId, signal });
      const result = { url: page.url.href, status: page.status };
      return { value: { ok: true as const, ...result, ...(read as ReturnType<Works[How]>) }, result };
    });
    return page.ok && page.missing !== undefined ? this.rejectCall(page.missing) : page;
  }

  /** Finds pages of a site, those that fit `search` first. */
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

  /** Whether pages can be acted in. */
  get canBrowse(): boolean {
    return this.#browsing.isThere;
  }

  /** Acts in the page of the run; what is typed stands nowhere. */
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

  /** The content of a page that was acted in, as Markdown. */
  async formatOutcome({ html: text = '', status, url }: ActionOutcome): Promise<string> {
    const page = { url, status, text, isHtml: true, isRendered: true } as const;
    const { teamId } = this.#context.identity;
    const { markdown } = await this.#services.threads.run('readText', [page], {
      teamId,
      signal: this.#signal,
    });
    return markdown;
  }

  /** Ends the page that was acted in. Of a run that failed the trace is ended with the run. */
  async close({ hasFailed }: { hasFailed: boolean }): Promise<void> {
    await (hasFailed ? this.#browsing.drop() : this.#browsing.close());
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
    await this.#recordEvent({ type: 'tool_call.started', toolCallId, toolName, parameters }, credits);
    try {
      const { value, result } = await work();
      this.#guard?.throwIfFailed();
      await this.#recordEvent({ type: 'tool_call.finished', toolCallId, toolName, result });
      return value;
    } catch (error) {
      this.#guard?.throwIfFailed();
      const isOfBrowser = error instanceof BrowserError;
      if (!isOfBrowser && (!(error instanceof SiteMapError) || error.code === 'Aborted')) throw error;
      const { message, code } = error;
      await this.#recordEvent({
        type: 'tool_call.finished',
        toolCallId,
        toolName,
        result: { error: message },
      });
      return this.rejectCall(message, isOfBrowser || code === 'Timeout' || code === 'Unreachable');
    }
  }

  /** Keeps a call that is not made in the trace. */
  async rejectCall(message: string, retryable = false): Promise<{ ok: false; message: string }> {
    const error = { code: 'internal' as const, source: 'tool' as const, retryable, message };
    await this.#recordEvent({ type: 'error.occurred', error, retryable });
    return { ok: false, message };
  }

  #recordEvent(content: EventContent, credits = 0): Promise<void> {
    return this.#context.record({ credits, events: [{ producer: this.#producer, content }] });
  }
}

function withoutText(action: Action): object {
  return action.type === 'fill' ? { ...action, text: `${action.text.length} characters` } : action;
}
