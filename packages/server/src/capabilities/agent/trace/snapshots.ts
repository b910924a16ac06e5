import type { Query } from '../../../platform/store/store.ts';

/** Deletes the snapshots of a job, and their contents unless other snapshots share them. */
export async function deleteSnapshots(query: Query, jobId: string): Promise<void> {
  const snapshots = await query
    .selectFrom('agent_snapshot')
    .select(({ fn }) => ['digest', fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('digest')
    .orderBy('digest')
    .execute();
  await query.deleteFrom('agent_snapshot').where('job_id', '=', jobId).execute();
  for (const { digest, count } of snapshots) {
    await query
      .updateTable('agent_content')
      .set((row) => ({ uses: row('uses', '-', count) }))
      .where('digest', '=', digest)
      .execute();
    await query.deleteFrom('agent_content').where('digest', '=', digest).where('uses', '<=', 0).execute();
  }
}
