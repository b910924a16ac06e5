import { map } from '@web-data/site-map';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { AllowUrl, Fetcher } from '@web-data/site-map/fetch';
import type { AgentRequest } from '@web-data/types';
import type { Outbound } from '../map/outbound.ts';
import { readPage } from '../scrape/page.ts';
import type { Page } from '../scrape/page.ts';
import { uuidv7 } from '../ids.ts';
import type { RunContext } from './runner.ts';
import { orchestrator } from './trace-event.ts';
import type { EventContent } from './trace-event.ts';

/** What the tools reach the web with. */
export interface ToolServices {
  fetcher(): Fetcher;
  outbound(): Outbound;
  /** Credits of one call. */
  mapCredits: number;
  scrapeCredits: number;
  /** Asked for each URL that a run reads; the threat policy of who asked. */
  allowUrl?(context: RunContext): AllowUrl | undefined;
}

const SCRAPE_MS = 30_000;
const MAP_MS = 60_000;

/** The tools of a run. Every call stands in the trace and costs credits before it is made. */
export class Tools {
  readonly #services: ToolServices;
  readonly #context: RunContext;
  readonly #allowUrl: AllowUrl | undefined;

  constructor(services: ToolServices, context: RunContext) {
    this.#services = services;
    this.#context = context;
    this.#allowUrl = services.allowUrl?.(context);
  }

  /** Reads a page; undefined, and an `error.occurred` in the trace, when it cannot be read or must not. */
  async scrape(url: string): Promise<Page | undefined> {
    if (!isPermitted(url, this.#context.request)) return this.#refuse('scrape', { url });
    const { scrapeCredits, fetcher } = this.#services;
    return this.#call('scrape', { url }, scrapeCredits, async () => {
      const options = {
        timeout: SCRAPE_MS,
        signal: this.#context.signal,
        headers: {},
        allowUrl: this.#allowUrl,
      };
      const page = await readPage(fetcher(), new URL(url), options);
      return { value: page, result: { url: page.url.href, status: page.status } };
    });
  }

  /** Finds pages of a site, those that fit `search` first; undefined when the site cannot be read. */
  async map(url: string, search: string, limit: number): Promise<string[] | undefined> {
    const { mapCredits, outbound } = this.#services;
    return this.#call('map', { url, search, limit }, mapCredits, async () => {
      const { links } = await map(url, {
        ...outbound(),
        search,
        limit,
        timeout: MAP_MS,
        signal: this.#context.signal,
        ...(this.#allowUrl && { allowUrl: this.#allowUrl }),
      });
      const value = links.map((link) => link.url);
      return { value, result: { links: value.length } };
    });
  }

  async #call<T>(
    toolName: string,
    parameters: object,
    credits: number,
    work: () => Promise<{ value: T; result: object }>,
  ): Promise<T | undefined> {
    const toolCallId = uuidv7();
    await this.#tell({ type: 'tool_call.started', toolCallId, toolName, parameters }, credits);
    try {
      const { value, result } = await work();
      await this.#tell({ type: 'tool_call.finished', toolCallId, toolName, result });
      return value;
    } catch (error) {
      if (!(error instanceof SiteMapError) || error.code === 'Aborted') throw error;
      await this.#tell({
        type: 'tool_call.finished',
        toolCallId,
        toolName,
        result: { error: error.message },
      });
      await this.#fail(error.message, error.code === 'Timeout' || error.code === 'Unreachable');
      return undefined;
    }
  }

  async #refuse(toolName: string, parameters: { url: string }): Promise<undefined> {
    await this.#fail(`${toolName} of ${parameters.url} is outside the URLs that the task allows.`, false);
    return undefined;
  }

  async #fail(message: string, retryable: boolean): Promise<void> {
    const error = { code: 'internal' as const, source: 'tool' as const, retryable, message };
    await this.#tell({ type: 'error.occurred', error, retryable });
  }

  #tell(content: EventContent, credits = 0): Promise<void> {
    return this.#context.record({ credits, events: [{ producer: orchestrator, content }] });
  }
}

/** Whether a run with `strictConstrainToURLs` may read a URL: only those that the task names. */
function isPermitted(url: string, { strictConstrainToURLs, urls = [] }: AgentRequest): boolean {
  return strictConstrainToURLs !== true || urls.some((one) => new URL(one).href === new URL(url).href);
}
