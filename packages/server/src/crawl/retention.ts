import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** Whether a crawl is there for its callers: a running one always is, an ended one until it expires. */
export function isRetained(crawl: ExpressionBuilder<Tables, 'crawl'>): Expression<SqlBool> {
  return crawl.or([crawl('status', '=', 'scraping'), crawl('expires_at', '>', Date.now())]);
}
