import { reject } from '@web-data/validator';
import type { Detail } from '@web-data/validator';
import { parseUrl } from '@web-data/net/url';
import { pageEntry } from './entry.ts';
import type { Entry } from './entry.ts';

/** The URLs of a batch as unique entries, and the invalid ones. */
export interface BatchUrls {
  entries: Entry[];
  invalid: string[];
}

/**
 * Parses the URLs of a batch. @throws {Rejection} 400 `Invalid URL` for an invalid entry, unless `ignoreInvalid` is
 * set.
 */
export function readBatchUrls(
  urls: readonly string[],
  { ignoreInvalid }: { ignoreInvalid: boolean },
): BatchUrls {
  const entries = new Map<string, Entry>();
  const invalid: string[] = [];
  const details: Detail[] = [];
  for (const [index, text] of urls.entries()) {
    const entry = entryOf(text);
    if (entry !== undefined) entries.set(entry.key, entries.get(entry.key) ?? entry);
    else {
      invalid.push(text);
      details.push(detailOf(index));
    }
  }
  if (invalid.length > 0 && !ignoreInvalid)
    throw reject('InvalidUrl', { details: details.slice(0, MAX_DETAILS) });
  return { entries: [...entries.values()], invalid };
}

const MAX_DETAILS = 100;

function entryOf(text: string): Entry | undefined {
  const url = text === text.trim() ? parseUrl(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return pageEntry(url.href, 0);
}

function detailOf(index: number): Detail {
  return {
    in: 'body',
    path: `/urls/${index}`,
    code: 'format',
    message: 'must be an absolute http or https URL',
    expected: 'http-url',
  };
}
