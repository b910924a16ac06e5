// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import type { Messages, ResponseCheck, ResponseChecks } from "@web-data/validator/runtime";
import * as violations from "./response-violations.js";
import * as validity from "./response-validity.js";

const headers_1: ResponseCheck["headers"] = {
  parameters: [
    {
      in: "header",
      name: "X-Request-Id",
    },
  ],
  checks: { isValid: validity.headers_1, collect: violations.headers_1 },
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
  checks: { isValid: validity.headers_2, collect: violations.headers_2 },
};

/** The message of each violation; `$` stands for the value of the rule, in the param of that name. */
export const messages: Messages = {
  required: ["is required"],
  type: ["must be $", "type"],
  const: ["must be $", "allowedValue"],
  minimum: ["must be at least $", "limit"],
  minLength: ["must have at least $ characters", "limit"],
  maxLength: ["must have at most $ characters", "limit"],
  "format:uri": ["must be an absolute URL", "format"],
};

/** Operation id → status, range or `DEFAULT` → the response that it describes. */
export const responses: Record<string, ResponseChecks> = {
  authorizeDevice: {
    "200": { content: { "application/json": { isValid: validity.authorizeDevice_200, collect: violations.authorizeDevice_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { isValid: validity.authorizeDevice_400, collect: violations.authorizeDevice_400 } }, headers: headers_1 },
    "413": { content: { "application/json": { isValid: validity.authorizeDevice_413, collect: violations.authorizeDevice_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { isValid: validity.authorizeDevice_415, collect: violations.authorizeDevice_415 } }, headers: headers_1 },
    "429": { content: { "application/json": { isValid: validity.authorizeDevice_429, collect: violations.authorizeDevice_429 } }, headers: headers_2 },
    "500": { content: { "application/json": { isValid: validity.authorizeDevice_500, collect: violations.authorizeDevice_500 } }, headers: headers_1 },
    "503": { content: { "application/json": { isValid: validity.authorizeDevice_503, collect: violations.authorizeDevice_503 } }, headers: headers_2 },
  },
  issueToken: {
    "200": { content: { "application/json": { isValid: validity.issueToken_200, collect: violations.issueToken_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { isValid: validity.issueToken_400, collect: violations.issueToken_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { isValid: validity.issueToken_401, collect: violations.issueToken_401 } }, headers: headers_1 },
    "413": { content: { "application/json": { isValid: validity.issueToken_413, collect: violations.issueToken_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { isValid: validity.issueToken_415, collect: violations.issueToken_415 } }, headers: headers_1 },
    "429": { content: { "application/json": { isValid: validity.issueToken_429, collect: violations.issueToken_429 } }, headers: headers_2 },
    "500": { content: { "application/json": { isValid: validity.issueToken_500, collect: violations.issueToken_500 } }, headers: headers_1 },
    "503": { content: { "application/json": { isValid: validity.issueToken_503, collect: violations.issueToken_503 } }, headers: headers_2 },
  },
};
