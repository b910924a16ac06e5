import { readFile } from 'node:fs/promises';
import type { Request as AdblockRequest } from '@ghostery/adblocker';
import type { AdRequest, IsAd } from '@web-data/browser';
import { ConfigError } from '../../platform/config/config-error.ts';

/** The network rules of a filter list. */
export interface AdList {
  /** Number of rules about requests; cosmetic rules are not counted. */
  rules: number;
  isAd: IsAd;
}

const MAX_BYTES = 67_108_864;

/**
 * Reads a filter list in the syntax of EasyList or uBlock Origin. Only rules about requests and their exceptions apply.
 * Rules that hide elements, inject scripts or rewrite URLs are ignored, so that a list never changes the content of a
 * page.
 * @throws {ConfigError} for a file that cannot be read, is longer than 64 MiB or has no rule about requests.
 */
export async function readAdList(file: string): Promise<AdList> {
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw createConfigError(file, `cannot be read: ${cause.message}`, cause);
  });
  if (text.length > MAX_BYTES) throw createConfigError(file, 'is longer than 64 MiB');
  // The library is only loaded when a list is configured.
  const { FiltersEngine, Request } = await import('@ghostery/adblocker');
  const engine = FiltersEngine.parse(withoutHosts(text), {
    loadCosmeticFilters: false,
    enableHtmlFiltering: false,
  });
  const rules = engine.getFilters().networkFilters.length;
  if (rules === 0) throw createConfigError(file, 'has no rule about requests');
  const isAd = ({ url, from, type }: AdRequest): boolean =>
    engine.match(Request.fromRawDetails({ url, sourceUrl: from, type: typeOf(type) })).match;
  return { rules, isAd };
}

type Type = NonNullable<Parameters<typeof AdblockRequest.fromRawDetails>[0]['type']>;

/** Converts a resource type of Chromium to the library's name; only these differ. */
function typeOf(type: string): Type {
  if (type === 'subframe') return 'sub_frame';
  return (type === 'signedexchange' || type === 'preflight' ? 'other' : type) as Type;
}

/** Converts lines of a hosts file, a common format of lists, to rules: `0.0.0.0 ads.example.com`. */
function withoutHosts(text: string): string {
  return text.replaceAll(
    /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)[ \t]+([\w.-]+\.[\w-]+)[ \t]*(?:#.*)?$/gm,
    '||$1^',
  );
}

function createConfigError(file: string, why: string, cause?: Error): ConfigError {
  return new ConfigError(
    `The list of advertisements ${file} ${why}. Name a file in the syntax of EasyList or uBlock Origin (WEB_DATA_AD_LIST), or leave it out.`,
    { cause },
  );
}
