// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import type { ResponseCheck, ResponseChecks, Sentences } from "@web-data/validator/runtime";
import * as faults from "./response-faults.js";
import * as verdicts from "./response-verdicts.js";

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
      name: "Retry-After",
      types: ["integer"],
    },
    {
      in: "header",
      name: "X-Request-Id",
    },
  ],
  checks: { verdict: verdicts.headers_2, faults: faults.headers_2 },
};

/** What is said of each fault; `$` stands for what the rule asks for, which is in the param of that name. */
export const sentences: Sentences = {
  required: ["is required"],
  type: ["must be $", "type"],
  const: ["must be $", "allowedValue"],
  minimum: ["must be at least $", "limit"],
  minLength: ["must have at least $ characters", "limit"],
  maxLength: ["must have at most $ characters", "limit"],
  "format:uri": ["must be an absolute URL", "format"],
};

/** Operation id → status, range or `DEFAULT` → what an answer of it may be. */
export const responses: Record<string, ResponseChecks> = {
  askForCodes: {
    "200": { content: { "application/json": { verdict: verdicts.askForCodes_200, faults: faults.askForCodes_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { verdict: verdicts.askForCodes_400, faults: faults.askForCodes_400 } }, headers: headers_1 },
    "413": { content: { "application/json": { verdict: verdicts.askForCodes_413, faults: faults.askForCodes_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { verdict: verdicts.askForCodes_415, faults: faults.askForCodes_415 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.askForCodes_429, faults: faults.askForCodes_429 } }, headers: headers_2 },
    "500": { content: { "application/json": { verdict: verdicts.askForCodes_500, faults: faults.askForCodes_500 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.askForCodes_503, faults: faults.askForCodes_503 } }, headers: headers_2 },
  },
  askForToken: {
    "200": { content: { "application/json": { verdict: verdicts.askForToken_200, faults: faults.askForToken_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { verdict: verdicts.askForToken_400, faults: faults.askForToken_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { verdict: verdicts.askForToken_401, faults: faults.askForToken_401 } }, headers: headers_1 },
    "413": { content: { "application/json": { verdict: verdicts.askForToken_413, faults: faults.askForToken_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { verdict: verdicts.askForToken_415, faults: faults.askForToken_415 } }, headers: headers_1 },
    "429": { content: { "application/json": { verdict: verdicts.askForToken_429, faults: faults.askForToken_429 } }, headers: headers_2 },
    "500": { content: { "application/json": { verdict: verdicts.askForToken_500, faults: faults.askForToken_500 } }, headers: headers_1 },
    "503": { content: { "application/json": { verdict: verdicts.askForToken_503, faults: faults.askForToken_503 } }, headers: headers_2 },
  },
};
