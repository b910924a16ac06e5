// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_uri, lengthOf } from "./formats.js";
import type { Verdict } from "@web-data/validator/runtime";
export const askForCodes_200: Verdict = is_DeviceCodes;
export const headers_1: Verdict = is_headers_1;
export const askForCodes_400: Verdict = is_OAuthErrorBody;
export const askForCodes_413: Verdict = is_OAuthErrorBody;
export const askForCodes_415: Verdict = is_OAuthErrorBody;
export const askForCodes_429: Verdict = is_OAuthErrorBody;
export const headers_2: Verdict = is_headers_2;
export const askForCodes_500: Verdict = is_OAuthErrorBody;
export const askForCodes_503: Verdict = is_OAuthErrorBody;
export const askForToken_200: Verdict = is_IssuedToken;
export const askForToken_400: Verdict = is_OAuthErrorBody;
export const askForToken_401: Verdict = is_OAuthErrorBody;
export const askForToken_413: Verdict = is_OAuthErrorBody;
export const askForToken_415: Verdict = is_OAuthErrorBody;
export const askForToken_429: Verdict = is_OAuthErrorBody;
export const askForToken_500: Verdict = is_OAuthErrorBody;
export const askForToken_503: Verdict = is_OAuthErrorBody;


function is_DeviceCodes(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.device_code === undefined) return false;
  if (data.user_code === undefined) return false;
  if (data.verification_uri === undefined) return false;
  if (data.verification_uri_complete === undefined) return false;
  if (data.expires_in === undefined) return false;
  if (data.interval === undefined) return false;
  if (data.device_code !== undefined) {
    const value = data.device_code;
    if (typeof value !== "string") return false;
  }
  if (data.user_code !== undefined) {
    const value2 = data.user_code;
    if (typeof value2 !== "string") return false;
  }
  if (data.verification_uri !== undefined) {
    const value3 = data.verification_uri;
    if (typeof value3 !== "string") return false;
    if (!format_uri(value3)) return false;
  }
  if (data.verification_uri_complete !== undefined) {
    const value4 = data.verification_uri_complete;
    if (typeof value4 !== "string") return false;
    if (!format_uri(value4)) return false;
  }
  if (data.expires_in !== undefined) {
    const value5 = data.expires_in;
    if (!Number.isInteger(value5)) return false;
    if (value5 < 1) return false;
  }
  if (data.interval !== undefined) {
    const interval = data.interval;
    if (!Number.isInteger(interval)) return false;
    if (interval < 1) return false;
  }
  return true;
}

function is_headers_1(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["X-Request-Id"] !== undefined) {
      const value = header["X-Request-Id"];
      if (typeof value !== "string") return false;
      if (lengthOf(value) > 128) return false;
      if (lengthOf(value) < 1) return false;
    }
  }
  return true;
}

function is_OAuthErrorBody(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  if (data.success !== undefined) {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (data.error !== undefined) {
    const error = data.error;
    if (typeof error !== "string") return false;
  }
  if (data.error_description !== undefined) {
    const value = data.error_description;
    if (typeof value !== "string") return false;
  }
  return true;
}

function is_headers_2(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!(typeof header === "object" && header !== null && !Array.isArray(header))) return false;
    if (header["Retry-After"] !== undefined) {
      const value = header["Retry-After"];
      if (!Number.isInteger(value)) return false;
      if (value < 1) return false;
    }
    if (header["X-Request-Id"] !== undefined) {
      const value2 = header["X-Request-Id"];
      if (typeof value2 !== "string") return false;
      if (lengthOf(value2) > 128) return false;
      if (lengthOf(value2) < 1) return false;
    }
  }
  return true;
}

function is_IssuedToken(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.access_token === undefined) return false;
  if (data.token_type === undefined) return false;
  if (data.scope === undefined) return false;
  if (data.access_token !== undefined) {
    const value = data.access_token;
    if (typeof value !== "string") return false;
  }
  if (data.token_type !== undefined) {
    const value2 = data.token_type;
    if (typeof value2 !== "string") return false;
    if (value2 !== "Bearer") return false;
  }
  if (data.expires_in !== undefined) {
    const value3 = data.expires_in;
    if (!Number.isInteger(value3)) return false;
    if (value3 < 0) return false;
  }
  if (data.scope !== undefined) {
    const scope = data.scope;
    if (typeof scope !== "string") return false;
  }
  return true;
}
