// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import { urlencoded } from "@web-data/validator/runtime";
import type { Operation, Sentences } from "@web-data/validator/runtime";
import * as faults from "./request-faults.js";
import * as verdicts from "./request-verdicts.js";

/** Path of the first server of the document: what stands before every path. */
export const basePath = "/oauth/v1";

/** Id of an operation. */
export type OperationId = "askForCodes" | "askForToken";

/** The security schemes that operations ask for. */
export const schemes: {
} = {
};

/** What is said of each fault; `$` stands for what the rule asks for, which is in the param of that name. */
export const sentences: Sentences = {
  required: ["is required"],
  type: ["must be $", "type"],
  minLength: ["must have at least $ characters", "limit"],
  maxLength: ["must have at most $ characters", "limit"],
  pattern: ["must match the pattern $", "pattern"],
};

/** The operations, by id. */
export const operations: { readonly [Id in OperationId]: Operation } = {
  askForCodes: {
    id: "askForCodes",
    method: "POST",
    path: "/device_authorization",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/x-www-form-urlencoded": { verdict: verdicts.askForCodes_body, faults: faults.askForCodes_body, read: urlencoded({
      client_id: {
        types: [],
        style: "single",
              },
      client_name: {
        types: [],
        style: "single",
              },
      scope: {
        types: [],
        style: "single",
              },}) } } },
    named: [],
  },
  askForToken: {
    id: "askForToken",
    method: "POST",
    path: "/token",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/x-www-form-urlencoded": { verdict: verdicts.askForToken_body, faults: faults.askForToken_body, read: urlencoded({
      grant_type: {
        types: [],
        style: "single",
              },
      client_id: {
        types: [],
        style: "single",
              },
      assertion: {
        types: [],
        style: "single",
              },
      subject_token: {
        types: [],
        style: "single",
              },
      subject_token_type: {
        types: [],
        style: "single",
              },
      requested_token_type: {
        types: [],
        style: "single",
              },
      actor_token: {
        types: [],
        style: "single",
              },
      scope: {
        types: [],
        style: "single",
              },
      device_code: {
        types: [],
        style: "single",
              },}) } } },
    named: [],
  },
};

/** Members of each body that have a default, and so are there after validation. */
export interface Defaulted {
  askForCodes: never;
  askForToken: never;
}

/** Media types of each body that cannot be checked, and are handed on as bytes. */
export interface UncheckedTypes {
  askForCodes: never;
  askForToken: never;
}
