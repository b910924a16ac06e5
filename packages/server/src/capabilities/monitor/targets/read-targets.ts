import { parseUrl } from '@web-data/net/url';
import type { ErrorDetail } from '@web-data/types';
import { reject } from '@web-data/validator';
import { CrawlScope } from '../../crawl/crawl-scope.ts';
import { readBatchUrls } from '../../crawl/batch-urls.ts';
import { checkSchema } from '../../scrape/scrape.ts';
import type { ContentThreads } from '../../scrape/threads/content-threads.ts';
import { isEmpty } from './target.ts';
import type { TargetInput, Target } from './target.ts';

/**
 * Reads the targets of a request and fills in their ids.
 * @throws {Rejection} 400 for an invalid URL or pattern, or a duplicate id; 422 for an invalid schema.
 */
export async function readTargets(
  input: readonly TargetInput[],
  { threads, teamId }: { threads: ContentThreads; teamId: string },
): Promise<Target[]> {
  const named = new Set(input.map(({ id }) => id).filter((id) => id !== undefined));
  requireUnique(input);
  let next = 1;
  const freeId = (): string => {
    while (named.has(`target-${next}`)) next += 1;
    return `target-${next++}`;
  };
  const targets = input.map((target): Target => ({ ...target, id: target.id ?? freeId() }));
  for (const target of targets) await requireSound(target, { threads, teamId });
  return targets;
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
  target: Target,
  { threads, teamId }: { threads: ContentThreads; teamId: string },
): Promise<void> {
  if (target.type === 'search' || isEmpty(target)) return;
  const schema = target.scrapeOptions?.schema;
  if (schema !== undefined) await checkSchema(threads, schema, { teamId });
  if (target.type === 'scrape') return void readBatchUrls(target.urls!, { ignoreInvalid: false });
  getStartUrl(target);
}

/** Returns the normalized URL where a crawl begins. @throws {Rejection} 400 */
export function getStartUrl({ url, crawlOptions }: TargetInput): string {
  const parsed = url === undefined ? undefined : parseUrl(url);
  const form = parsed && new CrawlScope(crawlOptions ?? {}, parsed).formOf(parsed);
  if (form === undefined) throw reject('BadRequest', { message: `No crawl can begin at a target's url.` });
  return form;
}

function throwInvalid(path: string, message: string): never {
  const detail: ErrorDetail = { in: 'body', path, code: 'uniqueItems', message };
  throw reject('BadRequest', { details: [detail] });
}
