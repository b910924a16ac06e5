import type { Locator, Page } from 'playwright-core';
import { ActionError } from './action.ts';
import type { UploadFile } from './action.ts';
import { actOn } from './element-action.ts';
import type { ActionContext, Handlers } from './element-action.ts';
import { inTime } from '../session/in-time.ts';

/** Max milliseconds between a click and the file picker that it opens. */
const PICKER_MS = 2000;

/** Handlers of the actions on files. */
export const fileHandlers: Handlers<'download' | 'downloads' | 'upload'> = {
  async upload(action, context) {
    const { files } = action;
    const payload = files.map(({ name, contentType, bytes }) => ({
      name,
      mimeType: contentType,
      buffer: bytes,
    }));
    const did = files.length === 1 ? 'Gave 1 file to' : `Gave ${files.length} files to`;
    return actOn(
      action,
      context,
      did,
      (element, timeout) => give(context.page, element, payload, timeout),
      'file',
    );
  },
  async downloads(_, context) {
    const { session } = context;
    await settleDownloads(context);
    const downloads = session.downloads?.all ?? [];
    const complete = downloads.filter(({ state }) => state === 'kept').length;
    return {
      message: `The session has downloaded ${complete} ${complete === 1 ? 'file' : 'files'}.`,
      downloads,
    };
  },
  async download({ file: name }, context) {
    const { session } = context;
    await settleDownloads(context);
    const download = await session.downloads?.read(name);
    if (download !== undefined) return { message: `Read ${JSON.stringify(name)}.`, download };
    const failed = session.downloads?.all.find((one) => one.name === name);
    const names = (session.downloads?.all ?? [])
      .filter(({ state }) => state === 'kept')
      .map((one) => one.name);
    const instead =
      names.length === 0
        ? 'No file was downloaded.'
        : `There are: ${names.map((one) => JSON.stringify(one)).join(', ')}.`;
    throw new ActionError(
      failed?.problem ?? `No file of the name ${JSON.stringify(name)} was downloaded. ${instead}`,
    );
  },
};

/** Waits for the downloads that are running, for half of the time that is left. */
async function settleDownloads({ session, left }: ActionContext): Promise<void> {
  await inTime(async () => session.downloads?.settle(), { timeout: left() / 2 }).catch(() => undefined);
}

type Payload = { name: UploadFile['name']; mimeType: string; buffer: Buffer }[];

/** Sets the files of a file input, or clicks an element and answers the file picker that it opens. */
async function give(page: Page, element: Locator, payload: Payload, timeout: number): Promise<void> {
  if (await element.evaluate(isFileInput, undefined, { timeout }))
    return element.setInputFiles(payload, { timeout });
  const picked = page.waitForEvent('filechooser', { timeout: Math.min(PICKER_MS, timeout) });
  picked.catch(() => undefined); // The click may fail first.
  await element.click({ timeout });
  const picker = await picked.catch((cause: unknown) => {
    throw new ActionError('It takes no file, and opens no file picker.', { cause });
  });
  if (payload.length > 1 && !picker.isMultiple()) throw new ActionError('It takes one file only.');
  await picker.setFiles(payload, { timeout });
}

/** Runs in the page. */
function isFileInput(element: Element): boolean {
  return element.matches('input[type=file]');
}
