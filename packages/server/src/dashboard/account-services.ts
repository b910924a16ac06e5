import type { api, ApiTypes } from '@web-data/dashboard/account';
import type { Handlers } from '@web-data/validator/runtime';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Identities } from '../accounts/keys/identity.ts';
import type { SecurityLog } from '../accounts/audit/security-log.ts';
import type { SiemLog } from '../accounts/audit/siem.ts';
import type { CrawlName } from '../capabilities/crawl/cancel.ts';
import type { Sessions } from '../capabilities/interact/sessions.ts';
import type { RateLimits } from '../accounts/limits/rate-limits.ts';
import type { Plans } from '../platform/config/plan.ts';
import type { AddressPolicy } from '@web-data/net';
import type { MailTo } from '../accounts/people/mail-recipients.ts';
import type { OpenidProvider } from '../accounts/openid/provider.ts';
import type { MonitorPrices } from './monitors/to-monitor.ts';
import type { SignedIn } from '../accounts/people/sessions.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Store } from '../platform/store/store.ts';
import type { Seal } from '../platform/webhooks/seal.ts';
import type { RequestCounts } from '../accounts/usage/request-counts.ts';
import type { RequestLog } from '../accounts/usage/request-log.ts';

/** Services behind the operations of the account API. */
export interface AccountServices {
  store: Store;
  log: FastifyBaseLogger;
  plans: Plans;
  siem: SiemLog;
  identities: Identities;
  requestCounts: RequestCounts;
  requestLog: RequestLog;
  /** Security events of teams, for their owners. */
  securityLog: SecurityLog;
  /** The sessions of Interact of this process. */
  interactSessions: Pick<Sessions, 'find' | 'peek'>;
  /** Cancels jobs, as the operations of the API do. */
  cancel: { agent(teamId: string, id: string): Promise<void>; crawl(name: CrawlName): Promise<void> };
  /** The OpenID provider through which people of an organization sign in, if there is one. */
  openid: OpenidProvider | undefined;
  /** Decrypts the secrets of webhooks. */
  webhookSeal: Seal;
  /** The queue of webhook deliveries. */
  webhookQueue: JobQueue;
  /** Which addresses may receive webhooks. */
  webhookReceivers: AddressPolicy;
  /** Addresses outside the team that may get email; undefined where the server sends none. */
  mailTo: MailTo | undefined;
  /** Whether the server sends emails. */
  sendsMail: boolean;
  /** Prices of what monitors read, for estimates. */
  monitorPrices: MonitorPrices;
  rateLimits: RateLimits;
  /** Scheme and host under which people reach the server. */
  origin(): string;
}

/** Handlers of the account API, by operation. */
export type AccountHandlers = Handlers<ApiTypes, SignedIn, FastifyRequest>;

/** The input of an operation's handler. */
export type Context<Id extends keyof AccountHandlers> = Parameters<AccountHandlers[Id]>[0];

/** The response of an operation. */
export type AccountResponse<Id extends keyof AccountHandlers> = Awaited<ReturnType<AccountHandlers[Id]>>;

/** The name of an operation of the account API. */
export type AccountOperation = keyof typeof api.operations & keyof AccountHandlers;
