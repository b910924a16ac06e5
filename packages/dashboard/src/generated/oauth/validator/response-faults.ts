// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, format_uri, lengthOf } from "./formats.js";
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
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.device_code === undefined) addFault(faults, path, "required", { missingProperty: "device_code" });
    if (data.user_code === undefined) addFault(faults, path, "required", { missingProperty: "user_code" });
    if (data.verification_uri === undefined) addFault(faults, path, "required", { missingProperty: "verification_uri" });
    if (data.verification_uri_complete === undefined) addFault(faults, path, "required", { missingProperty: "verification_uri_complete" });
    if (data.expires_in === undefined) addFault(faults, path, "required", { missingProperty: "expires_in" });
    if (data.interval === undefined) addFault(faults, path, "required", { missingProperty: "interval" });
    if (data.device_code !== undefined) {
      const value = data.device_code;
      if (typeof value !== "string") addFault(faults, path + "/device_code", "type", { type: "string" });
    }
    if (data.user_code !== undefined) {
      const value2 = data.user_code;
      if (typeof value2 !== "string") addFault(faults, path + "/user_code", "type", { type: "string" });
    }
    if (data.verification_uri !== undefined) {
      const value3 = data.verification_uri;
      if (typeof value3 !== "string") addFault(faults, path + "/verification_uri", "type", { type: "string" });
      else {
        if (!format_uri(value3)) addFault(faults, path + "/verification_uri", "format", { format: "uri" });
      }
    }
    if (data.verification_uri_complete !== undefined) {
      const value4 = data.verification_uri_complete;
      if (typeof value4 !== "string") addFault(faults, path + "/verification_uri_complete", "type", { type: "string" });
      else {
        if (!format_uri(value4)) addFault(faults, path + "/verification_uri_complete", "format", { format: "uri" });
      }
    }
    if (data.expires_in !== undefined) {
      const value5 = data.expires_in;
      if (!Number.isInteger(value5)) addFault(faults, path + "/expires_in", "type", { type: "integer" });
      if (Number.isFinite(value5)) {
        if (value5 < 1) addFault(faults, path + "/expires_in", "minimum", { limit: 1 });
      }
    }
    if (data.interval !== undefined) {
      const interval = data.interval;
      if (!Number.isInteger(interval)) addFault(faults, path + "/interval", "type", { type: "integer" });
      if (Number.isFinite(interval)) {
        if (interval < 1) addFault(faults, path + "/interval", "minimum", { limit: 1 });
      }
    }
  }
}

function list_headers_1(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["X-Request-Id"] !== undefined) {
          const value = header["X-Request-Id"];
          if (typeof value !== "string") addFault(faults, path + "/header/X-Request-Id", "type", { type: "string" });
          else {
            if (lengthOf(value) > 128) addFault(faults, path + "/header/X-Request-Id", "maxLength", { limit: 128 });
            if (lengthOf(value) < 1) addFault(faults, path + "/header/X-Request-Id", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_OAuthErrorBody(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.success === undefined) addFault(faults, path, "required", { missingProperty: "success" });
    if (data.error === undefined) addFault(faults, path, "required", { missingProperty: "error" });
    if (data.success !== undefined) {
      const success = data.success;
      if (typeof success !== "boolean") addFault(faults, path + "/success", "type", { type: "boolean" });
      if (success !== false) addFault(faults, path + "/success", "const", { allowedValue: false });
    }
    if (data.error !== undefined) {
      const error = data.error;
      if (typeof error !== "string") addFault(faults, path + "/error", "type", { type: "string" });
    }
    if (data.error_description !== undefined) {
      const value = data.error_description;
      if (typeof value !== "string") addFault(faults, path + "/error_description", "type", { type: "string" });
    }
  }
}

function list_headers_2(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.header !== undefined) {
      const header = data.header;
      if (!(typeof header === "object" && header !== null && !Array.isArray(header))) addFault(faults, path + "/header", "type", { type: "object" });
      else {
        if (header["Retry-After"] !== undefined) {
          const value = header["Retry-After"];
          if (!Number.isInteger(value)) addFault(faults, path + "/header/Retry-After", "type", { type: "integer" });
          if (Number.isFinite(value)) {
            if (value < 1) addFault(faults, path + "/header/Retry-After", "minimum", { limit: 1 });
          }
        }
        if (header["X-Request-Id"] !== undefined) {
          const value2 = header["X-Request-Id"];
          if (typeof value2 !== "string") addFault(faults, path + "/header/X-Request-Id", "type", { type: "string" });
          else {
            if (lengthOf(value2) > 128) addFault(faults, path + "/header/X-Request-Id", "maxLength", { limit: 128 });
            if (lengthOf(value2) < 1) addFault(faults, path + "/header/X-Request-Id", "minLength", { limit: 1 });
          }
        }
      }
    }
  }
}

function list_IssuedToken(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.access_token === undefined) addFault(faults, path, "required", { missingProperty: "access_token" });
    if (data.token_type === undefined) addFault(faults, path, "required", { missingProperty: "token_type" });
    if (data.scope === undefined) addFault(faults, path, "required", { missingProperty: "scope" });
    if (data.access_token !== undefined) {
      const value = data.access_token;
      if (typeof value !== "string") addFault(faults, path + "/access_token", "type", { type: "string" });
    }
    if (data.token_type !== undefined) {
      const value2 = data.token_type;
      if (typeof value2 !== "string") addFault(faults, path + "/token_type", "type", { type: "string" });
      if (value2 !== "Bearer") addFault(faults, path + "/token_type", "const", { allowedValue: "Bearer" });
    }
    if (data.expires_in !== undefined) {
      const value3 = data.expires_in;
      if (!Number.isInteger(value3)) addFault(faults, path + "/expires_in", "type", { type: "integer" });
      if (Number.isFinite(value3)) {
        if (value3 < 0) addFault(faults, path + "/expires_in", "minimum", { limit: 0 });
      }
    }
    if (data.scope !== undefined) {
      const scope = data.scope;
      if (typeof scope !== "string") addFault(faults, path + "/scope", "type", { type: "string" });
    }
  }
}
