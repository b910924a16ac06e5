import type { components } from '@web-data/dashboard/account';
import { sql } from 'kysely';
import { hideUrlSecrets } from '@web-data/net/secrets';
import type { Store } from '../../platform/store/store.ts';
import type { CrawlErrorRow } from '../../platform/store/tables/crawl.ts';
import type { Context } from '../account-services.ts';
import { readPart, USUAL_LIMIT } from '../lists/read-part.ts';
import type { Part } from '../lists/read-part.ts';
import { toIsoTime } from '../times.ts';

type Failure = components['schemas']['JobFailure'];

/** Lists the pages that a crawl or batch could not read, in the order in which they failed; empty for other jobs. */
export function listFailures(
  { db }: Store,
  jobId: string,
  { kind, cursor, limit = USUAL_LIMIT }: Context<'listJobFailures'>['query'],
): Promise<Part<Failure>> {
  const failures = db
    .selectFrom('crawl_error')
    .selectAll()
    .where('crawl_id', '=', jobId)
    .$if(kind !== undefined, (select) => select.where('kind', '=', kind!));
  return readPart(failures, {
    order: { by: sql.ref('position'), kind: 'number', direction: 'asc' },
    id: sql`cast(position as text)`,
    cursor,
    limit,
    toItem: toFailure,
  });
}

function toFailure({ position, kind, url, error, status, created_at: at }: CrawlErrorRow): Failure {
  return {
    id: String(position),
    kind,
    url: hideUrlSecrets(url),
    cause: error,
    ...(status !== null && { status }),
    at: toIsoTime(at),
  };
}
