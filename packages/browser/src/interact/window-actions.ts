import { isDownload, navigate } from '../render/navigate.ts';
import type { BrowserSession } from '../session/session.ts';
import { ActionError } from './action.ts';
import type { WindowState } from './action.ts';
import type { Handlers } from './element-action.ts';

/** Max milliseconds for the title of a window, whose page may hang. */
const TITLE_MS = 1000;
/** Max milliseconds for a window to close; its page may ask its user to stay. */
const CLOSE_MS = 2000;
/** Max milliseconds between the end of a navigation and the download that it became. */
const DOWNLOAD_MS = 1000;

type WindowAction = 'back' | 'closeWindow' | 'dialog' | 'goto' | 'switchWindow' | 'windows';

/** Handlers of the actions on windows and what they show as a whole. */
export const windowHandlers: Handlers<WindowAction> = {
  async goto({ url }, { session }) {
    const before = session.downloads?.all.length ?? 0;
    try {
      const response = await navigate(session, new URL(url));
      return { message: `Opened ${response.url().slice(0, 500)} with status ${response.status()}.` };
    } catch (error) {
      if (!isDownload(error)) throw error;
      const file = await session.downloads?.find(before, DOWNLOAD_MS);
      if (file === undefined) throw error;
      return { message: `The URL is no page but a file, ${JSON.stringify(file.name)}, which is downloaded.` };
    }
  },
  async back(_, { page, left }) {
    const response = await page.goBack({ waitUntil: 'commit', timeout: left() });
    if (response === null && page.url() === 'about:blank')
      throw new ActionError('There is no page to go back to.');
    return { message: 'Went back.' };
  },
  async dialog({ accept, text }, { session }) {
    session.dialogResponse = { accept, text };
    return { message: accept ? 'Dialogs are accepted from now on.' : 'Dialogs are dismissed from now on.' };
  },
  async windows(_, { session }) {
    const windows = await listWindows(session);
    return {
      message: windows.length === 1 ? 'There is 1 window.' : `There are ${windows.length} windows.`,
      windows,
    };
  },
  async switchWindow({ window }, { session }) {
    const isThere = await session.windows.switchTo(window);
    const windows = await listWindows(session);
    if (!isThere) throw new ActionError(`There is no window ${window}. ${formatWindows(windows)}`);
    return { message: `Switched to window ${window}.`, windows };
  },
  async closeWindow(_, { session }) {
    if (session.windows.all.length === 1)
      throw new ActionError('There is only one window. To close it, end the session.');
    await session.windows.closeCurrent(CLOSE_MS);
    const windows = await listWindows(session);
    const current = windows.findIndex(({ isCurrent }) => isCurrent) + 1;
    return { message: `Closed the window. Window ${current} is the current one.`, windows };
  },
};

async function listWindows({ windows }: BrowserSession): Promise<WindowState[]> {
  return Promise.all(
    windows.all.map(async (window) => ({
      url: window.page.url(),
      title: await readTitle(window.page),
      isCurrent: window === windows.current,
    })),
  );
}

/** Reads the title of a page; empty when the page navigates or hangs. */
export async function readTitle(page: { title(): Promise<string> }): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(''), TITLE_MS);
  });
  const title = await Promise.race([page.title().catch(() => ''), late]);
  clearTimeout(timer);
  return title;
}

function formatWindows(windows: readonly WindowState[]): string {
  const named = windows.map(({ url }, index) => `${index + 1} at ${url.slice(0, 200)}`);
  return `There are: ${named.join(', ')}.`;
}
