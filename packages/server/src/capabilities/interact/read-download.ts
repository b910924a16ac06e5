import type { Findings } from '@web-data/browser';
import { FetchError } from '@web-data/net';
import { ParseError } from '@web-data/parse';
import type { InteractAction, ScrapeData } from '@web-data/types';
import { toUnreadable } from '../parse/file-error.ts';
import type { FileReader } from '../pages/fetch/file-reader.ts';
import { withDefaultFormats } from '../pages/normalize-scrape.ts';
import type { ContentThreads } from '../pages/threads/content-threads.ts';

export interface DownloadServices {
  threads: ContentThreads;
  fileReader: FileReader;
  teamId: string;
  timeoutMs: number;
  signal: AbortSignal;
}

/**
 * Reads a downloaded file as Parse does; returns a sentence when it cannot be read.
 * @throws {Rejection} 503 when too many files of the team wait; {FetchError} `Aborted`
 */
export async function readDownload(
  { file, content }: NonNullable<Findings['download']>,
  { formats, onlyMainContent }: InteractAction,
  { threads, fileReader, teamId, timeoutMs, signal }: DownloadServices,
): Promise<ScrapeData | string> {
  const bounds = { tenant: teamId, timeout: timeoutMs, signal };
  try {
    const { html, warnings } = await fileReader.read(content, { fileName: file.name, ...bounds });
    const url = /^https?:/.test(file.url) ? file.url : 'file:///';
    const page = { url, status: 200, text: html, isHtml: true, isRendered: true } as const;
    const request = {
      url,
      formats: withDefaultFormats(formats),
      ...(onlyMainContent !== undefined && { onlyMainContent }),
    };
    const { data } = await threads.run('scrape', [page, request], { teamId, timeoutMs, signal });
    return warnings.length === 0 ? data : { ...data, warning: warnings.join(' ') };
  } catch (error) {
    if (error instanceof ParseError && error.code !== 'TooSlow') return error.message;
    const failure = toUnreadable(error, signal);
    if (failure instanceof FetchError && failure.code === 'Timeout') return failure.message;
    throw failure;
  }
}
