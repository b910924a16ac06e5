import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { uuidv7 } from '../../src/platform/ids.ts';
import type { Store } from '../../src/platform/store/store.ts';
import type { Tables } from '../../src/platform/store/tables.ts';

const DAY = 86_400_000;
const words = ['Nightly', 'Prices', 'Docs', 'News', 'Catalogue', 'Jobs', 'Reviews', 'Weather'];

const name = (index: number): string => `${words[index % words.length]} ${index}`;

/** What rows of a long team are made of. */
export interface ManyRows {
  teamId: string;
  /** Rows of each list. */
  count: number;
  /** Milliseconds since the epoch of the newest row; they are a minute apart. */
  now?: number;
}

/** Names of what has lists of its own. */
export interface AddedRows {
  keyIds: string[];
  /** The monitor that has the checks, and the check that has the pages. */
  monitorId: string;
  checkId: string;
  /** The crawl that has the failed pages. */
  crawlId: string;
}

/** Gives a team as many rows of each list of the dashboard. */
export async function addManyRows(
  store: Store,
  { teamId, count, now = Date.now() }: ManyRows,
): Promise<AddedRows> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const at = (index: number) => now - index * 60_000;
  const id = (index: number) => uuidv7(at(index));
  const keyIds = numbers.map((index) =>
    createHash('sha256').update(`${teamId}${index}`).digest('hex').slice(0, 16),
  );
  const person = numbers.map(id);
  const monitors = numbers.map(id);
  const [crawlId, checkId] = [id(0), id(0)];
  const identity = (index: number) => JSON.stringify({ teamId, keyId: keyIds[index % 10] });
  const tables: { [Name in keyof Tables]?: Insertable<Tables[Name]>[] } = {
    api_key: numbers.map((index) => ({
      id: keyIds[index]!,
      team_id: teamId,
      name: name(index),
      hash: `${teamId} ${index}`,
      scopes: '["map"]',
      created_at: at(index),
      revoked_at: index % 5 === 1 ? at(index) + 1 : null,
      expires_at: index % 5 === 2 ? at(index) + 1 : null,
      life_ms: null,
      last_used_at: index % 2 === 0 ? at(index) + index : null,
      subject: null,
    })),
    person: numbers.map((index) => ({
      id: person[index]!,
      name: name(index),
      email: `p${index}@example.com`,
      created_at: at(index),
    })),
    membership: numbers.map((index) => ({
      team_id: teamId,
      person_id: person[index]!,
      role: index % 3 === 0 ? 'member' : 'viewer',
      created_at: at(index),
    })),
    agent_job: numbers.slice(0, count / 4).map((index) => ({
      id: id(index),
      team_id: teamId,
      hold_id: id(index),
      status: index % 10 === 3 ? 'failed' : 'completed',
      generation: 'gen-2',
      request: JSON.stringify({ prompt: `${name(index)}: list what is new` }),
      identity: identity(index),
      max_credits: 10,
      credits_used: index % 100,
      data: null,
      error: index % 10 === 3 ? 'The model gave no answer.' : null,
      outcome: index % 10 === 4 ? 'cancelled' : null,
      cancel_requested_at: null,
      attempt: 1,
      events: 0,
      created_at: at(index),
      finished_at: at(index) + 1000,
      expires_at: now + DAY,
    })),
    crawl: numbers.slice(count / 4).map((index) => ({
      // Of an even number, as crawls have.
      id: index === Math.ceil(count / 8) * 2 ? crawlId : id(index),
      team_id: teamId,
      kind: index % 2 === 0 ? 'crawl' : 'batch',
      status: index % 10 === 3 ? 'failed' : 'completed',
      request: JSON.stringify(
        index % 2 === 0
          ? { url: `https://user:hidden${index}@example.com/${index}` }
          : { auditMetadata: { username: 'ada@example.com' } },
      ),
      identity: identity(index),
      request_id: id(index),
      hold_id: id(index),
      start_url: null,
      page_limit: 100,
      urls: 40,
      waiting: 0,
      completed: 30 + (index % 10),
      failed: 10 - (index % 10),
      errors: 0,
      credits_used: index % 100,
      warning: null,
      error: index % 10 === 3 ? 'No page could be read.' : null,
      created_at: at(index),
      finished_at: at(index) + 1000,
      expires_at: now + DAY,
    })),
    monitor: numbers.map((index) => ({
      id: monitors[index]!,
      team_id: teamId,
      status: index % 4 === 0 ? 'paused' : 'active',
      name: name(index),
      cron: '0 8 * * *',
      schedule_text: null,
      timezone: 'UTC',
      targets: '[]',
      goal: null,
      judge: 1,
      retention_days: 30,
      webhook: null,
      notification: null,
      identity: identity(index),
      request_id: id(index),
      runs_per_month: 30,
      next_run_at: index % 4 === 0 ? null : now + DAY,
      planned_at: at(index),
      last_run_at: at(index),
      current_check_id: null,
      last_summary: null,
      last_pages: null,
      created_at: at(index),
      updated_at: at(index),
    })),
    monitor_check: numbers.map((index) => ({
      id: index === 0 ? checkId : id(index),
      monitor_id: monitors[0]!,
      team_id: teamId,
      status: (['completed', 'partial', 'failed', 'skipped_overlap'] as const)[index % 4]!,
      trigger_kind: 'scheduled',
      scheduled_at: at(index),
      started_at: at(index),
      work: '{}',
      pages: 3,
      same_pages: 2,
      changed_pages: 1,
      new_pages: 0,
      removed_pages: 0,
      error_pages: 0,
      credits_used: index % 7,
      error: null,
      updated_at: at(index),
      created_at: at(index),
      finished_at: at(index) + 1000,
      expires_at: now + DAY,
    })),
    monitor_page: numbers.map((index) => ({
      check_id: checkId,
      position: index,
      status: index % 2 === 0 ? 'changed' : 'same',
      bytes: 60,
      data: JSON.stringify({
        url: `https://example.com/${index}`,
        status: index % 2 === 0 ? 'changed' : 'same',
        ...(index % 2 === 0 && { diff: { text: `-Price: ${index} €\n+Price: ${index + 1} €` } }),
      }),
    })),
    crawl_error: numbers.map((index) => ({
      crawl_id: crawlId,
      position: index,
      kind: index % 4 === 0 ? 'robots' : 'error',
      url: `https://example.com/${index}`,
      error: index % 4 === 0 ? 'robots.txt forbids it.' : 'HTTP status 404',
      status: index % 4 === 0 ? null : 404,
      created_at: at(index),
    })),
    // Half of the sessions are open, and the others have ended: their records are left.
    interact_session: numbers
      .filter((index) => index % 2 === 1)
      .map((index) => ({
        id: id(index),
        team_id: teamId,
        instance_id: id(0),
        created_at: at(index),
        expires_at: Date.now() + DAY,
        profile: null,
        saves: 0,
      })),
    interact_record: numbers
      .filter((index) => index % 2 === 0)
      .map((index) => ({
        id: id(index),
        team_id: teamId,
        created_at: at(index),
        session_expires_at: at(index),
        ended_at: at(index),
        credits_used: index % 10,
        profile: name(index),
        saves: 0,
        url: `https://example.com/${index}`,
        title: `Page ${index}`,
        steps: 0,
        stored_bytes: 0,
        expires_at: Date.now() + DAY,
      })),
    mail_subscription: numbers.map((index) => ({
      id: id(index),
      token: `${teamId} ${index}`,
      team_id: teamId,
      kind: index % 2 === 0 ? 'monitor.check' : 'budget.threshold',
      subject_id: index % 2 === 0 ? monitors[index]! : teamId,
      recipient: `p${index}@example.com`,
      created_at: at(index),
      ended_at: at(index),
    })),
    webhook_delivery: numbers.map((index) => ({
      id: id(index),
      team_id: teamId,
      job_id: id(index),
      type: index % 2 === 0 ? 'crawl.completed' : 'crawl.page',
      url: `https://hooks.example.com/secret-${index}?token=${index}`,
      headers: 'plain:{}',
      body: null,
      bytes: 2,
      status: (['delivered', 'failed', 'gone'] as const)[index % 3]!,
      attempts: 1,
      created_at: at(index),
      last_attempt_at: at(index),
      last_status: 200,
      failure: null,
      next_attempt_at: null,
    })),
    security_event: numbers.map((index) => ({
      id: id(index),
      team_id: teamId,
      at: at(index),
      event: index % 2 === 0 ? 'key.created' : 'sign-in',
      actor: person[index % 10]!,
      key_id: index % 2 === 0 ? keyIds[index % 10]! : null,
      facts: JSON.stringify({ name: name(index) }),
    })),
    api_request: numbers.map((index) => ({
      id: id(index),
      team_id: teamId,
      at: at(index),
      request_id: `req-${index}`,
      operation: index % 2 === 0 ? 'mapUrls' : 'scrapeUrl',
      key_id: keyIds[index % 10]!,
      status: index % 10 === 3 ? 429 : 200,
      error: index % 10 === 3 ? 'RateLimitExceeded' : null,
      milliseconds: (index * 37) % 5000,
    })),
  };
  for (const [table, rows] of Object.entries(tables))
    for (let from = 0; from < rows.length; from += 1000)
      await store.tx((query) =>
        query
          .insertInto(table as 'person')
          .values(rows.slice(from, from + 1000) as Insertable<Tables['person']>[])
          .execute(),
      );
  return { keyIds, monitorId: monitors[0]!, checkId, crawlId };
}
