// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import type { ResponseCheck, ResponseChecks, Sentences } from "../runtime/index.ts";
import * as faults from "./response-faults.ts";
import * as verdicts from "./response-verdicts.ts";

const headers_1: ResponseCheck["headers"] = {
  parameters: [
    {
      in: "header",
      name: "X-Request-Id",
    },
  ],
  checks: { verdict: verdicts.headers_1, faults: faults.headers_1 },
};
const headers_2: ResponseCheck["headers"] = {
  parameters: [
    {
      in: "header",
      name: "WWW-Authenticate",
    },
    {
      in: "header",
      name: "X-Request-Id",
    },
  ],
  checks: { verdict: verdicts.headers_2, faults: faults.headers_2 },
};
const headers_3: ResponseCheck["headers"] = {
  parameters: [
    {
      in: "header",
      name: "Retry-After",
      types: ["integer"],
    },
    {
      in: "header",
      name: "X-Request-Id",
    },
  ],
  checks: { verdict: verdicts.headers_3, faults: faults.headers_3 },
};

/** What is said of each fault; `$` stands for what the rule asks for, which is in the param of that name. */
export const sentences: Sentences = {
  required: ["is required"],
  type: ["must be $", "type"],
  enum: ["must be $", "allowedValues"],
  const: ["must be $", "allowedValue"],
  minimum: ["must be at least $", "limit"],
  maximum: ["must be at most $", "limit"],
  minLength: ["must have at least $ characters", "limit"],
  maxLength: ["must have at most $ characters", "limit"],
  "format:http-url": ["must be an absolute http or https URL", "format"],
  "format:uuid": ["must be a UUID", "format"],
  "format:date-time": ["must be a date and time (RFC 3339)", "format"],
  maxItems: ["must have at most $ items", "limit"],
  anyOf: ["must have one of the described shapes"],
  oneOf: ["must have exactly one of the described shapes"],
  not: ["must not have the excluded shape"],
};

/** Operation id → status, range or `DEFAULT` → what an answer of it may be. */
export const responses: Record<string, ResponseChecks> = {
  mapUrls: {
    "200": { content: { "application/json": { verdict: verdicts.mapUrls_200, faults: faults.mapUrls_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { verdict: verdicts.mapUrls_400, faults: faults.mapUrls_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { verdict: verdicts.mapUrls_401, faults: faults.mapUrls_401 } }, headers: headers_2 },
    "402": { content: { "application/json": { verdict: verdicts.mapUrls_402, faults: faults.mapUrls_402 } }, headers: headers_1 },
    "403": { content: { "application/json": { verdict: verdicts.mapUrls_403, faults: faults.mapUrls_403 } }, headers: headers_1 },
    "408": { content: { "application/json": { verdict: verdicts.mapUrls_408, faults: faults.mapUrls_408 } }, headers: headers_1 },
    "413": { content: { "application/json": { verdict: verdicts.mapUrls_413, faults: faults.mapUrls_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { verdict: verdicts.mapUrls_415, faults: faults.mapUrls_415 } }, headers: headers_1 },
    "422": { content: { "application/json": { verdict: verdicts.mapUrls_422, faults: faults.mapUrls_422 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.mapUrls_429, faults: faults.mapUrls_429 } }, headers: headers_3 },
    "500": { content: { "application/json": { verdict: verdicts.mapUrls_500, faults: faults.mapUrls_500 } }, headers: headers_1 },
    "502": { content: { "application/json": { verdict: verdicts.mapUrls_502, faults: faults.mapUrls_502 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.mapUrls_503, faults: faults.mapUrls_503 } }, headers: headers_3 },
    "504": { content: { "application/json": { verdict: verdicts.mapUrls_504, faults: faults.mapUrls_504 } }, headers: headers_1 },
  },
  scrapeUrl: {
    "200": { content: { "application/json": { verdict: verdicts.scrapeUrl_200, faults: faults.scrapeUrl_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { verdict: verdicts.scrapeUrl_400, faults: faults.scrapeUrl_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { verdict: verdicts.scrapeUrl_401, faults: faults.scrapeUrl_401 } }, headers: headers_2 },
    "402": { content: { "application/json": { verdict: verdicts.scrapeUrl_402, faults: faults.scrapeUrl_402 } }, headers: headers_1 },
    "403": { content: { "application/json": { verdict: verdicts.scrapeUrl_403, faults: faults.scrapeUrl_403 } }, headers: headers_1 },
    "408": { content: { "application/json": { verdict: verdicts.scrapeUrl_408, faults: faults.scrapeUrl_408 } }, headers: headers_1 },
    "413": { content: { "application/json": { verdict: verdicts.scrapeUrl_413, faults: faults.scrapeUrl_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { verdict: verdicts.scrapeUrl_415, faults: faults.scrapeUrl_415 } }, headers: headers_1 },
    "422": { content: { "application/json": { verdict: verdicts.scrapeUrl_422, faults: faults.scrapeUrl_422 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.scrapeUrl_429, faults: faults.scrapeUrl_429 } }, headers: headers_3 },
    "500": { content: { "application/json": { verdict: verdicts.scrapeUrl_500, faults: faults.scrapeUrl_500 } }, headers: headers_1 },
    "502": { content: { "application/json": { verdict: verdicts.scrapeUrl_502, faults: faults.scrapeUrl_502 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.scrapeUrl_503, faults: faults.scrapeUrl_503 } }, headers: headers_3 },
    "504": { content: { "application/json": { verdict: verdicts.scrapeUrl_504, faults: faults.scrapeUrl_504 } }, headers: headers_1 },
  },
  startAgent: {
    "200": { content: { "application/json": { verdict: verdicts.startAgent_200, faults: faults.startAgent_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { verdict: verdicts.startAgent_400, faults: faults.startAgent_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { verdict: verdicts.startAgent_401, faults: faults.startAgent_401 } }, headers: headers_2 },
    "402": { content: { "application/json": { verdict: verdicts.startAgent_402, faults: faults.startAgent_402 } }, headers: headers_1 },
    "403": { content: { "application/json": { verdict: verdicts.startAgent_403, faults: faults.startAgent_403 } }, headers: headers_1 },
    "409": { content: { "application/json": { verdict: verdicts.startAgent_409, faults: faults.startAgent_409 } }, headers: headers_1 },
    "413": { content: { "application/json": { verdict: verdicts.startAgent_413, faults: faults.startAgent_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { verdict: verdicts.startAgent_415, faults: faults.startAgent_415 } }, headers: headers_1 },
    "422": { content: { "application/json": { verdict: verdicts.startAgent_422, faults: faults.startAgent_422 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.startAgent_429, faults: faults.startAgent_429 } }, headers: headers_3 },
    "500": { content: { "application/json": { verdict: verdicts.startAgent_500, faults: faults.startAgent_500 } }, headers: headers_1 },
    "502": { content: { "application/json": { verdict: verdicts.startAgent_502, faults: faults.startAgent_502 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.startAgent_503, faults: faults.startAgent_503 } }, headers: headers_3 },
    "504": { content: { "application/json": { verdict: verdicts.startAgent_504, faults: faults.startAgent_504 } }, headers: headers_1 },
  },
  getAgent: {
    "200": { content: { "application/json": { verdict: verdicts.getAgent_200, faults: faults.getAgent_200 } }, headers: headers_3 },
    "400": { content: { "application/json": { verdict: verdicts.getAgent_400, faults: faults.getAgent_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { verdict: verdicts.getAgent_401, faults: faults.getAgent_401 } }, headers: headers_2 },
    "403": { content: { "application/json": { verdict: verdicts.getAgent_403, faults: faults.getAgent_403 } }, headers: headers_1 },
    "404": { content: { "application/json": { verdict: verdicts.getAgent_404, faults: faults.getAgent_404 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.getAgent_429, faults: faults.getAgent_429 } }, headers: headers_3 },
    "500": { content: { "application/json": { verdict: verdicts.getAgent_500, faults: faults.getAgent_500 } }, headers: headers_1 },
    "502": { content: { "application/json": { verdict: verdicts.getAgent_502, faults: faults.getAgent_502 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.getAgent_503, faults: faults.getAgent_503 } }, headers: headers_3 },
    "504": { content: { "application/json": { verdict: verdicts.getAgent_504, faults: faults.getAgent_504 } }, headers: headers_1 },
  },
  cancelAgent: {
    "200": { content: { "application/json": { verdict: verdicts.cancelAgent_200, faults: faults.cancelAgent_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { verdict: verdicts.cancelAgent_400, faults: faults.cancelAgent_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { verdict: verdicts.cancelAgent_401, faults: faults.cancelAgent_401 } }, headers: headers_2 },
    "403": { content: { "application/json": { verdict: verdicts.cancelAgent_403, faults: faults.cancelAgent_403 } }, headers: headers_1 },
    "404": { content: { "application/json": { verdict: verdicts.cancelAgent_404, faults: faults.cancelAgent_404 } }, headers: headers_1 },
    "409": { content: { "application/json": { verdict: verdicts.cancelAgent_409, faults: faults.cancelAgent_409 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.cancelAgent_429, faults: faults.cancelAgent_429 } }, headers: headers_3 },
    "500": { content: { "application/json": { verdict: verdicts.cancelAgent_500, faults: faults.cancelAgent_500 } }, headers: headers_1 },
    "502": { content: { "application/json": { verdict: verdicts.cancelAgent_502, faults: faults.cancelAgent_502 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.cancelAgent_503, faults: faults.cancelAgent_503 } }, headers: headers_3 },
    "504": { content: { "application/json": { verdict: verdicts.cancelAgent_504, faults: faults.cancelAgent_504 } }, headers: headers_1 },
  },
  getAgentTrace: {
    "200": { content: { "application/json": { verdict: verdicts.getAgentTrace_200, faults: faults.getAgentTrace_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { verdict: verdicts.getAgentTrace_400, faults: faults.getAgentTrace_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { verdict: verdicts.getAgentTrace_401, faults: faults.getAgentTrace_401 } }, headers: headers_2 },
    "403": { content: { "application/json": { verdict: verdicts.getAgentTrace_403, faults: faults.getAgentTrace_403 } }, headers: headers_1 },
    "404": { content: { "application/json": { verdict: verdicts.getAgentTrace_404, faults: faults.getAgentTrace_404 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.getAgentTrace_429, faults: faults.getAgentTrace_429 } }, headers: headers_3 },
    "500": { content: { "application/json": { verdict: verdicts.getAgentTrace_500, faults: faults.getAgentTrace_500 } }, headers: headers_1 },
    "502": { content: { "application/json": { verdict: verdicts.getAgentTrace_502, faults: faults.getAgentTrace_502 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.getAgentTrace_503, faults: faults.getAgentTrace_503 } }, headers: headers_3 },
    "504": { content: { "application/json": { verdict: verdicts.getAgentTrace_504, faults: faults.getAgentTrace_504 } }, headers: headers_1 },
  },
  getAgentSnapshot: {
    "200": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_200, faults: faults.getAgentSnapshot_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_400, faults: faults.getAgentSnapshot_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_401, faults: faults.getAgentSnapshot_401 } }, headers: headers_2 },
    "403": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_403, faults: faults.getAgentSnapshot_403 } }, headers: headers_1 },
    "404": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_404, faults: faults.getAgentSnapshot_404 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_429, faults: faults.getAgentSnapshot_429 } }, headers: headers_3 },
    "500": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_500, faults: faults.getAgentSnapshot_500 } }, headers: headers_1 },
    "502": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_502, faults: faults.getAgentSnapshot_502 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_503, faults: faults.getAgentSnapshot_503 } }, headers: headers_3 },
    "504": { content: { "application/json": { verdict: verdicts.getAgentSnapshot_504, faults: faults.getAgentSnapshot_504 } }, headers: headers_1 },
  },
};
