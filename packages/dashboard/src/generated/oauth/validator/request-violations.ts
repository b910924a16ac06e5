// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addViolation, collect, isObject, lengthOf } from "./formats.js";
import type { CollectViolations } from "@web-data/validator/runtime";
export const authorizeDevice_body: CollectViolations = (data) => collect(list_DeviceAuthorizationRequest, data);
export const issueToken_body: CollectViolations = (data) => collect(list_TokenRequest, data);

const source1 = "^[\\x21-\\x7e]+$";
const pattern2 = new RegExp(source1, "u");

function list_DeviceAuthorizationRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.client_id === undefined) addViolation(violations, path, "required", { missingProperty: "client_id" });
    if (data.client_id !== undefined) {
      const value = data.client_id;
      if (typeof value !== "string") addViolation(violations, path + "/client_id", "type", { type: "string" });
      else {
        if (lengthOf(value) > 200) addViolation(violations, path + "/client_id", "maxLength", { limit: 200 });
        if (lengthOf(value) < 1) addViolation(violations, path + "/client_id", "minLength", { limit: 1 });
        if (lengthOf(value) <= 200 && !pattern2.test(value)) addViolation(violations, path + "/client_id", "pattern", { pattern: source1 });
      }
    }
    if (data.client_name !== undefined) list_like_client_name(data.client_name, path + "/client_name", violations);
    if (data.scope !== undefined) list_like_scope(data.scope, path + "/scope", violations);
  }
}

function list_TokenRequest(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.grant_type === undefined) addViolation(violations, path, "required", { missingProperty: "grant_type" });
    if (data.grant_type !== undefined) list_like_client_name(data.grant_type, path + "/grant_type", violations);
    if (data.client_id !== undefined) list_like_client_id(data.client_id, path + "/client_id", violations);
    if (data.assertion !== undefined) list_like_assertion(data.assertion, path + "/assertion", violations);
    if (data.subject_token !== undefined) list_like_assertion(data.subject_token, path + "/subject_token", violations);
    if (data.subject_token_type !== undefined) list_like_client_id(data.subject_token_type, path + "/subject_token_type", violations);
    if (data.requested_token_type !== undefined) list_like_client_id(data.requested_token_type, path + "/requested_token_type", violations);
    if (data.actor_token !== undefined) list_like_assertion(data.actor_token, path + "/actor_token", violations);
    if (data.scope !== undefined) list_like_scope(data.scope, path + "/scope", violations);
    if (data.device_code !== undefined) list_like_client_id(data.device_code, path + "/device_code", violations);
  }
}

function list_like_client_name(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addViolation(violations, path, "maxLength", { limit: 200 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}

function list_like_scope(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 2000) addViolation(violations, path, "maxLength", { limit: 2000 });
  }
}

function list_like_client_id(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 200) addViolation(violations, path, "maxLength", { limit: 200 });
  }
}

function list_like_assertion(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 16384) addViolation(violations, path, "maxLength", { limit: 16384 });
  }
}
