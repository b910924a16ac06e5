import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../platform/store/tables.ts';

/** Whether callers can read a crawl: while it runs, and until it expires. */
export function isRetained(crawl: ExpressionBuilder<Tables, 'crawl'>): Expression<SqlBool> {
  return crawl.or([crawl('status', '=', 'scraping'), crawl('expires_at', '>', Date.now())]);
}
