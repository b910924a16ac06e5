import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../platform/store/tables.ts';

/** Whether callers can still read a job: a running one always, an ended one until it expires. */
export function isRetained(job: ExpressionBuilder<Tables, 'agent_job'>): Expression<SqlBool> {
  return job.or([job('status', '=', 'processing'), job('expires_at', '>', Date.now())]);
}
