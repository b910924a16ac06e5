import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { within } from '../within.ts';

/** Milliseconds within which a gauge must be read. */
const READ_MS = 1000;

/** Values that are read at each scrape, by name, with a help text; NaN for one that cannot be read. */
export type Gauges = Record<string, { help: string; read(): number | Promise<number> }>;

/** The Prometheus metrics of one server. */
export class Metrics {
  readonly registry: Registry = new Registry();
  readonly #latency: Histogram<'operation' | 'status'>;
  readonly #latencies = new Map<string, Histogram.Internal<'operation' | 'status'>>();
  readonly #links: Histogram;
  readonly #credits: Counter<'operation'>;
  readonly #charged = new Map<string, Counter.Internal>();
  readonly #rejections: Counter<'error'>;
  readonly #rejectedConnections: Counter;

  readonly #transactions: Histogram<'outcome'>;
  readonly #runs: Counter<'outcome'>;
  readonly #crawls: Counter<'kind' | 'status'>;
  readonly #jobRuns: Counter<'kind' | 'outcome'>;
  readonly #attempts: Counter<'outcome'>;
  readonly #dropped: Counter<'reason'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#latency = new Histogram({
      name: 'web_data_request_duration_seconds',
      help: 'Seconds from the request to the end of its answer, by operation and status',
      labelNames: ['operation', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
      registers,
    });
    this.#links = new Histogram({
      name: 'web_data_map_links',
      help: 'Links of a Map that succeeded',
      buckets: [0, 1, 10, 100, 1000, 5000, 10_000, 100_000],
      registers,
    });
    this.#credits = new Counter({
      name: 'web_data_credits_charged_total',
      help: 'Credits charged, by operation',
      labelNames: ['operation'],
      registers,
    });
    this.#rejections = new Counter({
      name: 'web_data_rejections_total',
      help: 'Requests rejected, by name of the error',
      labelNames: ['error'],
      registers,
    });
    this.#rejectedConnections = new Counter({
      name: 'web_data_connections_rejected_total',
      help: 'Connections closed unread because there were too many',
      registers,
    });
    this.#transactions = new Histogram({
      name: 'web_data_store_transaction_seconds',
      help: 'Seconds of a transaction of the store, its wait included, by how it ended',
      labelNames: ['outcome'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    this.#runs = new Counter({
      name: 'web_data_agent_runs_ended_total',
      help: 'Agent runs that ended in this process, by outcome',
      labelNames: ['outcome'],
      registers,
    });
    this.#crawls = new Counter({
      name: 'web_data_crawls_ended_total',
      help: 'Crawls and batches that ended by themselves in this process, by kind and status',
      labelNames: ['kind', 'status'],
      registers,
    });
    this.#jobRuns = new Counter({
      name: 'web_data_job_runs_total',
      help: 'Runs of jobs in this process, by kind, and whether the job ended, continued, is retried or was lost',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.#attempts = new Counter({
      name: 'web_data_webhook_attempts_total',
      help: 'Attempts of this process to deliver an event to a webhook, by outcome',
      labelNames: ['outcome'],
      registers,
    });
    this.#dropped = new Counter({
      name: 'web_data_webhook_events_dropped_total',
      help: 'Events that will not be delivered, by reason',
      labelNames: ['reason'],
      registers,
    });
  }

  /** Adds gauges. */
  show(gauges: Gauges): void {
    for (const [name, { help, read }] of Object.entries(gauges)) {
      const collect = async (): Promise<void> => gauge.set(await readInTime(read));
      const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect });
    }
  }

  /**
   * Adds gauges with a value for each kind of job, which are read together.
   * @param gauges help texts by name
   * @param read returns the values by kind, then by name of the gauge
   */
  showKinds<Name extends string>(
    kinds: readonly string[],
    gauges: Readonly<Record<Name, string>>,
    read: () => Promise<ReadonlyMap<string, Readonly<Record<Name, number>>>>,
  ): void {
    let reading: ReturnType<typeof read> | undefined;
    const readOnce = () => (reading ??= within(READ_MS, read()).finally(() => (reading = undefined)));
    for (const [name, help] of Object.entries(gauges) as [Name, string][]) {
      const collect = async (): Promise<void> => {
        const values = await readOnce().catch(() => undefined);
        for (const kind of kinds) gauge.set({ kind }, values?.get(kind)?.[name] ?? Number.NaN);
      };
      const labelNames = ['kind'] as const;
      const gauge: Gauge<'kind'> = new Gauge({ name, help, labelNames, registers: [this.registry], collect });
    }
  }

  /** Measures all requests of an app. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      this.#latencyOf(operationOf(request), reply.statusCode).observe(reply.elapsedTime / 1000);
      done();
    });
  }

  /**
   * Cached: a lookup of a series by its labels costs more than an observation. There are as many as routes and
   * statuses.
   */
  #latencyOf(operation: string, status: number): Histogram.Internal<'operation' | 'status'> {
    return remembered(this.#latencies, `${operation} ${status}`, () =>
      this.#latency.labels({ operation, status: String(status) }),
    );
  }

  countMap(links: number): void {
    this.#links.observe(links);
  }

  countCredits(operation: string, credits: number): void {
    remembered(this.#charged, operation, () => this.#credits.labels({ operation })).inc(credits);
  }

  countRejection(error: string): void {
    this.#rejections.inc({ error });
  }

  observeTransaction(seconds: number, outcome: 'committed' | 'failed'): void {
    this.#transactions.observe({ outcome }, seconds);
  }

  countRun(outcome: string): void {
    this.#runs.inc({ outcome });
  }

  countCrawl(kind: string, status: string): void {
    this.#crawls.inc({ kind, status });
  }

  countJobRun(kind: string, outcome: string): void {
    this.#jobRuns.inc({ kind, outcome });
  }

  countAttempt(outcome: 'delivered' | 'failed'): void {
    this.#attempts.inc({ outcome });
  }

  countDropped(reason: string, count: number): void {
    this.#dropped.inc({ reason }, count);
  }

  countRejectedConnection(): void {
    this.#rejectedConnections.inc();
  }
}

/** Reads a gauge; a failure must not affect the others. */
async function readInTime(read: () => number | Promise<number>): Promise<number> {
  try {
    const value = read();
    return value instanceof Promise ? await within(READ_MS, value) : value;
  } catch {
    return Number.NaN;
  }
}

function remembered<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key) ?? make();
  if (!all.has(key)) all.set(key, known);
  return known;
}

/** Returns the route, never the path: there must be few labels. */
function operationOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? 'none'}`;
}
