import type { Logger } from 'pino';
import type { ClaimedJob } from '../jobs/job.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { nextAttemptMs } from '../next-attempt.ts';
import type { StopReason } from '../jobs/job-worker.ts';
import type { Hosts } from './hosts.ts';
import type { Seal } from './seal.ts';
import { signingSecrets } from './secrets.ts';
import type { DeliveryResult, Sender } from './send.ts';
import { noteFailure, settle } from './settle.ts';
import type { Ending } from './settle.ts';
import { createSignature } from './sign.ts';
import { databaseNow } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import type { WebhookEventRow, WebhookRow } from '../store/tables/webhooks.ts';

/** The services and hooks that deliveries use. */
export interface DeliveryOptions {
  queue: JobQueue;
  sender: Sender;
  hosts: Hosts;
  seal: Seal;
  log: Logger;
  /** Whether this process certainly still owns its claims. */
  isSure(): boolean;
  /** Called for each attempt. */
  onAttempt(outcome: 'delivered' | 'failed'): void;
  /** Called for events that will not be delivered. */
  onDropped(dropped: DroppedEvents): void;
  /** Returns a number from 0 to below 1; `Math.random` by default. */
  random?: () => number;
}

/** Events of one webhook that will not be delivered; `webhookId` and `type` are of the last one that was attempted. */
export interface DroppedEvents {
  reason: 'given up' | 'gone';
  count: number;
  jobId: string;
  teamId: string;
  webhookId: string;
  type: string;
  /** Scheme and host of the receiver. */
  receiver: string;
}

/** Maximum number of events of one webhook that are delivered before others follow. */
const EVENTS_PER_RUN = 20;
/** Milliseconds until the retry of a delivery that was skipped because its claim may have been lost. */
const UNSURE_MS = 250;
/** Milliseconds that a delivery in progress has to end when the server closes. */
const CLOSING_MS = 2000;

const USER_AGENT = 'WebData-Webhooks/2.0';

type Next = 'ended' | { retryInMs: number };

/**
 * Delivers the events of one webhook in order: each follows after the one before was delivered or has failed for good.
 * If the process dies between the response of a receiver and the commit, the event is delivered once more under the
 * same `webhook-id`.
 * @throws {ClaimLost}
 */
export async function deliver(options: DeliveryOptions, job: ClaimedJob, stop: AbortSignal): Promise<Next> {
  for (let count = 0; count < EVENTS_PER_RUN; count++) {
    if (stop.aborted) return { retryInMs: 0 };
    const next = await nextEvent(options.queue.store, job.id);
    const outcome =
      next === undefined ? await nothing(options, job) : await deliverOne(options, job, next, stop);
    if (outcome !== undefined) return outcome;
  }
  return { retryInMs: 0 };
}

/** Ends the job when no event waits, unless one has arrived meanwhile. */
async function nothing({ queue }: DeliveryOptions, job: ClaimedJob): Promise<Next | undefined> {
  const { hasMore } = await settle(queue, job, undefined, 'delivered');
  return hasMore ? undefined : 'ended';
}

/** @returns undefined when the next event may follow. */
async function deliverOne(
  options: DeliveryOptions,
  job: ClaimedJob,
  next: NextEvent,
  stop: AbortSignal,
): Promise<Next | undefined> {
  const leave = options.hosts.enter(new URL(next.webhook.url).host);
  if (typeof leave === 'number') return { retryInMs: leave };
  const result = await attempt(options, next, stop).finally(leave);
  if (result === undefined) return { retryInMs: UNSURE_MS };
  const { status = 0 } = result;
  if (status >= 200 && status < 300) {
    options.onAttempt('delivered');
    return ended(options, job, next, result, 'delivered');
  }
  if (stop.aborted && result.status === undefined) return { retryInMs: 0 }; // The receiver did not fail.
  options.onAttempt('failed');
  return status === 410 ? ended(options, job, next, result, 'gone') : failed(options, job, next, result);
}

/** @returns undefined when no attempt was started, because another process may own the claim by now. */
async function attempt(
  { queue, sender, seal, isSure }: DeliveryOptions,
  next: NextEvent,
  stop: AbortSignal,
): Promise<DeliveryResult | undefined> {
  const { webhook, event, now } = next;
  const timestamp = Math.floor(now / 1000);
  const secrets = await signingSecrets(queue.store, webhook.team_id, seal);
  const headers = {
    ...(JSON.parse(seal.open(webhook.headers, webhook.job_id)) as Record<string, string>), // Written by us.
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': createSignature({ id: event.id, timestamp, body: event.body }, secrets),
  };
  if (!isSure()) return undefined;
  const { signal, done } = patient(stop);
  return sender.post({ url: webhook.url, headers, body: event.body, signal }).finally(done);
}

/** Returns a signal that aborts with `stop`. When the server closes, a delivery in progress has some time to end. */
function patient(stop: AbortSignal): { signal: AbortSignal; done(): void } {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    if ((stop.reason as StopReason) !== 'closing') return controller.abort();
    timer = setTimeout(() => controller.abort(), CLOSING_MS);
  };
  if (stop.aborted) end();
  else stop.addEventListener('abort', end, { once: true });
  const done = (): void => {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  };
  return { signal: controller.signal, done };
}

async function failed(
  options: DeliveryOptions,
  job: ClaimedJob,
  next: NextEvent,
  result: DeliveryResult,
): Promise<Next | undefined> {
  const { queue, log, random = Math.random } = options;
  const { event, now } = next;
  const attempts = event.attempts + 1;
  const { retryAfterMs } = result;
  const retryInMs = nextAttemptMs({ attempts, ageMs: now - event.created_at, retryAfterMs }, random());
  const facts = { ...getEventFacts(next), attempts, status: result.status, errorCode: result.errorCode };
  if (retryInMs === undefined) {
    log.warn(facts, 'a webhook was given up');
    return ended(options, job, next, result, 'given up');
  }
  log.info({ ...facts, retryInMs }, 'a webhook was not delivered and is tried again');
  await noteFailure(queue, job, { id: event.id, result }, retryInMs);
  return { retryInMs };
}

async function ended(
  { queue, onDropped }: DeliveryOptions,
  job: ClaimedJob,
  next: NextEvent,
  result: DeliveryResult,
  ending: Ending,
): Promise<Next | undefined> {
  const { hasMore, dropped } = await settle(queue, job, { id: next.event.id, result }, ending);
  if (dropped > 0 && ending !== 'delivered')
    onDropped({ reason: ending, count: dropped, ...getEventFacts(next) });
  return hasMore ? undefined : 'ended';
}

/** Returns the job and the receiver for logs, without the path and the query of the URL, which may hold a secret. */
function getEventFacts({ webhook, event }: NextEvent) {
  return {
    jobId: webhook.job_id,
    teamId: webhook.team_id,
    webhookId: event.id,
    type: event.type,
    receiver: new URL(webhook.url).origin,
  };
}

/** The next event to deliver to a webhook. */
interface NextEvent {
  webhook: WebhookRow;
  event: WebhookEventRow;
  /** By the clock of the database. */
  now: number;
}

/** @returns undefined when no event waits. */
async function nextEvent(store: Store, webhookId: string): Promise<NextEvent | undefined> {
  const webhook = await store.db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', webhookId)
    .executeTakeFirst();
  if (webhook === undefined) return undefined;
  const found = await store.db
    .selectFrom('webhook_event')
    .selectAll()
    .select(databaseNow(store).as('now'))
    .where('webhook_id', '=', webhookId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { now, ...event } = found;
  return { webhook, event, now };
}
