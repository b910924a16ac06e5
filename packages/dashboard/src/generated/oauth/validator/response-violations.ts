// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addViolation, collect, format_uri, isObject, lengthOf } from "./formats.js";
import type { CollectViolations } from "@web-data/validator/runtime";
export const authorizeDevice_200: CollectViolations = (data) => collect(list_DeviceCodes, data);
export const headers_1: CollectViolations = (data) => collect(list_headers_1, data);
export const authorizeDevice_400: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const authorizeDevice_413: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const authorizeDevice_415: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const authorizeDevice_429: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const headers_2: CollectViolations = (data) => collect(list_headers_2, data);
export const authorizeDevice_500: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const authorizeDevice_503: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const issueToken_200: CollectViolations = (data) => collect(list_IssuedToken, data);
export const issueToken_400: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const issueToken_401: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const issueToken_413: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const issueToken_415: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const issueToken_429: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const issueToken_500: CollectViolations = (data) => collect(list_OAuthErrorBody, data);
export const issueToken_503: CollectViolations = (data) => collect(list_OAuthErrorBody, data);


function list_DeviceCodes(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.device_code === undefined) addViolation(violations, path, "required", { missingProperty: "device_code" });
    if (data.user_code === undefined) addViolation(violations, path, "required", { missingProperty: "user_code" });
    if (data.verification_uri === undefined) addViolation(violations, path, "required", { missingProperty: "verification_uri" });
    if (data.verification_uri_complete === undefined) addViolation(violations, path, "required", { missingProperty: "verification_uri_complete" });
    if (data.expires_in === undefined) addViolation(violations, path, "required", { missingProperty: "expires_in" });
    if (data.interval === undefined) addViolation(violations, path, "required", { missingProperty: "interval" });
    if (data.device_code !== undefined) list_like_device_code(data.device_code, path + "/device_code", violations);
    if (data.user_code !== undefined) list_like_device_code(data.user_code, path + "/user_code", violations);
    if (data.verification_uri !== undefined) list_like_verification_uri(data.verification_uri, path + "/verification_uri", violations);
    if (data.verification_uri_complete !== undefined) list_like_verification_uri(data.verification_uri_complete, path + "/verification_uri_complete", violations);
    if (data.expires_in !== undefined) list_like_expires_in(data.expires_in, path + "/expires_in", violations);
    if (data.interval !== undefined) list_like_expires_in(data.interval, path + "/interval", violations);
  }
}

function list_headers_1(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addViolation(violations, path + "/header", "type", { type: "object" });
      else {
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", violations);
      }
    }
  }
}

function list_OAuthErrorBody(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addViolation(violations, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addViolation(violations, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addViolation(violations, path + "/success", "type", { type: "boolean" });
      if (success !== false) addViolation(violations, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) list_like_device_code(data.error, path + "/error", violations);
    if (data.error_description !== undefined) list_like_device_code(data.error_description, path + "/error_description", violations);
  }
}

function list_headers_2(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addViolation(violations, path + "/header", "type", { type: "object" });
      else {
        if (header["Retry-After"] !== undefined) list_like_expires_in(header["Retry-After"], path + "/header/Retry-After", violations);
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", violations);
      }
    }
  }
}

function list_IssuedToken(data, path, violations) {
  if (!isObject(data)) addViolation(violations, path, "type", { type: "object" });
  else {
    if (data.access_token === undefined) addViolation(violations, path, "required", { missingProperty: "access_token" });
    if (data.token_type === undefined) addViolation(violations, path, "required", { missingProperty: "token_type" });
    if (data.scope === undefined) addViolation(violations, path, "required", { missingProperty: "scope" });
    if (data.access_token !== undefined) list_like_device_code(data.access_token, path + "/access_token", violations);
    if (data.token_type !== undefined) {
      const value = data.token_type;
      if (typeof value !== "string") addViolation(violations, path + "/token_type", "type", { type: "string" });
      if (value !== "Bearer") addViolation(violations, path + "/token_type", "const", { allowedValue: "Bearer" });
    }
    if (data.issued_token_type !== undefined) {
      const value2 = data.issued_token_type;
      if (typeof value2 !== "string") addViolation(violations, path + "/issued_token_type", "type", { type: "string" });
      if (value2 !== "urn:ietf:params:oauth:token-type:access_token") addViolation(violations, path + "/issued_token_type", "const", { allowedValue: "urn:ietf:params:oauth:token-type:access_token" });
    }
    if (data.expires_in !== undefined) {
      const value3 = data.expires_in;
      if (!Number.isInteger(value3)) addViolation(violations, path + "/expires_in", "type", { type: "integer" });
      if (Number.isFinite(value3)) {
        if (value3 < 0) addViolation(violations, path + "/expires_in", "minimum", { limit: 0 });
      }
    }
    if (data.scope !== undefined) list_like_device_code(data.scope, path + "/scope", violations);
  }
}

function list_like_device_code(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
}

function list_like_verification_uri(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (!format_uri(data)) addViolation(violations, path, "format", { format: "uri" });
  }
}

function list_like_expires_in(data, path, violations) {
  if (!Number.isInteger(data)) addViolation(violations, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 1) addViolation(violations, path, "minimum", { limit: 1 });
  }
}

function list_like_X$45Request$45Id(data, path, violations) {
  if (typeof data !== "string") addViolation(violations, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 128) addViolation(violations, path, "maxLength", { limit: 128 });
    if (lengthOf(data) < 1) addViolation(violations, path, "minLength", { limit: 1 });
  }
}
