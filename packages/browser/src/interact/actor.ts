import { FetchError } from '@web-data/net';
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

/** Max milliseconds to wait for what an action started, and for the title of a page. */
const STILL_MS = 5000;
const TITLE_MS = 1000;
/** Max characters of a text of the page, or of a URL, in a message. */
const MAX_SAID = 500;
/** Actions after which there is nothing to wait for. */
const QUIET: ReadonlySet<Action['type']> = new Set([
  'hover',
  'pdf',
  'screenshot',
  'scrape',
  'snapshot',
  'wait',
]);

/** Acts in the page of a session, as a user would. */
export class Actor {
  readonly #session: BrowserSession;
  readonly #stillness: Stillness;
  #status = 0;
  #response = '';

  /** Opens an actor for a session; called before the first navigation of its page. */
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
   * Does one action. An action that fails results in `ok` false and a message.
   * @throws {BrowserError} `Crashed`, `Closed`; {FetchError} `Aborted`: the session is over, or the caller aborted.
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
      if (error instanceof FetchError && error.code === 'Aborted') throw error;
      return this.reject(explainFailure(error));
    }
  }

  /** The result for an action that cannot be done, with the current URL of the page. */
  async reject(message: string): Promise<ActionOutcome> {
    return { ok: false, message, ...(await this.#where()) };
  }

  async #perform(action: Action, timeout: number): Promise<ActionResult> {
    const until = Date.now() + timeout;
    const left = (): number => Math.max(1, until - Date.now());
    const context: ActionContext = { session: this.#session, page: this.#session.page, left };
    // Each action has a handler for its type, which the compiler cannot follow.
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

  /** Throws when an action started a navigation that failed. */
  #requirePage(did: string): void {
    const { interception, page } = this.#session;
    const last = interception.hops.at(-1);
    if (last === undefined) return;
    if (interception.denied === undefined && !page.url().startsWith('chrome-error:')) return;
    // Chromium shows no page for a site that requests HTTP authentication.
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
    // The page may be navigating or hang.
    const title = await Promise.race([page.title().catch(() => ''), late]);
    clearTimeout(timer);
    return { url: page.url(), title, status: this.#status };
  }
}

/**
 * Describes dialogs, windows and downloads of the page, as additions to the message of an action. Texts that
 * the page wrote are shortened.
 */
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
