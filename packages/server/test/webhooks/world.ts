import pino from 'pino';
import { AddressPolicy } from '@web-data/net';
import type { OperatorEvent } from '../../src/accounts/audit/siem.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import type { ClaimedJob } from '../../src/platform/jobs/job.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { announce } from '../../src/platform/webhooks/announce.ts';
import type { Announcement } from '../../src/platform/webhooks/announcement.ts';
import { deliver } from '../../src/platform/webhooks/deliver.ts';
import type { DeliveryOptions } from '../../src/platform/webhooks/deliver.ts';
import { Hosts } from '../../src/platform/webhooks/hosts.ts';
import { openWebhook } from '../../src/platform/webhooks/open-webhook.ts';
import { sealWith } from '../../src/platform/webhooks/seal.ts';
import { Sender } from '../../src/platform/webhooks/send.ts';
import { webhookKind } from '../../src/platform/webhooks/webhook-kind.ts';
import type { Webhook } from '../../src/platform/webhooks/webhook.ts';
import { newTeam } from '../support/teams.ts';

/** Deliveries in a time of their own: it moves only as far as the next one is due. */
export class World {
  /** When it begins, in milliseconds since the epoch. */
  static readonly start = 2_000_000_000_000;
  now: number = World.start;
  readonly store: Store;
  readonly told: OperatorEvent[] = [];
  readonly log: string[] = [];
  readonly attempts: string[] = [];
  readonly dropped: [reason: string, count: number][] = [];
  readonly options: DeliveryOptions;
  readonly #owner = uuidv7();

  constructor(
    store: Store,
    {
      allowPrivate = ['127.0.0.1:*'],
      attemptMs,
    }: { allowPrivate?: readonly string[]; attemptMs?: number } = {},
  ) {
    this.store = { ...store, clock: () => this.now };
    this.options = {
      queue: webhookKind.openQueue(this.store),
      sender: new Sender({
        policy: new AddressPolicy({ allowPrivate }),
        connections: 4,
        ...(attemptMs && { attemptMs }),
      }),
      hosts: new Hosts(4),
      seal: sealWith(Buffer.alloc(32, 7).toString('base64')),
      log: pino({ level: 'info' }, { write: (line: string) => void this.log.push(line) }),
      isSure: () => true,
      onAttempt: (outcome) => void this.attempts.push(outcome),
      onDropped: (dropped) => {
        this.told.push({ event: 'webhook.dropped', ...dropped });
        this.dropped.push([dropped.reason, dropped.count]);
      },
      random: () => 0,
    };
  }

  close(): Promise<void> {
    return this.options.sender.close();
  }

  /** A job of a new team, or of one, with a webhook. */
  async job(
    webhook: Partial<Webhook> & { url: string },
    team?: string,
  ): Promise<{ jobId: string; teamId: string }> {
    const teamId = team ?? (await newTeam(this.store, 0));
    const jobId = uuidv7();
    const whole = { headers: {}, metadata: {}, events: undefined, ...webhook };
    const { seal } = this.options;
    await this.store.tx((query) => openWebhook(this.store, query, { jobId, teamId, webhook: whole, seal }));
    return { jobId, teamId };
  }

  announce(announcement: Announcement): Promise<boolean> {
    return this.store.tx((query) => announce(this.store, query, announcement));
  }

  claim(): Promise<ClaimedJob | undefined> {
    return this.options.queue.claim({ owner: this.#owner });
  }

  /** What waits: webhooks, their events, and the jobs that stand for them. */
  async left(): Promise<{ webhooks: number; events: number; jobs: number }> {
    const { db } = this.store;
    const jobs = await db.selectFrom('job').select('id').where('queue', '=', 'webhook').execute();
    const webhooks = await db.selectFrom('webhook').select('id').execute();
    const events = await db.selectFrom('webhook_event').select('id').execute();
    return { webhooks: webhooks.length, events: events.length, jobs: jobs.length };
  }

  /** Delivers what is due and moves on to what is due next, until nothing waits or `until` is reached. */
  async run({
    until = Number.POSITIVE_INFINITY,
    most = 1000,
  }: { until?: number; most?: number } = {}): Promise<void> {
    for (let turn = 0; turn < most; turn++) {
      const claim = await this.claim();
      if (claim !== undefined) await this.#deliver(claim);
      else if (!(await this.#moveOn(until))) return;
    }
    throw new Error('It does not end.');
  }

  async #deliver(claim: ClaimedJob): Promise<void> {
    const { queue } = this.options;
    const next = await deliver(this.options, claim, new AbortController().signal);
    if (next === 'ended') return;
    await this.store.tx((query) => queue.requeue(query, claim, { delayMs: next.retryInMs }));
  }

  async #moveOn(until: number): Promise<boolean> {
    const rows = await this.store.db
      .selectFrom('job')
      .select('run_at')
      .where('queue', '=', 'webhook')
      .orderBy('run_at')
      .limit(1)
      .execute();
    const due = rows[0]?.run_at;
    if (due === undefined || due > until) return false;
    this.now = Math.max(this.now, due);
    return true;
  }
}
