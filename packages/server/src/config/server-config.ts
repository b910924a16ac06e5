import type { Plans } from '../limits/plan.ts';

/** The configuration of a server. Each member is described, bounded and given its default in `options.ts`. */
export interface ServerConfig {
  host: string;
  port: number;
  dataDirectory: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  redisUrl: string | undefined;
  docsDirectory: string | undefined;
  publicUrl: string | undefined;
  allowPrivate: readonly string[];
  sitePorts: readonly number[];
  userAgent: string | undefined;
  proxies: Readonly<Record<string, string>>;
  plans: Plans;
  mapCredits: number;
  scrapeCredits: number;
  maxBodyBytes: number;
  maxRequests: number;
  maxOperations: number;
  operationTimeoutMs: number;
  mapShareMs: number;
  requestTimeoutMs: number;
  headersTimeoutMs: number;
  shutdownTimeoutMs: number;
  keyCacheMs: number;
  leaseMs: number;
  agentRuns: number;
  agentRunMs: number;
  agentKeptMs: number;
  agentPollMs: number;
  agentModelUrl: string | undefined;
  agentModelKey: string | undefined;
  agentModelName: string;
  agentStepCredits: number;
  sitemapCacheBytes: number;
  classifierUrl: string | undefined;
  classifierToken: string | undefined;
  classifierTimeoutMs: number;
  siemLog: string | undefined;
  siemFailurePolicy: 'open' | 'closed';
  logLevel: string;
  corsOrigins: readonly string[];
  metricsToken: string | undefined;
  trustProxy: readonly string[];
}
