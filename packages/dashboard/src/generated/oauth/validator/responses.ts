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
  askForCodes: {
    "200": { content: { "application/json": { isValid: validity.askForCodes_200, collect: violations.askForCodes_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { isValid: validity.askForCodes_400, collect: violations.askForCodes_400 } }, headers: headers_1 },
    "413": { content: { "application/json": { isValid: validity.askForCodes_413, collect: violations.askForCodes_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { isValid: validity.askForCodes_415, collect: violations.askForCodes_415 } }, headers: headers_1 },
    "429": { content: { "application/json": { isValid: validity.askForCodes_429, collect: violations.askForCodes_429 } }, headers: headers_2 },
    "500": { content: { "application/json": { isValid: validity.askForCodes_500, collect: violations.askForCodes_500 } }, headers: headers_1 },
    "503": { content: { "application/json": { isValid: validity.askForCodes_503, collect: violations.askForCodes_503 } }, headers: headers_2 },
  },
  askForToken: {
    "200": { content: { "application/json": { isValid: validity.askForToken_200, collect: violations.askForToken_200 } }, headers: headers_1 },
    "400": { content: { "application/json": { isValid: validity.askForToken_400, collect: violations.askForToken_400 } }, headers: headers_1 },
    "401": { content: { "application/json": { isValid: validity.askForToken_401, collect: violations.askForToken_401 } }, headers: headers_1 },
    "413": { content: { "application/json": { isValid: validity.askForToken_413, collect: violations.askForToken_413 } }, headers: headers_1 },
    "415": { content: { "application/json": { isValid: validity.askForToken_415, collect: violations.askForToken_415 } }, headers: headers_1 },
    "429": { content: { "application/json": { isValid: validity.askForToken_429, collect: violations.askForToken_429 } }, headers: headers_2 },
    "500": { content: { "application/json": { isValid: validity.askForToken_500, collect: violations.askForToken_500 } }, headers: headers_1 },
    "503": { content: { "application/json": { isValid: validity.askForToken_503, collect: violations.askForToken_503 } }, headers: headers_2 },
  },
};
