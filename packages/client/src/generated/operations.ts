// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { Operation } from "../operation.ts";

export const mapUrls: Operation = {
  id: "mapUrls",
  method: "POST",
  path: "/map",
  body: true,
  openErrors: ["BadRequest"],
};

export const scrapeUrl: Operation = {
  id: "scrapeUrl",
  method: "POST",
  path: "/scrape",
  body: true,
  openErrors: ["BadRequest", "UnprocessableEntity"],
};

export const startAgent: Operation = {
  id: "startAgent",
  method: "POST",
  path: "/agent",
  body: true,
  idempotencyKey: true,
  openErrors: ["BadRequest", "UnprocessableEntity"],
};

export const getAgent: Operation = {
  id: "getAgent",
  method: "GET",
  path: "/agent/{jobId}",
};

export const cancelAgent: Operation = {
  id: "cancelAgent",
  method: "DELETE",
  path: "/agent/{jobId}",
};

export const getAgentTrace: Operation = {
  id: "getAgentTrace",
  method: "GET",
  path: "/agent/{jobId}/trace",
};

export const getAgentSnapshot: Operation = {
  id: "getAgentSnapshot",
  method: "GET",
  path: "/agent/{jobId}/snapshots/{snapshotId}",
};

/** Every operation, in the order of the description. */
export const operations: readonly Operation[] = [mapUrls, scrapeUrl, startAgent, getAgent, cancelAgent, getAgentTrace, getAgentSnapshot];
