import type { Action, UploadFile } from '@web-data/browser';
import { followRedirects, FetchError } from '@web-data/net';
import type { AllowUrl } from '@web-data/net';
import type { InteractAction, InteractFile } from '@web-data/types';
import type { Fetchers } from '../outbound/fetchers.ts';
import { findMissing, toTarget } from './to-action.ts';

/** How the files of an upload are fetched. */
export interface UploadServices {
  fetchers: Fetchers;
  /** The team, for fair scheduling. */
  tenant: string;
  /** The threat policy of the session. */
  allowUrl: AllowUrl | undefined;
  /** Country whose proxy the session uses. */
  country: string | undefined;
  /** Milliseconds for all files together. */
  timeoutMs: number;
  signal: AbortSignal;
}

/** Max bytes of the files of an upload that are fetched, all together. */
const MAX_BYTES = 10_485_760;
const DEFAULT_TYPE = 'application/octet-stream';
const MAX_NAME = 255;

/**
 * Converts an upload to its form in the browser, with the bytes of all its files; a sentence when a file is missing.
 * @throws {FetchError} `Aborted`
 */
export async function toUpload(input: InteractAction, services: UploadServices): Promise<Action | string> {
  const missing = findMissing(input);
  if (missing !== undefined) return missing;
  const files: UploadFile[] = [];
  const until = Date.now() + services.timeoutMs;
  let maxBytes = MAX_BYTES;
  for (const [index, file] of (input.files ?? []).entries()) {
    const timeoutMs = Math.max(1, until - Date.now());
    const read = await readFile(file, { ...services, timeoutMs, maxBytes });
    if (typeof read === 'string') return `files/${index}: ${read} Nothing was done.`;
    files.push(read);
    if (file.content === undefined) maxBytes -= read.bytes.length;
  }
  return { type: 'upload', ...toTarget(input), files };
}

interface FetchServices extends UploadServices {
  /** Max bytes of this file. */
  maxBytes: number;
}

async function readFile(
  { name, contentType, content, url }: InteractFile,
  services: FetchServices,
): Promise<UploadFile | string> {
  if (content !== undefined) {
    const bytes = Buffer.from(content, 'base64');
    return { name: name ?? 'file', contentType: contentType ?? DEFAULT_TYPE, bytes };
  }
  if (url === undefined) return 'A file needs `content` or `url`.';
  try {
    const fetched = await fetchFile(new URL(url), services);
    if (typeof fetched === 'string') return fetched;
    return {
      ...fetched,
      ...(name !== undefined && { name }),
      ...(contentType !== undefined && { contentType }),
    };
  } catch (error) {
    if (!(error instanceof FetchError) || error.code === 'Aborted') throw error;
    return error.message;
  }
}

async function fetchFile(
  url: URL,
  { fetchers, tenant, allowUrl, country, timeoutMs, maxBytes, signal }: FetchServices,
): Promise<UploadFile | string> {
  const { status, headers, body, truncated, hops } = await followRedirects(fetchers.for(country), url, {
    tenant,
    signal,
    maxBytes,
    timeout: timeoutMs,
    // Its bytes go to the page, so it is judged as a result is.
    ...(allowUrl && { allowUrl: (hop) => allowUrl(hop, 'page') }),
  });
  if (status >= 400) return `${url.host} answered with status ${status}.`;
  if (truncated)
    return `The files of one upload may have ${MAX_BYTES} bytes together: this one has more than are left, or broke off.`;
  const { pathname } = hops.at(-1) ?? url;
  return {
    name: toName(pathname),
    contentType: headers['content-type'] ?? DEFAULT_TYPE,
    bytes: Buffer.from(body),
  };
}

function toName(pathname: string): string {
  const last = pathname.split('/').at(-1) ?? '';
  let decoded = last;
  try {
    decoded = decodeURIComponent(last);
  } catch {
    // A path may contain any percent signs.
  }
  return decoded.replaceAll(/\p{Cc}|[/\\]/gu, '').slice(0, MAX_NAME) || 'file';
}
