// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
import { urlencoded } from "@web-data/validator/runtime";
import type { Messages, Operation } from "@web-data/validator/runtime";
import * as violations from "./request-violations.js";
import * as validity from "./request-validity.js";

/** Path of the first server of the document: the prefix of every path. */
export const basePath = "/oauth/v1";

/** Id of an operation. */
export type OperationId = "authorizeDevice" | "issueToken";

/** The security schemes that operations require. */
export const schemes: {
} = {
};

/** The message of each violation; `$` stands for the value of the rule, in the param of that name. */
export const messages: Messages = {
  required: ["is required"],
  type: ["must be $", "type"],
  minLength: ["must have at least $ characters", "limit"],
  maxLength: ["must have at most $ characters", "limit"],
  pattern: ["must match the pattern $", "pattern"],
};

/** The operations, by id. */
export const operations: { readonly [Id in OperationId]: Operation } = {
  authorizeDevice: {
    id: "authorizeDevice",
    method: "POST",
    path: "/device_authorization",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/x-www-form-urlencoded": { isValid: validity.authorizeDevice_body, collect: violations.authorizeDevice_body, read: urlencoded({
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
  issueToken: {
    id: "issueToken",
    method: "POST",
    path: "/token",
    security: [],
    parameters: [],
    checkParameters: null,
    body: { required: true, content: { "application/x-www-form-urlencoded": { isValid: validity.issueToken_body, collect: violations.issueToken_body, read: urlencoded({
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

/** Members of each body that have a default, and are present after validation. */
export interface Defaulted {
  authorizeDevice: never;
  issueToken: never;
}

/** Media types of each body that cannot be checked, and are passed on as bytes. */
export interface UncheckedTypes {
  authorizeDevice: never;
  issueToken: never;
}
