// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import { bearer, eventWriter, multipart } from "../runtime/index.ts";
import type { Messages, Operation, Scheme } from "../runtime/index.ts";
import * as violations from "./request-violations.ts";
import * as validity from "./request-validity.ts";

/** Path of the first server of the document: the prefix of every path. */
export const basePath = "/v2";

/** Id of an operation. */
export type OperationId = "mapUrls" | "scrapeUrl" | "startBatchScrape" | "getBatchScrape" | "cancelBatchScrape" | "getBatchScrapeErrors" | "startCrawl" | "previewCrawl" | "getActiveCrawls" | "getCrawl" | "cancelCrawl" | "getCrawlErrors" | "searchWeb" | "parseFile" | "listInteract" | "startInteract" | "endInteract" | "runInteractActions" | "interactWithScrape" | "endScrapeInteract" | "listMonitors" | "createMonitor" | "getMonitor" | "deleteMonitor" | "updateMonitor" | "runMonitor" | "listMonitorChecks" | "getMonitorCheck" | "listAgents" | "startAgent" | "getAgent" | "cancelAgent" | "getAgentTrace" | "getAgentSnapshot" | "getCreditUsage" | "getCreditUsageHistory" | "getQueueStatus" | "getTeamActivity" | "getConcurrency";

/** The security schemes that operations require. */
export const schemes: {
  bearerAuth: Scheme<string>;
} = {
  bearerAuth: bearer,
};

/** The message of each violation; `$` stands for the value of the rule, in the param of that name. */
export const messages: Messages = {
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
    body: { required: true, content: { "application/json": { isValid: validity.mapUrls_body, collect: violations.mapUrls_body } } },
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
    body: { required: true, content: { "application/json": { isValid: validity.scrapeUrl_body, collect: violations.scrapeUrl_body } } },
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
    checkParameters: { isValid: validity.startBatchScrape_parameters, collect: violations.startBatchScrape_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.startBatchScrape_body, collect: violations.startBatchScrape_body } } },
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
      {
        in: "header",
        name: "Last-Event-ID",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.getBatchScrape_parameters, collect: violations.getBatchScrape_parameters },
    body: null,
    items: { "text/event-stream": eventWriter({"data":"either","byName":[["catchup","json"],["document","json"],["progress","json"],["done","json"]]}) },
    hasFullBodies: true,
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
    checkParameters: { isValid: validity.cancelBatchScrape_parameters, collect: violations.cancelBatchScrape_parameters },
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
    checkParameters: { isValid: validity.getBatchScrapeErrors_parameters, collect: violations.getBatchScrapeErrors_parameters },
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
    checkParameters: { isValid: validity.startCrawl_parameters, collect: violations.startCrawl_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.startCrawl_body, collect: violations.startCrawl_body } } },
    named: [
      {
        in: "body",
        path: "/url",
        error: "InvalidUrl",
      },
    ],
  },
  previewCrawl: {
    id: "previewCrawl",
    method: "POST",
    path: "/crawl/params-preview",
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
    body: { required: true, content: { "application/json": { isValid: validity.previewCrawl_body, collect: violations.previewCrawl_body } } },
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
      {
        in: "header",
        name: "Last-Event-ID",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.getCrawl_parameters, collect: violations.getCrawl_parameters },
    body: null,
    items: { "text/event-stream": eventWriter({"data":"either","byName":[["catchup","json"],["document","json"],["progress","json"],["done","json"]]}) },
    hasFullBodies: true,
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
    checkParameters: { isValid: validity.cancelCrawl_parameters, collect: violations.cancelCrawl_parameters },
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
    checkParameters: { isValid: validity.getCrawlErrors_parameters, collect: violations.getCrawlErrors_parameters },
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
    body: { required: true, content: { "application/json": { isValid: validity.searchWeb_body, collect: violations.searchWeb_body } } },
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
    body: { required: true, content: { "multipart/form-data": { isValid: validity.parseFile_body, collect: violations.parseFile_body, ...multipart({
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
    body: { required: true, content: { "application/json": { isValid: validity.startInteract_body, collect: violations.startInteract_body } } },
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
    checkParameters: { isValid: validity.endInteract_parameters, collect: violations.endInteract_parameters },
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
    checkParameters: { isValid: validity.runInteractActions_parameters, collect: violations.runInteractActions_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.runInteractActions_body, collect: violations.runInteractActions_body } } },
    named: [
      {
        in: "path",
        path: "/sessionId",
        error: "InvalidSessionId",
      },
    ],
  },
  interactWithScrape: {
    id: "interactWithScrape",
    method: "POST",
    path: "/scrape/{scrapeId}/interact",
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
        name: "scrapeId",
      },
    ],
    checkParameters: { isValid: validity.interactWithScrape_parameters, collect: violations.interactWithScrape_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.interactWithScrape_body, collect: violations.interactWithScrape_body } } },
    named: [],
  },
  endScrapeInteract: {
    id: "endScrapeInteract",
    method: "DELETE",
    path: "/scrape/{scrapeId}/interact",
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
        name: "scrapeId",
      },
    ],
    checkParameters: { isValid: validity.endScrapeInteract_parameters, collect: violations.endScrapeInteract_parameters },
    body: null,
    named: [],
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
    checkParameters: { isValid: validity.listMonitors_parameters, collect: violations.listMonitors_parameters },
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
    checkParameters: { isValid: validity.createMonitor_parameters, collect: violations.createMonitor_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.createMonitor_body, collect: violations.createMonitor_body } } },
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
    checkParameters: { isValid: validity.getMonitor_parameters, collect: violations.getMonitor_parameters },
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
    checkParameters: { isValid: validity.deleteMonitor_parameters, collect: violations.deleteMonitor_parameters },
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
    checkParameters: { isValid: validity.updateMonitor_parameters, collect: violations.updateMonitor_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.updateMonitor_body, collect: violations.updateMonitor_body } } },
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
    checkParameters: { isValid: validity.runMonitor_parameters, collect: violations.runMonitor_parameters },
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
    checkParameters: { isValid: validity.listMonitorChecks_parameters, collect: violations.listMonitorChecks_parameters },
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
    checkParameters: { isValid: validity.getMonitorCheck_parameters, collect: violations.getMonitorCheck_parameters },
    body: null,
    named: [],
  },
  listAgents: {
    id: "listAgents",
    method: "GET",
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
        in: "query",
        name: "before",
        types: ["integer"],
      },
      {
        in: "query",
        name: "limit",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.listAgents_parameters, collect: violations.listAgents_parameters },
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
    checkParameters: { isValid: validity.startAgent_parameters, collect: violations.startAgent_parameters },
    body: { required: true, content: { "application/json": { isValid: validity.startAgent_body, collect: violations.startAgent_body } } },
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
    checkParameters: { isValid: validity.getAgent_parameters, collect: violations.getAgent_parameters },
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
    checkParameters: { isValid: validity.cancelAgent_parameters, collect: violations.cancelAgent_parameters },
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
      {
        in: "header",
        name: "Last-Event-ID",
        types: ["integer"],
      },
    ],
    checkParameters: { isValid: validity.getAgentTrace_parameters, collect: violations.getAgentTrace_parameters },
    body: null,
    items: { "text/event-stream": eventWriter({"data":"either","byName":[["trace","json"],["done","json"]]}) },
    hasFullBodies: true,
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
    checkParameters: { isValid: validity.getAgentSnapshot_parameters, collect: violations.getAgentSnapshot_parameters },
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
  getCreditUsageHistory: {
    id: "getCreditUsageHistory",
    method: "GET",
    path: "/team/credit-usage/historical",
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
        name: "byApiKey",
        types: ["boolean"],
      },
    ],
    checkParameters: { isValid: validity.getCreditUsageHistory_parameters, collect: violations.getCreditUsageHistory_parameters },
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
    checkParameters: { isValid: validity.getTeamActivity_parameters, collect: violations.getTeamActivity_parameters },
    body: null,
    named: [],
  },
  getConcurrency: {
    id: "getConcurrency",
    method: "GET",
    path: "/concurrency-check",
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
};

/** Members of each body that have a default, and are present after validation. */
export interface Defaulted {
  mapUrls: "sitemap" | "includeSubdomains" | "ignoreQueryParameters" | "ignoreCache" | "limit";
  scrapeUrl: never;
  startBatchScrape: "ignoreInvalidURLs";
  getBatchScrape: never;
  cancelBatchScrape: never;
  getBatchScrapeErrors: never;
  startCrawl: "limit" | "regexOnFullURL" | "sitemap" | "ignoreQueryParameters" | "crawlEntireDomain" | "allowSubdomains" | "allowExternalLinks" | "ignoreRobotsTxt";
  previewCrawl: never;
  getActiveCrawls: never;
  getCrawl: never;
  cancelCrawl: never;
  getCrawlErrors: never;
  searchWeb: "limit" | "sources" | "timeout";
  parseFile: "options";
  listInteract: never;
  startInteract: "ttl" | "mobile";
  endInteract: never;
  runInteractActions: "timeout";
  interactWithScrape: "timeout";
  endScrapeInteract: never;
  listMonitors: never;
  createMonitor: "retentionDays" | "judgeEnabled";
  getMonitor: never;
  deleteMonitor: never;
  updateMonitor: never;
  runMonitor: never;
  listMonitorChecks: never;
  getMonitorCheck: never;
  listAgents: never;
  startAgent: "maxCredits" | "model" | "strictConstrainToURLs";
  getAgent: never;
  cancelAgent: never;
  getAgentTrace: never;
  getAgentSnapshot: never;
  getCreditUsage: never;
  getCreditUsageHistory: never;
  getQueueStatus: never;
  getTeamActivity: never;
  getConcurrency: never;
}

/** Media types of each body that cannot be checked, and are passed on as bytes. */
export interface UncheckedTypes {
  mapUrls: never;
  scrapeUrl: never;
  startBatchScrape: never;
  getBatchScrape: never;
  cancelBatchScrape: never;
  getBatchScrapeErrors: never;
  startCrawl: never;
  previewCrawl: never;
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
  interactWithScrape: never;
  endScrapeInteract: never;
  listMonitors: never;
  createMonitor: never;
  getMonitor: never;
  deleteMonitor: never;
  updateMonitor: never;
  runMonitor: never;
  listMonitorChecks: never;
  getMonitorCheck: never;
  listAgents: never;
  startAgent: never;
  getAgent: never;
  cancelAgent: never;
  getAgentTrace: never;
  getAgentSnapshot: never;
  getCreditUsage: never;
  getCreditUsageHistory: never;
  getQueueStatus: never;
  getTeamActivity: never;
  getConcurrency: never;
}
