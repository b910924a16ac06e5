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
  timeoutMs: number;
  signal: AbortSignal;
}

/** Max bytes of a file that is fetched. */
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
  for (const [index, file] of (input.files ?? []).entries()) {
    const read = await readFile(file, services);
    if (typeof read === 'string') return `files/${index}: ${read} Nothing was done.`;
    files.push(read);
  }
  return { type: 'upload', ...toTarget(input), files };
}

async function readFile(
  { name, contentType, content, url }: InteractFile,
  services: UploadServices,
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
  { fetchers, tenant, allowUrl, country, timeoutMs, signal }: UploadServices,
): Promise<UploadFile | string> {
  const { status, headers, body, truncated, hops } = await followRedirects(fetchers.for(country), url, {
    tenant,
    signal,
    maxBytes: MAX_BYTES,
    timeout: timeoutMs,
    ...(allowUrl && { allowUrl: (hop) => allowUrl(hop, 'file') }),
  });
  if (status >= 400) return `${url.host} answered with status ${status}.`;
  if (truncated) return `The file has more than ${MAX_BYTES} bytes, or broke off.`;
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
