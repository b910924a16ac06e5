import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../store/tables.ts';

/** Whether a job is there for its callers: a running one always is, an ended one until it expires. */
export function isRetained(job: ExpressionBuilder<Tables, 'agent_job'>): Expression<SqlBool> {
  return job.or([job('status', '=', 'processing'), job('expires_at', '>', Date.now())]);
}
