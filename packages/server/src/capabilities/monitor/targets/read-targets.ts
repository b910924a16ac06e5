import { parseUrl } from '@web-data/net/url';
import type { ErrorDetail } from '@web-data/types';
import { reject } from '@web-data/validator';
import { CrawlScope } from '../../crawl/crawl-scope.ts';
import { readBatchUrls } from '../../crawl/batch-urls.ts';
import type { PageReader } from '../../pages/page-reader.ts';
import { closeOptions } from '../../pages/stored-options.ts';
import type { Seal } from '../../../platform/webhooks/seal.ts';
import { isEmpty } from './target.ts';
import type { TargetInput, Target } from './target.ts';

interface TargetServices {
  pageReader: PageReader;
  seal: Seal;
  teamId: string;
}

/**
 * Reads the targets of a request and fills in their ids.
 * @throws {Rejection} 400 for an invalid URL or pattern, or a duplicate id; 422 for an invalid
 * schema, 501 for options that need a browser where there is none.
 */
export async function readTargets(
  input: readonly TargetInput[],
  { pageReader, seal, teamId }: TargetServices,
): Promise<Target[]> {
  const named = new Set(input.map(({ id }) => id).filter((id) => id !== undefined));
  requireUnique(input);
  let next = 1;
  const freeId = (): string => {
    while (named.has(`target-${next}`)) next += 1;
    return `target-${next++}`;
  };
  for (const target of input) await requireSound(target, { pageReader, teamId });
  return input.map(({ scrapeOptions, ...target }): Target => ({
    ...target,
    id: target.id ?? freeId(),
    ...(scrapeOptions && { scrapeOptions: closeOptions(scrapeOptions, seal, teamId) }),
  }));
}

function requireUnique(input: readonly TargetInput[]): void {
  const seen = new Set<string>();
  for (const [index, { id }] of input.entries()) {
    if (id !== undefined && seen.has(id))
      throwInvalid(`/targets/${index}/id`, 'must not be the `id` of another target');
    if (id !== undefined) seen.add(id);
  }
}

async function requireSound(
  target: TargetInput,
  { pageReader, teamId }: Pick<TargetServices, 'pageReader' | 'teamId'>,
): Promise<void> {
  if (isEmpty(target)) return;
  if (target.scrapeOptions !== undefined) await pageReader.check(target.scrapeOptions, { teamId });
  if (target.type === 'scrape') readBatchUrls(target.urls!, { ignoreInvalid: false });
  if (target.type === 'crawl') getStartUrl(target);
}

/** Returns the normalized URL where a crawl begins. @throws {Rejection} 400 */
export function getStartUrl({ url, crawlOptions }: Pick<TargetInput, 'url' | 'crawlOptions'>): string {
  const parsed = url === undefined ? undefined : parseUrl(url);
  const form = parsed && new CrawlScope(crawlOptions ?? {}, parsed).formOf(parsed);
  if (form === undefined) throw reject('BadRequest', { message: `No crawl can begin at a target's url.` });
  return form;
}

function throwInvalid(path: string, message: string): never {
  const detail: ErrorDetail = { in: 'body', path, code: 'uniqueItems', message };
  throw reject('BadRequest', { details: [detail] });
}
