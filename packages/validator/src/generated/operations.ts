// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import { bearer, multipart } from "../runtime/index.ts";
import type { Operation, Scheme, Sentences } from "../runtime/index.ts";
import * as faults from "./request-faults.ts";
import * as verdicts from "./request-verdicts.ts";

/** Path of the first server of the document: what stands before every path. */
export const basePath = "/v2";

/** Id of an operation. */
export type OperationId = "mapUrls" | "scrapeUrl" | "startBatchScrape" | "getBatchScrape" | "cancelBatchScrape" | "getBatchScrapeErrors" | "startCrawl" | "getActiveCrawls" | "getCrawl" | "cancelCrawl" | "getCrawlErrors" | "searchWeb" | "parseFile" | "listInteract" | "startInteract" | "endInteract" | "runInteractActions" | "listMonitors" | "createMonitor" | "getMonitor" | "deleteMonitor" | "updateMonitor" | "runMonitor" | "listMonitorChecks" | "getMonitorCheck" | "startAgent" | "getAgent" | "cancelAgent" | "getAgentTrace" | "getAgentSnapshot" | "getCreditUsage" | "getQueueStatus" | "getTeamActivity";

/** The security schemes that operations ask for. */
export const schemes: {
  bearerAuth: Scheme<string>;
} = {
  bearerAuth: bearer,
};

/** What is said of each fault; `$` stands for what the rule asks for, which is in the param of that name. */
export const sentences: Sentences = {
  required: ["is required"],
  additionalProperties: ["is not allowed"],
  propertyNames: ["must not have a member of that name"],
  type: ["must be $", "type"],
  enum: ["must be $", "allowedValues"],
  const: ["must be $", "allowedValue"],
  minimum: ["must be at least $", "limit"],
  maximum: ["must be at most $", "limit"],
  minLength: ["must have at least $ characters", "limit"],
  maxLength: ["must have at most $ characters", "limit"],
  pattern: ["must match the pattern $", "pattern"],
  "pattern:example": ["must be written as in \"$\"", "example", "pattern"],
  "pattern:capitals": ["must be written in capitals, as in \"$\"", "capitals", "pattern"],
  "format:http-url": ["must be an absolute http or https URL", "format"],
  "format:uuid": ["must be a UUID", "format"],
  minItems: ["must have at least $ items", "limit"],
  maxItems: ["must have at most $ items", "limit"],
  uniqueItems: ["must not have two equal items"],
  maxProperties: ["must have at most $ members", "limit"],
  oneOf: ["must have exactly one of the described shapes"],
  "not:members": ["must not have $", "members"],
};

/** The operations, by id. */
export const operations: { readonly [Id in OperationId]: Operation } = {
  mapUrls: {
    id: "mapUrls",
    method: "POST",
    path: "/map",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { verdict: verdicts.mapUrls_body, faults: faults.mapUrls_body } } },
    named: [
      {
        in: "body",
        path: "/url",
        error: "InvalidUrl",
      },
    ],
  },
  scrapeUrl: {
    id: "scrapeUrl",
    method: "POST",
    path: "/scrape",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { verdict: verdicts.scrapeUrl_body, faults: faults.scrapeUrl_body } } },
    named: [
      {
        in: "body",
        path: "/url",
        error: "InvalidUrl",
      },
    ],
  },
  startBatchScrape: {
    id: "startBatchScrape",
    method: "POST",
    path: "/batch/scrape",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "header",
        name: "Idempotency-Key",
      },
    ],
    checkParameters: { verdict: verdicts.startBatchScrape_parameters, faults: faults.startBatchScrape_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.startBatchScrape_body, faults: faults.startBatchScrape_body } } },
    named: [],
  },
  getBatchScrape: {
    id: "getBatchScrape",
    method: "GET",
    path: "/batch/scrape/{jobId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
      {
        in: "query",
        name: "skip",
        types: ["integer"],
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { verdict: verdicts.getBatchScrape_parameters, faults: faults.getBatchScrape_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  cancelBatchScrape: {
    id: "cancelBatchScrape",
    method: "DELETE",
    path: "/batch/scrape/{jobId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { verdict: verdicts.cancelBatchScrape_parameters, faults: faults.cancelBatchScrape_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  getBatchScrapeErrors: {
    id: "getBatchScrapeErrors",
    method: "GET",
    path: "/batch/scrape/{jobId}/errors",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { verdict: verdicts.getBatchScrapeErrors_parameters, faults: faults.getBatchScrapeErrors_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  startCrawl: {
    id: "startCrawl",
    method: "POST",
    path: "/crawl",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "header",
        name: "Idempotency-Key",
      },
    ],
    checkParameters: { verdict: verdicts.startCrawl_parameters, faults: faults.startCrawl_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.startCrawl_body, faults: faults.startCrawl_body } } },
    named: [
      {
        in: "body",
        path: "/url",
        error: "InvalidUrl",
      },
    ],
  },
  getActiveCrawls: {
    id: "getActiveCrawls",
    method: "GET",
    path: "/crawl/active",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  getCrawl: {
    id: "getCrawl",
    method: "GET",
    path: "/crawl/{jobId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
      {
        in: "query",
        name: "skip",
        types: ["integer"],
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { verdict: verdicts.getCrawl_parameters, faults: faults.getCrawl_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  cancelCrawl: {
    id: "cancelCrawl",
    method: "DELETE",
    path: "/crawl/{jobId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { verdict: verdicts.cancelCrawl_parameters, faults: faults.cancelCrawl_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  getCrawlErrors: {
    id: "getCrawlErrors",
    method: "GET",
    path: "/crawl/{jobId}/errors",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { verdict: verdicts.getCrawlErrors_parameters, faults: faults.getCrawlErrors_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  searchWeb: {
    id: "searchWeb",
    method: "POST",
    path: "/search",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { verdict: verdicts.searchWeb_body, faults: faults.searchWeb_body } } },
    named: [],
  },
  parseFile: {
    id: "parseFile",
    method: "POST",
    path: "/parse",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "multipart/form-data": { verdict: verdicts.parseFile_body, faults: faults.parseFile_body, ...multipart({
      file: {
        types: [],
        style: "file",
        maxBytes: 52428800,
              },
      options: {
        types: [],
        style: "json",
        mediaTypes: ["application/json"],
              },}) } } },
    named: [],
  },
  listInteract: {
    id: "listInteract",
    method: "GET",
    path: "/interact",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  startInteract: {
    id: "startInteract",
    method: "POST",
    path: "/interact",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/json": { verdict: verdicts.startInteract_body, faults: faults.startInteract_body } } },
    named: [],
  },
  endInteract: {
    id: "endInteract",
    method: "DELETE",
    path: "/interact/{sessionId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "sessionId",
      },
    ],
    checkParameters: { verdict: verdicts.endInteract_parameters, faults: faults.endInteract_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/sessionId",
        error: "InvalidSessionId",
      },
    ],
  },
  runInteractActions: {
    id: "runInteractActions",
    method: "POST",
    path: "/interact/{sessionId}/actions",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "sessionId",
      },
    ],
    checkParameters: { verdict: verdicts.runInteractActions_parameters, faults: faults.runInteractActions_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.runInteractActions_body, faults: faults.runInteractActions_body } } },
    named: [
      {
        in: "path",
        path: "/sessionId",
        error: "InvalidSessionId",
      },
    ],
  },
  listMonitors: {
    id: "listMonitors",
    method: "GET",
    path: "/monitor",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
      {
        in: "query",
        name: "offset",
        types: ["integer"],
      },
    ],
    checkParameters: { verdict: verdicts.listMonitors_parameters, faults: faults.listMonitors_parameters },
    body: null,
    named: [],
  },
  createMonitor: {
    id: "createMonitor",
    method: "POST",
    path: "/monitor",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "header",
        name: "Idempotency-Key",
      },
    ],
    checkParameters: { verdict: verdicts.createMonitor_parameters, faults: faults.createMonitor_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.createMonitor_body, faults: faults.createMonitor_body } } },
    named: [],
  },
  getMonitor: {
    id: "getMonitor",
    method: "GET",
    path: "/monitor/{monitorId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "monitorId",
      },
    ],
    checkParameters: { verdict: verdicts.getMonitor_parameters, faults: faults.getMonitor_parameters },
    body: null,
    named: [],
  },
  deleteMonitor: {
    id: "deleteMonitor",
    method: "DELETE",
    path: "/monitor/{monitorId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "monitorId",
      },
    ],
    checkParameters: { verdict: verdicts.deleteMonitor_parameters, faults: faults.deleteMonitor_parameters },
    body: null,
    named: [],
  },
  updateMonitor: {
    id: "updateMonitor",
    method: "PATCH",
    path: "/monitor/{monitorId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "monitorId",
      },
    ],
    checkParameters: { verdict: verdicts.updateMonitor_parameters, faults: faults.updateMonitor_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.updateMonitor_body, faults: faults.updateMonitor_body } } },
    named: [],
  },
  runMonitor: {
    id: "runMonitor",
    method: "POST",
    path: "/monitor/{monitorId}/run",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "monitorId",
      },
    ],
    checkParameters: { verdict: verdicts.runMonitor_parameters, faults: faults.runMonitor_parameters },
    body: null,
    named: [],
  },
  listMonitorChecks: {
    id: "listMonitorChecks",
    method: "GET",
    path: "/monitor/{monitorId}/checks",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "monitorId",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
      {
        in: "query",
        name: "offset",
        types: ["integer"],
      },
      {
        in: "query",
        name: "status",
      },
    ],
    checkParameters: { verdict: verdicts.listMonitorChecks_parameters, faults: faults.listMonitorChecks_parameters },
    body: null,
    named: [],
  },
  getMonitorCheck: {
    id: "getMonitorCheck",
    method: "GET",
    path: "/monitor/{monitorId}/checks/{checkId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "monitorId",
      },
      {
        in: "path",
        name: "checkId",
      },
      {
        in: "query",
        name: "skip",
        types: ["integer"],
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
      {
        in: "query",
        name: "status",
      },
    ],
    checkParameters: { verdict: verdicts.getMonitorCheck_parameters, faults: faults.getMonitorCheck_parameters },
    body: null,
    named: [],
  },
  startAgent: {
    id: "startAgent",
    method: "POST",
    path: "/agent",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "header",
        name: "Idempotency-Key",
      },
    ],
    checkParameters: { verdict: verdicts.startAgent_parameters, faults: faults.startAgent_parameters },
    body: { required: true, content: { "application/json": { verdict: verdicts.startAgent_body, faults: faults.startAgent_body } } },
    named: [],
  },
  getAgent: {
    id: "getAgent",
    method: "GET",
    path: "/agent/{jobId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { verdict: verdicts.getAgent_parameters, faults: faults.getAgent_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  cancelAgent: {
    id: "cancelAgent",
    method: "DELETE",
    path: "/agent/{jobId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { verdict: verdicts.cancelAgent_parameters, faults: faults.cancelAgent_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  getAgentTrace: {
    id: "getAgentTrace",
    method: "GET",
    path: "/agent/{jobId}/trace",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
    ],
    checkParameters: { verdict: verdicts.getAgentTrace_parameters, faults: faults.getAgentTrace_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
    ],
  },
  getAgentSnapshot: {
    id: "getAgentSnapshot",
    method: "GET",
    path: "/agent/{jobId}/snapshots/{snapshotId}",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "path",
        name: "jobId",
      },
      {
        in: "path",
        name: "snapshotId",
      },
    ],
    checkParameters: { verdict: verdicts.getAgentSnapshot_parameters, faults: faults.getAgentSnapshot_parameters },
    body: null,
    named: [
      {
        in: "path",
        path: "/jobId",
        error: "InvalidJobId",
      },
      {
        in: "path",
        path: "/snapshotId",
        error: "InvalidSnapshotId",
      },
    ],
  },
  getCreditUsage: {
    id: "getCreditUsage",
    method: "GET",
    path: "/team/credit-usage",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  getQueueStatus: {
    id: "getQueueStatus",
    method: "GET",
    path: "/team/queue-status",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [],
    checkParameters: null,
    body: null,
    named: [],
  },
  getTeamActivity: {
    id: "getTeamActivity",
    method: "GET",
    path: "/team/activity",
    security: [
      [
        {
          scheme: "bearerAuth",
          scopes: [],
        },
      ],
    ],
    challenge: "Bearer",
    parameters: [
      {
        in: "query",
        name: "endpoint",
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
      {
        in: "query",
        name: "cursor",
      },
    ],
    checkParameters: { verdict: verdicts.getTeamActivity_parameters, faults: faults.getTeamActivity_parameters },
    body: null,
    named: [],
  },
};

/** Members of each body that have a default, and so are there after validation. */
export interface Defaulted {
  mapUrls: "sitemap" | "includeSubdomains" | "ignoreQueryParameters" | "ignoreCache" | "limit";
  scrapeUrl: never;
  startBatchScrape: "ignoreInvalidURLs";
  getBatchScrape: never;
  cancelBatchScrape: never;
  getBatchScrapeErrors: never;
  startCrawl: "limit" | "regexOnFullURL" | "sitemap" | "ignoreQueryParameters" | "crawlEntireDomain" | "allowSubdomains" | "allowExternalLinks" | "ignoreRobotsTxt";
  getActiveCrawls: never;
  getCrawl: never;
  cancelCrawl: never;
  getCrawlErrors: never;
  searchWeb: "limit" | "sources" | "timeout";
  parseFile: never;
  listInteract: never;
  startInteract: "ttl" | "mobile";
  endInteract: never;
  runInteractActions: "timeout";
  listMonitors: never;
  createMonitor: "retentionDays" | "judgeEnabled";
  getMonitor: never;
  deleteMonitor: never;
  updateMonitor: never;
  runMonitor: never;
  listMonitorChecks: never;
  getMonitorCheck: never;
  startAgent: "maxCredits" | "model" | "strictConstrainToURLs";
  getAgent: never;
  cancelAgent: never;
  getAgentTrace: never;
  getAgentSnapshot: never;
  getCreditUsage: never;
  getQueueStatus: never;
  getTeamActivity: never;
}

/** Media types of each body that cannot be checked, and are handed on as bytes. */
export interface UncheckedTypes {
  mapUrls: never;
  scrapeUrl: never;
  startBatchScrape: never;
  getBatchScrape: never;
  cancelBatchScrape: never;
  getBatchScrapeErrors: never;
  startCrawl: never;
  getActiveCrawls: never;
  getCrawl: never;
  cancelCrawl: never;
  getCrawlErrors: never;
  searchWeb: never;
  parseFile: never;
  listInteract: never;
  startInteract: never;
  endInteract: never;
  runInteractActions: never;
  listMonitors: never;
  createMonitor: never;
  getMonitor: never;
  deleteMonitor: never;
  updateMonitor: never;
  runMonitor: never;
  listMonitorChecks: never;
  getMonitorCheck: never;
  startAgent: never;
  getAgent: never;
  cancelAgent: never;
  getAgentTrace: never;
  getAgentSnapshot: never;
  getCreditUsage: never;
  getQueueStatus: never;
  getTeamActivity: never;
}
