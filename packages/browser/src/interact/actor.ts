import { FetchError } from '@web-data/net';
import type { Page, Response } from 'playwright-core';
import { BrowserError } from '../errors.ts';
import { describeAuth, navigationError } from '../render/navigate.ts';
import type { Popups } from '../session/quiet-page.ts';
import type { WorkOptions } from '../session/in-time.ts';
import type { BrowserSession } from '../session/session.ts';
import { ActionError } from './action.ts';
import type { Action, ActionOutcome } from './action.ts';
import { handlers } from './deeds.ts';
import type { ActionContext, ActionResult } from './element-action.ts';
import { explainFailure } from './faults.ts';
import { takeStepPicture } from './step-picture.ts';
import type { StepPictureOptions } from './step-picture.ts';
import { Stillness } from './stillness.ts';
import { readTitle } from './window-actions.ts';

/** Max milliseconds to wait for what an action started. */
const STILL_MS = 5000;
/** Max characters of a text of the page, or of a URL, in a message. */
const MAX_SAID = 500;
/** Actions after which there is nothing to wait for. */
const QUIET: ReadonlySet<Action['type']> = new Set([
  'dialog',
  'download',
  'downloads',
  'hover',
  'pdf',
  'screenshot',
  'scrape',
  'snapshot',
  'wait',
  'windows',
]);

/** Acts in the page of a session, as a user would. */
export class Actor {
  readonly #session: BrowserSession;
  readonly #stillness: Stillness;
  readonly #responses = new WeakMap<Page, { status: number; url: string }>();

  /** Opens an actor for a session; called before the first navigation of its page. */
  static async open(session: BrowserSession): Promise<Actor> {
    await session.windows.guard();
    return new Actor(session);
  }

  private constructor(session: BrowserSession) {
    this.#session = session;
    this.#stillness = new Stillness(session);
    session.page.context().on('response', (response) => this.#note(response));
  }

  /** HTTP status of the document that the page shows; 0 before the first. */
  get status(): number {
    return this.#responses.get(this.#session.page)?.status ?? 0;
  }

  #note(response: Response): void {
    const request = response.request();
    if (!request.isNavigationRequest()) return;
    try {
      const frame = request.frame();
      if (frame !== frame.page().mainFrame()) return;
      this.#responses.set(frame.page(), { status: response.status(), url: response.url() });
    } catch {
      // A request of a worker, or of a window that is still opening, has no frame.
    }
  }

  /**
   * Does one action. An action that fails results in `ok` false and a message.
   * @throws {BrowserError} `Crashed`, `Closed`; {FetchError} `Aborted`: the session is over, or the caller aborted.
   */
  async do(action: Action, { timeout, signal }: WorkOptions): Promise<ActionOutcome> {
    const session = this.#session;
    const { popups } = session;
    const windows = session.windows.all.length;
    const downloads = session.downloads?.all.length ?? 0;
    for (const kind of [popups.dialogs, popups.windows, popups.windowUrls, popups.downloads]) kind.length = 0;
    session.interception.restart();
    try {
      const { message, ...found } = await session.run(() => this.#perform(action, timeout), {
        timeout,
        signal,
      });
      return {
        ok: true,
        message:
          message +
          besides(popups, session.windows.all.length - windows) +
          describeOpened(session, { windows, downloads }),
        ...found,
        ...(await this.#where()),
      };
    } catch (error) {
      if (error instanceof BrowserError) throw error;
      if (error instanceof FetchError && error.code === 'Aborted') throw error;
      return this.reject(explainFailure(error));
    }
  }

  /** Pictures the current window for the record of a session; undefined when there is no picture to keep. */
  async picture(options: StepPictureOptions): Promise<Buffer | undefined> {
    const { page } = this.#session;
    return this.#session
      .run(() => takeStepPicture(page, options), { timeout: 2 * options.timeout })
      .catch(() => undefined);
  }

  /** The result for an action that cannot be done, with the current URL of the page. */
  async reject(message: string): Promise<ActionOutcome> {
    return { ok: false, message, ...(await this.#where()) };
  }

  async #perform(action: Action, timeout: number): Promise<ActionResult> {
    const since = Date.now();
    const until = since + timeout;
    const left = (): number => Math.max(1, until - Date.now());
    const context: ActionContext = {
      session: this.#session,
      page: this.#session.page,
      stillness: this.#stillness,
      left,
    };
    // Each action has a handler for its type, which the compiler cannot follow.
    const handler = handlers[action.type] as (
      action: Action,
      context: ActionContext,
    ) => Promise<ActionResult>;
    const done = await handler(action, context);
    if (QUIET.has(action.type)) return done;
    await this.#stillness.wait({ max: Math.min(STILL_MS, left() / 2), since });
    await this.#session.windows.settle();
    this.#requirePage(done.message);
    return done;
  }

  /** Throws when an action started a navigation that failed. */
  #requirePage(did: string): void {
    const { interception, page } = this.#session;
    const last = interception.hops.at(-1);
    if (last === undefined) return;
    if (interception.denied === undefined && !page.url().startsWith('chrome-error:')) return;
    const response = this.#responses.get(page);
    if (response?.status === 401 && response.url === last.href)
      throw new ActionError(`${did} ${describeAuth(last)}`);
    const error = navigationError(this.#session, last, undefined);
    const why = error instanceof Error ? error.message : `${last.host} could not be reached.`;
    throw new ActionError(`${did} The page that it led to did not come: ${why}`);
  }

  async #where(): Promise<{ url: string; title: string; status: number }> {
    const { page } = this.#session;
    const title = await readTitle(page);
    return { url: page.url(), title, status: this.status };
  }
}

/**
 * Describes dialogs, closed windows and blocked downloads of the page, as additions to the message of an action. Texts
 * that the page wrote are shortened.
 * @param openedCount windows that the action opened and that stay open
 */
function besides({ dialogs, windows, windowUrls, downloads }: Popups, openedCount: number): string {
  const parts: string[] = [];
  const [dialog] = dialogs;
  if (dialog) {
    const said = dialog.text === '' ? '' : ` that says "${short(dialog.text.replaceAll(/\s+/g, ' '))}"`;
    const more = dialogs.length > 1 ? `, and ${dialogs.length - 1} more` : '';
    parts.push(
      ` The page showed a dialog (${dialog.type})${said}${more}, which was ${dialog.isAccepted ? 'accepted' : 'dismissed'}.`,
    );
  }
  if (windows.length > 0 || windowUrls.length > Math.max(0, openedCount)) {
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

/** Describes the windows that an action opened and the files that it downloads, as additions to its message. */
function describeOpened(
  { windows, downloads }: BrowserSession,
  before: { windows: number; downloads: number },
): string {
  const parts = windows.all.slice(before.windows).map(({ page }, index) => {
    const number = before.windows + index + 1;
    return ` The page opened window ${number}, at ${short(page.url())}.`;
  });
  const files = downloads?.all.slice(before.downloads) ?? [];
  if (files.length > 0)
    parts.push(` The page downloads: ${files.map(({ name }) => JSON.stringify(name)).join(', ')}.`);
  return parts.join('');
}

function short(text: string): string {
  return text.length > MAX_SAID ? `${text.slice(0, MAX_SAID)}…` : text;
}
