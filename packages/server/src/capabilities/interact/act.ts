import { BrowserError } from '@web-data/browser';
import { withDefaultFormats } from '../pages/normalize-scrape.ts';
import type { Action, ActionOutcome } from '@web-data/browser';
import type { InteractAction, InteractActionsResponse, InteractResult, ScrapeData } from '@web-data/types';
import { FetchError } from '@web-data/net';
import { reject } from '@web-data/validator';
import type { Rejection } from '@web-data/validator';
import type { FileReader } from '../pages/fetch/file-reader.ts';
import type { ContentThreads } from '../pages/threads/content-threads.ts';
import type { UploadServices } from './to-upload.ts';
import { toUpload } from './to-upload.ts';
import { readDownload } from './read-download.ts';
import type { DoneAction } from './record/session-record.ts';
import type { Open } from './sessions.ts';
import { toAction, formatIgnoredMembers } from './to-action.ts';

/** Services and limits for actions. */
export interface ActServices extends Pick<UploadServices, 'fetchers'> {
  threads: ContentThreads;
  fileReader: FileReader;
  /** Milliseconds for all actions together. */
  timeoutMs: number;
  signal: AbortSignal;
}

/**
 * Runs actions one after the other until one fails. Where the session has a page to open, that is the first action.
 * @throws {Rejection} 404, 501, 503 when there is no page
 */
export function act(
  open: Open,
  actions: readonly InteractAction[],
  services: ActServices,
): Promise<InteractActionsResponse> {
  const until = Date.now() + services.timeoutMs;
  const left = (): number => Math.max(1, until - Date.now());
  return open.live.runExclusive(async () => {
    const results: InteractResult[] = [];
    const { pendingUrl } = open;
    const all = pendingUrl === undefined ? actions : [{ type: 'goto' as const, url: pendingUrl }, ...actions];
    for (const action of all) {
      const since = performance.now();
      const done = await one(open, action, { ...services, timeoutMs: left() }).catch((error: unknown) => {
        // Results of earlier actions must be returned.
        if (results.length === 0 || !(error instanceof BrowserError)) throw toRejection(error);
        return { result: toClosedResult(action, error), element: undefined, isSecret: undefined };
      });
      const { result } = done;
      results.push(result);
      await open.record?.add({ action, durationMs: performance.now() - since, ...done });
      if (!result.ok) break;
      open.pendingUrl = undefined;
    }
    const completed = results.length === all.length && results.every(({ ok }) => ok);
    return { success: true, completed, results };
  });
}

/** An action that was done, with what its record has besides its result. */
type Done = Pick<DoneAction, 'element' | 'isSecret' | 'result'>;

async function one(open: Open, action: InteractAction, services: ActServices): Promise<Done> {
  const { timeoutMs: timeout, signal } = services;
  const until = Date.now() + timeout;
  const converted = await convert(open, action, services);
  const outcome = await open.live.do(converted, { timeout: Math.max(1, until - Date.now()), signal });
  const { ok, url, title, snapshot, screenshot, windows, downloads, element, isSecret } = outcome;
  const message = outcome.message + formatIgnoredMembers(action);
  const result: InteractResult = { type: action.type, ok, message, url, title };
  if (snapshot !== undefined) result.snapshot = snapshot;
  if (screenshot) result.screenshot = `data:image/png;base64,${screenshot.bytes.toString('base64')}`;
  if (action.type === 'scrape' && outcome.html !== undefined)
    result.data = await contentOf(action, outcome, { ...services, teamId: open.teamId });
  if (windows)
    result.windows = windows.map(({ url: at, title: called, isCurrent }) => ({
      url: at,
      title: called,
      current: isCurrent,
    }));
  if (downloads) result.downloads = [...downloads];
  if (outcome.download === undefined) return { result, element, isSecret };
  const read = await readDownload(outcome.download, action, {
    ...services,
    teamId: open.teamId,
    timeoutMs: Math.max(1, until - Date.now()),
  });
  const complete =
    typeof read === 'string' ? { ...result, ok: false, message: read } : { ...result, data: read };
  return { result: complete, element, isSecret };
}

function convert(
  { teamId, allowUrl, country }: Open,
  action: InteractAction,
  { fetchers, timeoutMs, signal }: ActServices,
): Promise<Action | string> | Action | string {
  if (action.type !== 'upload') return toAction(action);
  return toUpload(action, { fetchers, tenant: teamId, allowUrl, country, timeoutMs, signal });
}

/** Returns the content of the current page in the requested forms. */
async function contentOf(
  { formats, onlyMainContent }: InteractAction,
  { url, status, html: text = '' }: ActionOutcome,
  { threads, teamId, timeoutMs, signal }: ActServices & { teamId: string },
): Promise<ScrapeData> {
  const page = { url, status: status || 200, text, isHtml: true, isRendered: true } as const;
  const request = {
    url,
    formats: withDefaultFormats(formats),
    ...(onlyMainContent !== undefined && { onlyMainContent }),
  };
  // The current page may be empty; that is not an error here.
  const { data } = await threads.run('scrape', [page, request], { teamId, timeoutMs, signal });
  return data;
}

function toClosedResult(action: InteractAction, { message }: BrowserError): InteractResult {
  return {
    type: action.type,
    ok: false,
    message: `${message} The session has ended.`,
    url: 'about:blank',
    title: '',
  };
}

function toRejection(error: unknown): unknown {
  if (error instanceof FetchError && error.code === 'Aborted')
    return reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause: error });
  // The browser did not open a page in time. A slow action is reported in its result instead.
  if (error instanceof FetchError && error.code === 'Timeout') return busy(error);
  if (!(error instanceof BrowserError)) return error;
  if (error.code === 'NoBrowser' || error.code === 'NoSandbox') return reject('NoBrowser', { cause: error });
  if (error.code === 'Busy') return busy(error);
  return reject('SessionNotFound', { cause: error });
}

function busy(cause: Error): Rejection {
  return reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause });
}
