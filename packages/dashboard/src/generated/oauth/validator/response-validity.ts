// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { format_uri, isObject, lengthOf } from "./formats.js";
import type { IsValid } from "@web-data/validator/runtime";
export const authorizeDevice_200: IsValid = is_DeviceCodes;
export const headers_1: IsValid = is_headers_1;
export const authorizeDevice_400: IsValid = is_OAuthErrorBody;
export const authorizeDevice_413: IsValid = is_OAuthErrorBody;
export const authorizeDevice_415: IsValid = is_OAuthErrorBody;
export const authorizeDevice_429: IsValid = is_OAuthErrorBody;
export const headers_2: IsValid = is_headers_2;
export const authorizeDevice_500: IsValid = is_OAuthErrorBody;
export const authorizeDevice_503: IsValid = is_OAuthErrorBody;
export const issueToken_200: IsValid = is_IssuedToken;
export const issueToken_400: IsValid = is_OAuthErrorBody;
export const issueToken_401: IsValid = is_OAuthErrorBody;
export const issueToken_413: IsValid = is_OAuthErrorBody;
export const issueToken_415: IsValid = is_OAuthErrorBody;
export const issueToken_429: IsValid = is_OAuthErrorBody;
export const issueToken_500: IsValid = is_OAuthErrorBody;
export const issueToken_503: IsValid = is_OAuthErrorBody;


function is_DeviceCodes(data) {
  if (!isObject(data)) return false;
  if (data.device_code === undefined) return false;
  if (data.user_code === undefined) return false;
  if (data.verification_uri === undefined) return false;
  if (data.verification_uri_complete === undefined) return false;
  if (data.expires_in === undefined) return false;
  if (data.interval === undefined) return false;
  if (!is_like_device_code(data.device_code)) return false;
  if (!is_like_device_code(data.user_code)) return false;
  if (!is_like_verification_uri(data.verification_uri)) return false;
  if (!is_like_verification_uri(data.verification_uri_complete)) return false;
  if (!is_like_expires_in(data.expires_in)) return false;
  if (!is_like_expires_in(data.interval)) return false;
  return true;
}

function is_headers_1(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!isObject(header)) return false;
    if (header["X-Request-Id"] !== undefined && !is_like_X$45Request$45Id(header["X-Request-Id"])) return false;
  }
  return true;
}

function is_OAuthErrorBody(data) {
  if (!isObject(data)) return false;
  if (data.success === undefined) return false;
  if (data.error === undefined) return false;
  {
    const success = data.success;
    if (typeof success !== "boolean") return false;
    if (success !== false) return false;
  }
  if (!is_like_device_code(data.error)) return false;
  if (data.error_description !== undefined && !is_like_device_code(data.error_description)) return false;
  return true;
}

function is_headers_2(data) {
  if (!isObject(data)) return false;
  if (data.header !== undefined) {
    const header = data.header;
    if (!isObject(header)) return false;
    if (header["Retry-After"] !== undefined && !is_like_expires_in(header["Retry-After"])) return false;
    if (header["X-Request-Id"] !== undefined && !is_like_X$45Request$45Id(header["X-Request-Id"])) return false;
  }
  return true;
}

function is_IssuedToken(data) {
  if (!isObject(data)) return false;
  if (data.access_token === undefined) return false;
  if (data.token_type === undefined) return false;
  if (data.scope === undefined) return false;
  if (!is_like_device_code(data.access_token)) return false;
  {
    const value = data.token_type;
    if (typeof value !== "string") return false;
    if (value !== "Bearer") return false;
  }
  if (data.issued_token_type !== undefined) {
    const value2 = data.issued_token_type;
    if (typeof value2 !== "string") return false;
    if (value2 !== "urn:ietf:params:oauth:token-type:access_token") return false;
  }
  if (data.expires_in !== undefined) {
    const value3 = data.expires_in;
    if (!Number.isInteger(value3)) return false;
    if (value3 < 0) return false;
  }
  if (!is_like_device_code(data.scope)) return false;
  return true;
}

function is_like_device_code(data) {
  if (typeof data !== "string") return false;
  return true;
}

function is_like_verification_uri(data) {
  if (typeof data !== "string") return false;
  if (!format_uri(data)) return false;
  return true;
}

function is_like_expires_in(data) {
  if (!Number.isInteger(data)) return false;
  if (data < 1) return false;
  return true;
}

function is_like_X$45Request$45Id(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 128) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}
