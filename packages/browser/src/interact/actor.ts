import { SiteMapError } from '@web-data/site-map/fetch';
import { BrowserError } from '../errors.ts';
import { navigationError } from '../render/navigate.ts';
import type { Popups } from '../session/quiet-page.ts';
import type { WorkOptions } from '../session/in-time.ts';
import type { BrowserSession } from '../session/session.ts';
import { ActionError } from './action.ts';
import type { Action, ActionOutcome } from './action.ts';
import { handlers } from './deeds.ts';
import type { ActionResult, ActionContext } from './deeds.ts';
import { explainFailure } from './faults.ts';
import { keepOneWindow } from './one-window.ts';
import { Stillness } from './stillness.ts';

/** Milliseconds for what an action began to come to an end, and for the title of a page. */
const STILL_MS = 5000;
const TITLE_MS = 1000;
/** Characters of what a page says, and of a URL, in a sentence. */
const MAX_SAID = 500;
/** After these nothing is on its way. */
const QUIET: ReadonlySet<Action['type']> = new Set([
  'hover',
  'pdf',
  'screenshot',
  'scrape',
  'snapshot',
  'wait',
]);

/** Acts in the page of a session, as its user would. */
export class Actor {
  readonly #session: BrowserSession;
  readonly #stillness: Stillness;
  #status = 0;
  #response = '';

  /** Takes a session over, before its page is led anywhere. */
  static async open(session: BrowserSession): Promise<Actor> {
    await keepOneWindow(session.page);
    return new Actor(session);
  }

  private constructor(session: BrowserSession) {
    this.#session = session;
    const { page } = session;
    this.#stillness = new Stillness(session);
    page.on('response', (response) => {
      const request = response.request();
      // A request of a worker has no frame.
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      this.#status = response.status();
      this.#response = response.url();
    });
  }

  /** HTTP status of the document that the page shows; 0 before the first. */
  get status(): number {
    return this.#status;
  }

  /**
   * Does one action. What cannot be done is told by `ok` false and a sentence.
   * @throws {BrowserError} `Crashed`, `Closed`; {SiteMapError} `Aborted`: the session is over, or nobody waits.
   */
  async do(action: Action, { timeout, signal }: WorkOptions): Promise<ActionOutcome> {
    const session = this.#session;
    const { popups } = session;
    for (const kind of [popups.dialogs, popups.windows, popups.windowUrls, popups.downloads]) kind.length = 0;
    session.interception.restart();
    try {
      const { message, ...found } = await session.run(() => this.#perform(action, timeout), {
        timeout,
        signal,
      });
      return {
        ok: true,
        message: message + besides(popups),
        ...found,
        ...(await this.#where()),
      };
    } catch (error) {
      if (error instanceof BrowserError) throw error;
      if (error instanceof SiteMapError && error.code === 'Aborted') throw error;
      return this.reject(explainFailure(error));
    }
  }

  /** The outcome of an action that cannot be done, with where the page is. */
  async reject(message: string): Promise<ActionOutcome> {
    return { ok: false, message, ...(await this.#where()) };
  }

  async #perform(action: Action, timeout: number): Promise<ActionResult> {
    const until = Date.now() + timeout;
    const left = (): number => Math.max(1, until - Date.now());
    const context: ActionContext = { session: this.#session, page: this.#session.page, left };
    // Each action has a deed of its type, which the compiler cannot follow.
    const handler = handlers[action.type] as (
      action: Action,
      context: ActionContext,
    ) => Promise<ActionResult>;
    const done = await handler(action, context);
    if (QUIET.has(action.type)) return done;
    await this.#stillness.wait(Math.min(STILL_MS, left() / 2));
    this.#requirePage(done.message);
    return done;
  }

  /** A page that an action led to may not have come. */
  #requirePage(did: string): void {
    const { interception, page } = this.#session;
    const last = interception.hops.at(-1);
    if (last === undefined) return;
    if (interception.denied === undefined && !page.url().startsWith('chrome-error:')) return;
    // Chromium shows no page of a site that asks in a dialog of the browser who one is.
    if (this.#status === 401 && this.#response === last.href)
      throw new ActionError(
        `${did} ${last.host} asks for a user name and a password by HTTP (status 401), which cannot be given.`,
      );
    const error = navigationError(this.#session, last, undefined);
    const why = error instanceof Error ? error.message : `${last.host} could not be reached.`;
    throw new ActionError(`${did} The page that it led to did not come: ${why}`);
  }

  async #where(): Promise<{ url: string; title: string; status: number }> {
    const { page } = this.#session;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(''), TITLE_MS);
    });
    // It may be on its way to another document, or hang.
    const title = await Promise.race([page.title().catch(() => ''), late]);
    clearTimeout(timer);
    return { url: page.url(), title, status: this.#status };
  }
}

/** What the page did besides, in sentences that follow the one of an action; what it says itself is shortened. */
function besides({ dialogs, windows, windowUrls, downloads }: Popups): string {
  const parts: string[] = [];
  const [dialog] = dialogs;
  if (dialog) {
    const said = dialog.text === '' ? '' : ` that says "${short(dialog.text.replaceAll(/\s+/g, ' '))}"`;
    const more = dialogs.length > 1 ? `, and ${dialogs.length - 1} more` : '';
    parts.push(` The page showed a dialog (${dialog.type})${said}${more}, which was dismissed.`);
  }
  if (windows.length + windowUrls.length > 0) {
    const named = [...new Set(windowUrls.filter((url) => /^https?:/.test(url)).map((url) => short(url)))];
    const where = named.length === 0 ? '' : `: ${named.join(', ')}`;
    parts.push(` The page opened another window, which was closed${where}.`);
  }
  if (downloads.length > 0)
    parts.push(
      ` The page began a download, which was not taken: ${downloads.map((url) => short(url)).join(', ')}.`,
    );
  return parts.join('');
}

function short(text: string): string {
  return text.length > MAX_SAID ? `${text.slice(0, MAX_SAID)}…` : text;
}
