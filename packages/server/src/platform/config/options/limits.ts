import { integer, record } from '../option.ts';
import type { OptionsOf } from '../option.ts';
import { defaultPlans } from '../plan.ts';
import type { Plan, Plans } from '../plan.ts';

const DAY = 86_400_000;

/** Options about what teams may do and pay, and how much the server takes on. */
export interface LimitConfig {
  plans: Plans;
  mapCredits: number;
  scrapeCredits: number;
  crawlCredits: number;
  maxBodyBytes: number;
  maxRequests: number;
  maxConnections: number;
  maxOperations: number;
  operationTimeoutMs: number;
  mapShareMs: number;
  requestTimeoutMs: number;
  headersTimeoutMs: number;
  shutdownDelayMs: number;
  shutdownTimeoutMs: number;
  keyCacheMs: number;
  leaseMs: number;
}

export const limitOptions: OptionsOf<LimitConfig> = {
  plans: record<Plan>({
    env: 'WEB_DATA_PLANS',
    description:
      'Plans by name, each with `requestsPerMinute` (of each operation), `concurrency`, `statusReadsPerMinute` (500 unless set) and `storedBytes` (10 GB unless set). A team on another plan is served by the one that allows least.',
    default: defaultPlans,
    item: 'plans, each {"requestsPerMinute": 1 or more, "concurrency": 1 or more}',
    is: isPlan,
  }),
  mapCredits: integer({
    env: 'WEB_DATA_MAP_CREDITS',
    description: 'Credits of a Map that succeeds, scans not counted.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  scrapeCredits: integer({
    env: 'WEB_DATA_SCRAPE_CREDITS',
    description: 'Credits of a scrape that succeeds, and of each page that an agent run reads.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  crawlCredits: integer({
    env: 'WEB_DATA_CRAWL_CREDITS',
    description: 'Credits of each page with content of a crawl or a batch.',
    default: 1,
    min: 0,
    max: 1_000_000,
  }),
  maxBodyBytes: integer({
    env: 'WEB_DATA_MAX_BODY_BYTES',
    description: 'Bytes of a request body at most; 413 above.',
    default: 1_048_576,
    min: 1024,
    max: 104_857_600,
  }),
  maxRequests: integer({
    env: 'WEB_DATA_MAX_REQUESTS',
    description: 'Requests in flight at most; 503 above.',
    default: 1000,
    min: 1,
    max: 1_000_000,
  }),
  maxConnections: integer({
    env: 'WEB_DATA_MAX_CONNECTIONS',
    description:
      'Connections open at most, and three quarters of the file descriptors of the process; others are closed unread.',
    default: 10_000,
    min: 1,
    max: 1_000_000,
  }),
  maxOperations: integer({
    env: 'WEB_DATA_MAX_OPERATIONS',
    description: 'Maps, scrapes and other paid operations running in this process at most; 503 above.',
    default: 250,
    min: 1,
    max: 100_000,
  }),
  operationTimeoutMs: integer({
    env: 'WEB_DATA_OPERATION_TIMEOUT_MS',
    description: 'Milliseconds after which an operation without a shorter `timeout` responds with 504.',
    default: 300_000,
    min: 100,
    max: DAY,
  }),
  mapShareMs: integer({
    env: 'WEB_DATA_MAP_SHARE_MS',
    description:
      'Milliseconds for which a complete Map also answers requests for the same, filtered by the policy of each team; at the same time they share it in any case, but for those with a `timeout` or a policy that scans. `ignoreCache` shares nothing.',
    default: 1000,
    min: 0,
    max: 60_000,
  }),
  requestTimeoutMs: integer({
    env: 'WEB_DATA_REQUEST_TIMEOUT_MS',
    description: 'Milliseconds a client has to send a whole request; 408 after.',
    default: 30_000,
    min: 100,
    max: DAY,
  }),
  headersTimeoutMs: integer({
    env: 'WEB_DATA_HEADERS_TIMEOUT_MS',
    description: 'Milliseconds a client has to send the headers of a request; 408 after.',
    default: 10_000,
    min: 100,
    max: DAY,
  }),
  shutdownDelayMs: integer({
    env: 'WEB_DATA_SHUTDOWN_DELAY_MS',
    description:
      'Milliseconds after SIGTERM in which `/readyz` says 503 and requests are still served, for a load balancer to notice. SIGINT skips them.',
    default: 5000,
    min: 0,
    max: DAY,
  }),
  shutdownTimeoutMs: integer({
    env: 'WEB_DATA_SHUTDOWN_TIMEOUT_MS',
    description: 'Milliseconds that running requests have to finish at shutdown.',
    default: 30_000,
    min: 0,
    max: DAY,
  }),
  keyCacheMs: integer({
    env: 'WEB_DATA_KEY_CACHE_MS',
    description: 'Milliseconds until a revoked key or a changed policy counts at the latest.',
    default: 1000,
    min: 0,
    max: 60_000,
  }),
  leaseMs: integer({
    env: 'WEB_DATA_LEASE_MS',
    description: 'Milliseconds after which a process that died gives back its credits and slots.',
    default: 15_000,
    min: 500,
    max: 600_000,
  }),
};

function isPlan(_name: string, item: unknown): item is Plan {
  const plan = item as Partial<Plan> | null;
  const { requestsPerMinute, concurrency, statusReadsPerMinute = 1, storedBytes = 1 } = plan ?? {};
  return [requestsPerMinute, concurrency, statusReadsPerMinute, storedBytes].every(isPositive);
}

function isPositive(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
