import { uuidv7 } from '../../src/platform/ids.ts';
import type { Query, Store } from '../../src/platform/store/store.ts';

/** A word that no line can break, and a sentence, of as many characters as a name may have. */
const WORD = 'W'.repeat(200);
const SENTENCE = 'Every product page of the shop, its price, its name and whether it is in stock. '
  .repeat(3)
  .slice(0, 200);
const DAY = 86_400_000;

/** Names what {@link addLongTexts} has added. */
export interface LongTexts {
  keyId: string;
  agentId: string;
  monitorId: string;
  sessionId: string;
}

/** Gives a team the newest row of each list, with texts as long as they may be: of one word, of numbers, of many lines. */
export async function addLongTexts(
  store: Store,
  teamId: string,
  now: number = Date.now(),
): Promise<LongTexts> {
  const keyId = 'f'.repeat(16);
  const [agentId, monitorId, personId, sessionId] = [uuidv7(now), uuidv7(now), uuidv7(now), uuidv7(now)];
  const identity = JSON.stringify({ teamId, keyId });
  const url = `https://${'sub-domain.'.repeat(12)}example.com/${'x'.repeat(300)}?q=${'y'.repeat(300)}`;
  const email = `${'a'.repeat(64)}@${'mail.'.repeat(30)}example.com`;
  await store.tx(async (query) => {
    await query
      .insertInto('api_key')
      .values({
        id: keyId,
        team_id: teamId,
        name: WORD,
        hash: teamId,
        scopes: JSON.stringify([
          'map',
          'scrape',
          ...Array.from({ length: 98 }, (_, index) => `getBatchScrapeErrors${index}`),
        ]),
        created_at: now,
        revoked_at: null,
        expires_at: now + 400 * DAY,
        life_ms: null,
        last_used_at: now,
        subject: null,
      })
      .execute();
    for (const [index, name] of [WORD, SENTENCE].entries()) {
      const id = uuidv7(now + index);
      // Joined long before the others, so that both are on the first page.
      const times = { created_at: 1 + index };
      await query
        .insertInto('person')
        .values({ id: index === 0 ? personId : id, name, email, ...times })
        .execute();
      await query
        .insertInto('membership')
        .values({
          team_id: teamId,
          person_id: index === 0 ? personId : id,
          role: 'member',
          ...times,
        })
        .execute();
    }
    await query
      .insertInto('agent_job')
      .values({
        id: agentId,
        team_id: teamId,
        hold_id: agentId,
        status: 'failed',
        generation: 'gen-2',
        request: JSON.stringify({
          prompt: `${SENTENCE}\n${WORD}\n`.repeat(20),
          auditMetadata: { username: email },
        }),
        identity,
        max_credits: 1_000_000_000,
        credits_used: 1_234_567_890,
        data: null,
        error: `${SENTENCE} ${url}`,
        outcome: null,
        cancel_requested_at: null,
        attempt: 1,
        events: 0,
        created_at: now,
        finished_at: now + 1000,
        expires_at: now + DAY,
      })
      .execute();
    await query
      .insertInto('crawl')
      .values({
        id: uuidv7(now + 3),
        team_id: teamId,
        kind: 'crawl',
        status: 'completed',
        request: JSON.stringify({ url }),
        identity,
        request_id: WORD.slice(0, 128),
        hold_id: uuidv7(),
        start_url: url,
        page_limit: 1_000_000,
        urls: 1_000_000,
        waiting: 0,
        completed: 987_654,
        failed: 12_346,
        errors: 0,
        credits_used: 987_654_321,
        warning: null,
        error: null,
        created_at: now,
        finished_at: now + 1000,
        expires_at: now + DAY,
      })
      .execute();
    await query
      .insertInto('monitor')
      .values({
        id: monitorId,
        team_id: teamId,
        status: 'active',
        name: WORD,
        cron: '0,5,10,15,20,25,30,35,40,45,50,55 8,9,10,11,12 * 1,2,3,4,5,6 1,2,3,4,5',
        schedule_text: null,
        timezone: 'America/Argentina/ComodRivadavia',
        targets: JSON.stringify([{ type: 'scrape', urls: [url, url.replace('sub', 'other')] }]),
        goal: `${SENTENCE} ${WORD}`,
        judge: 1,
        retention_days: 365,
        webhook: null,
        notification: JSON.stringify({ email: { enabled: true, recipients: [email] } }),
        identity,
        request_id: monitorId,
        runs_per_month: 44_640,
        next_run_at: now + DAY,
        planned_at: now,
        last_run_at: now,
        current_check_id: null,
        last_summary: JSON.stringify({ same: 123_456, changed: 12_345, new: 1234, removed: 123, error: 12 }),
        last_pages: null,
        created_at: now + 60_000,
        updated_at: now,
      })
      .execute();
    await query
      .insertInto('webhook_delivery')
      .values({
        id: uuidv7(now),
        team_id: teamId,
        job_id: agentId,
        type: 'agent.failed',
        url,
        headers: 'plain:{}',
        body: '{}',
        bytes: 2,
        status: 'failed',
        attempts: 20,
        created_at: now,
        last_attempt_at: now,
        last_status: 503,
        failure: null,
        next_attempt_at: null,
      })
      .execute();
    const event = { team_id: teamId, at: now, actor: personId, key_id: keyId };
    const facts = JSON.stringify({ name: WORD, title: SENTENCE, url });
    await query
      .insertInto('security_event')
      .values({ id: uuidv7(now), ...event, event: 'key.created', facts })
      .execute();
    await query
      .insertInto('api_request')
      .values({
        id: uuidv7(now),
        team_id: teamId,
        at: now,
        request_id: WORD.slice(0, 128),
        operation: 'startBatchScrape',
        key_id: keyId,
        status: 500,
        error: 'InternalServerError',
        milliseconds: 3_600_000,
      })
      .execute();
    await query
      .insertInto('interact_session')
      .values({
        id: sessionId,
        team_id: teamId,
        instance_id: uuidv7(),
        created_at: now,
        expires_at: now + DAY,
        profile: WORD.slice(0, 100),
        saves: 1,
      })
      .execute();
    await addRecord(query, { teamId, sessionId, url, now });
    await query
      .insertInto('mail_subscription')
      .values({
        id: uuidv7(now),
        token: teamId,
        team_id: teamId,
        kind: 'monitor.check',
        subject_id: monitorId,
        recipient: email,
        created_at: now,
        ended_at: now + 60_000,
      })
      .execute();
  });
  return { keyId, agentId, monitorId, sessionId };
}

/** Adds a record with texts as long as they are stored. */
async function addRecord(
  query: Query,
  { teamId, sessionId, url, now }: { teamId: string; sessionId: string; url: string; now: number },
): Promise<void> {
  await query
    .insertInto('interact_record')
    .values({
      id: sessionId,
      team_id: teamId,
      created_at: now,
      session_expires_at: now + DAY,
      ended_at: null,
      credits_used: null,
      profile: WORD.slice(0, 100),
      saves: 1,
      url,
      title: WORD,
      steps: 2,
      stored_bytes: 0,
      expires_at: now + 8 * DAY,
    })
    .execute();
  const step = { at: now, durationMs: 60_000, action: 'switchWindow', credits: 1000, url, title: WORD };
  const steps = [
    { ...step, request: `selector ${WORD}`, element: `button "${WORD}"`, ok: true, message: WORD + WORD },
    { ...step, request: SENTENCE, ok: false, message: SENTENCE + SENTENCE },
  ];
  await query
    .insertInto('interact_step')
    .values(
      steps.map((one, index) => ({
        record_id: sessionId,
        position: index + 1,
        step: JSON.stringify(one),
        screenshot: index === 0 ? '/9j/' : null,
      })),
    )
    .execute();
}
