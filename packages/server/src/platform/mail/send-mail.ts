import type { Logger } from 'pino';
import type { ClaimedJob } from '../jobs/job.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { nextAttemptMs } from '../next-attempt.ts';
import { databaseNow } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import type { MailRow } from '../store/tables/mail.ts';
import type { Email } from './email.ts';
import type { Posted, Smtp } from './smtp.ts';
import { formatUnsubscribeUrl, isSubscribed } from './subscriptions.ts';

/**
 * Renders an email of one kind.
 * @param unsubscribeUrl where its recipient can unsubscribe; undefined for an email that nobody can unsubscribe from.
 * @returns undefined when there is no longer anything to send.
 */
export type RenderEmail = (
  store: Store,
  data: unknown,
  unsubscribeUrl: string | undefined,
) => Promise<Email | undefined>;

export interface MailOptions {
  queue: JobQueue;
  smtp: Pick<Smtp, 'post'>;
  log: Logger;
  write: Readonly<Record<string, RenderEmail>>;
  /** Scheme and host of the service, for links. */
  origin(): string;
  /** Whether this process certainly still owns its claims. */
  isSure(): boolean;
  /** Returns a number from 0 to below 1; `Math.random` by default. */
  random?: () => number;
}

/** Milliseconds until the retry of an email that was not sent because its claim may have been lost. */
const UNSURE_MS = 250;

/**
 * Sends one email, at least once. If the process dies between the reply of the server and the commit, the email is sent
 * once more under the same `Message-ID`. Retries end after a day.
 */
export async function sendMail(
  options: MailOptions,
  job: ClaimedJob,
  stop: AbortSignal,
): Promise<'ended' | { retryInMs: number }> {
  const { queue, smtp, write, isSure, origin } = options;
  const found = await readMail(queue.store, job.id);
  const token = found?.row.subscription ?? undefined;
  // The recipient may have unsubscribed while the email waited.
  if (token !== undefined && !(await isSubscribed(queue.store.db, token))) return done(queue, job);
  const unsubscribeUrl = token && formatUnsubscribeUrl(origin(), token);
  const email =
    found && (await write[found.row.kind]?.(queue.store, JSON.parse(found.row.data), unsubscribeUrl));
  if (found === undefined || email === undefined) return done(queue, job);
  if (!isSure()) return { retryInMs: UNSURE_MS };
  const { id, recipient: to } = found.row;
  const posted = await smtp.post({ ...email, id, to, unsubscribeUrl, signal: stop });
  if (posted.outcome === 'taken') return done(queue, job);
  if (stop.aborted) return { retryInMs: 0 }; // Cut short by the shutdown: not a failure of the server.
  return failed(options, job, found, posted);
}

interface Found {
  row: MailRow;
  ageMs: number;
}

async function readMail(store: Store, id: string): Promise<Found | undefined> {
  const found = await store.db
    .selectFrom('mail')
    .selectAll()
    .select(databaseNow(store).as('now'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { now, ...row } = found;
  return { row, ageMs: now - row.created_at };
}

async function failed(
  { queue, log, random = Math.random }: MailOptions,
  job: ClaimedJob,
  { row, ageMs }: Found,
  { outcome, code }: Exclude<Posted, { outcome: 'taken' }>,
): Promise<'ended' | { retryInMs: number }> {
  const attempts = row.attempts + 1;
  const retryInMs = outcome === 'refused' ? undefined : nextAttemptMs({ attempts, ageMs }, random());
  const facts = { mailId: row.id, teamId: row.team_id, kind: row.kind, attempts, code };
  if (retryInMs === undefined) {
    log.warn(facts, 'a letter was given up');
    return done(queue, job);
  }
  log.info({ ...facts, retryInMs }, 'a letter was not taken and is tried again');
  return queue.store.tx(async (query) => {
    await queue.requireOwned(query, job);
    await query.updateTable('mail').set({ attempts }).where('id', '=', row.id).execute();
    return { retryInMs };
  });
}

async function done(queue: JobQueue, job: ClaimedJob): Promise<'ended'> {
  await queue.store.tx(async (query) => {
    if (!(await queue.end(query, job))) return;
    await query.deleteFrom('mail').where('id', '=', job.id).execute();
  });
  return 'ended';
}
