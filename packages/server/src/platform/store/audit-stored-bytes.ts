import { sql } from 'kysely';
import type { Store } from './store.ts';

/** A count of bytes that differs from the rows that it stands for. */
export interface ByteDiscrepancy {
  /** One sentence with both numbers. */
  problem: string;
}

/** Compares every count of stored bytes with the rows. Reads whole tables. @returns the differences; none when exact */
export async function auditStoredBytes({ db }: Pick<Store, 'db'>): Promise<ByteDiscrepancy[]> {
  const { rows } = await sql<{ of: string; counted: number | string; actual: number | string }>`
    select "of", counted, actual from (
      ${teams} union all ${crawls(Date.now())} union all ${agentJobs(Date.now())} union all ${checks(Date.now())}
      union all ${records}
    ) as counts where counted <> actual order by "of"`.execute(db);
  return rows.map(({ of, counted, actual }) => ({
    problem: `The ${of} counts ${counted} stored bytes, and its rows have ${actual}.`,
  }));
}

const teams = sql`select 'team ' || team_id as "of", sum(counted) as counted, sum(actual) as actual from (
    select team_id, bytes as counted, 0 as actual from stored_bytes
    union all select team_id, 0, stored_bytes from crawl
    union all select team_id, 0, stored_bytes from agent_job
    union all select team_id, 0, stored_bytes from monitor_check
    union all select team_id, 0, stored_bytes from interact_record
    union all select team_id, 0, octet_length(targets) from monitor
    union all select team_id, 0, bytes from known_page
    union all select team_id, 0, bytes from profile
    union all select team_id, 0, pending_bytes from webhook
    union all select team_id, 0, bytes from webhook_delivery where body is not null
    union all select team_id, 0, bytes from cache where team_id is not null
  ) as parts group by team_id`;

const crawls = (now: number) => sql`select 'crawl ' || id, stored_bytes, octet_length(request)
    + coalesce((select sum(octet_length(url)) from crawl_url where crawl_id = id), 0)
    + coalesce((select sum(octet_length(data)) from crawl_page where crawl_id = id), 0)
    + coalesce((select sum(octet_length(url) + octet_length(error)) from crawl_error where crawl_id = id), 0)
  from crawl where status = 'scraping' or expires_at > ${now}`;

const agentJobs = (now: number) => sql`select 'agent job ' || id, stored_bytes,
    octet_length(request) + coalesce(octet_length(data), 0) + coalesce(octet_length(sources), 0)
    + coalesce((select sum(octet_length(event)) from agent_event where job_id = agent_job.id), 0)
    + coalesce((select sum(bytes) from agent_snapshot inner join agent_content
        on agent_content.digest = agent_snapshot.digest where job_id = agent_job.id), 0)
  from agent_job where status = 'processing' or expires_at > ${now}`;

const checks = (now: number) => sql`select 'check ' || id, stored_bytes,
    coalesce((select sum(octet_length(data)) from monitor_page where check_id = id), 0)
  from monitor_check where status in ('queued', 'running') or expires_at > ${now}`;

const records = sql`select 'record of session ' || id, stored_bytes,
    coalesce((select sum(octet_length(step) + coalesce(octet_length(screenshot), 0))
      from interact_step where record_id = interact_record.id), 0)
  from interact_record`;
