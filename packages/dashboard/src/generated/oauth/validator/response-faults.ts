// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_uri, isObject, lengthOf } from "./formats.js";
import type { Faults } from "@web-data/validator/runtime";
export const askForCodes_200: Faults = (data) => collect(list_DeviceCodes, data);
export const headers_1: Faults = (data) => collect(list_headers_1, data);
export const askForCodes_400: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForCodes_413: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForCodes_415: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForCodes_429: Faults = (data) => collect(list_OAuthErrorBody, data);
export const headers_2: Faults = (data) => collect(list_headers_2, data);
export const askForCodes_500: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForCodes_503: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForToken_200: Faults = (data) => collect(list_IssuedToken, data);
export const askForToken_400: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForToken_401: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForToken_413: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForToken_415: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForToken_429: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForToken_500: Faults = (data) => collect(list_OAuthErrorBody, data);
export const askForToken_503: Faults = (data) => collect(list_OAuthErrorBody, data);


function list_DeviceCodes(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.device_code === undefined) addFault(faults, path, "required", { missingProperty: "device_code" });
    if (data.user_code === undefined) addFault(faults, path, "required", { missingProperty: "user_code" });
    if (data.verification_uri === undefined) addFault(faults, path, "required", { missingProperty: "verification_uri" });
    if (data.verification_uri_complete === undefined) addFault(faults, path, "required", { missingProperty: "verification_uri_complete" });
    if (data.expires_in === undefined) addFault(faults, path, "required", { missingProperty: "expires_in" });
    if (data.interval === undefined) addFault(faults, path, "required", { missingProperty: "interval" });
    if (data.device_code !== undefined) list_like_device_code(data.device_code, path + "/device_code", faults);
    if (data.user_code !== undefined) list_like_device_code(data.user_code, path + "/user_code", faults);
    if (data.verification_uri !== undefined) list_like_verification_uri(data.verification_uri, path + "/verification_uri", faults);
    if (data.verification_uri_complete !== undefined) list_like_verification_uri(data.verification_uri_complete, path + "/verification_uri_complete", faults);
    if (data.expires_in !== undefined) list_like_expires_in(data.expires_in, path + "/expires_in", faults);
    if (data.interval !== undefined) list_like_expires_in(data.interval, path + "/interval", faults);
  }
}

function list_headers_1(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", faults);
      }
    }
  }
}

function list_OAuthErrorBody(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) list_like_device_code(data.error, path + "/error", faults);
    if (data.error_description !== undefined) list_like_device_code(data.error_description, path + "/error_description", faults);
  }
}

function list_headers_2(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!isObject(header)) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Retry-After"] !== undefined) list_like_expires_in(header["Retry-After"], path + "/header/Retry-After", faults);
        if (header["X-Request-Id"] !== undefined) list_like_X$45Request$45Id(header["X-Request-Id"], path + "/header/X-Request-Id", faults);
      }
    }
  }
}

function list_IssuedToken(data, path, faults) {
  if (!isObject(data)) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.access_token === undefined) addFault(faults, path, "required", { missingProperty: "access_token" });
    if (data.token_type === undefined) addFault(faults, path, "required", { missingProperty: "token_type" });
    if (data.scope === undefined) addFault(faults, path, "required", { missingProperty: "scope" });
    if (data.access_token !== undefined) list_like_device_code(data.access_token, path + "/access_token", faults);
    if (data.token_type !== undefined) {
      const value = data.token_type;
      if (typeof value !== "string") addFault(faults, path + "/token_type", "type", { type: "string" });
      if (value !== "Bearer") addFault(faults, path + "/token_type", "const", { allowedValue: "Bearer" });
    }
    if (data.issued_token_type !== undefined) {
      const value2 = data.issued_token_type;
      if (typeof value2 !== "string") addFault(faults, path + "/issued_token_type", "type", { type: "string" });
      if (value2 !== "urn:ietf:params:oauth:token-type:access_token") addFault(faults, path + "/issued_token_type", "const", { allowedValue: "urn:ietf:params:oauth:token-type:access_token" });
    }
    if (data.expires_in !== undefined) {
      const value3 = data.expires_in;
      if (!Number.isInteger(value3)) addFault(faults, path + "/expires_in", "type", { type: "integer" });
      if (Number.isFinite(value3)) {
        if (value3 < 0) addFault(faults, path + "/expires_in", "minimum", { limit: 0 });
      }
    }
    if (data.scope !== undefined) list_like_device_code(data.scope, path + "/scope", faults);
  }
}

function list_like_device_code(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
}

function list_like_verification_uri(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (!format_uri(data)) addFault(faults, path, "format", { format: "uri" });
  }
}

function list_like_expires_in(data, path, faults) {
  if (!Number.isInteger(data)) addFault(faults, path, "type", { type: "integer" });
  if (Number.isFinite(data)) {
    if (data < 1) addFault(faults, path, "minimum", { limit: 1 });
  }
}

function list_like_X$45Request$45Id(data, path, faults) {
  if (typeof data !== "string") addFault(faults, path, "type", { type: "string" });
  else {
    if (lengthOf(data) > 128) addFault(faults, path, "maxLength", { limit: 128 });
    if (lengthOf(data) < 1) addFault(faults, path, "minLength", { limit: 1 });
  }
}
