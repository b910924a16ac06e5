// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { isObject, lengthOf } from "./formats.js";
import type { IsValid } from "@web-data/validator/runtime";
export const authorizeDevice_body: IsValid = is_DeviceAuthorizationRequest;
export const issueToken_body: IsValid = is_TokenRequest;

const pattern1 = new RegExp("^[\\x21-\\x7e]+$", "u");

function is_DeviceAuthorizationRequest(data) {
  if (!isObject(data)) return false;
  if (data.client_id === undefined) return false;
  {
    const value = data.client_id;
    if (typeof value !== "string") return false;
    if (lengthOf(value) > 200) return false;
    if (lengthOf(value) < 1) return false;
    if (!pattern1.test(value)) return false;
  }
  if (data.client_name !== undefined && !is_like_client_name(data.client_name)) return false;
  if (data.scope !== undefined && !is_like_scope(data.scope)) return false;
  return true;
}

function is_TokenRequest(data) {
  if (!isObject(data)) return false;
  if (data.grant_type === undefined) return false;
  if (!is_like_client_name(data.grant_type)) return false;
  if (data.client_id !== undefined && !is_like_client_id(data.client_id)) return false;
  if (data.assertion !== undefined && !is_like_assertion(data.assertion)) return false;
  if (data.subject_token !== undefined && !is_like_assertion(data.subject_token)) return false;
  if (data.subject_token_type !== undefined && !is_like_client_id(data.subject_token_type)) return false;
  if (data.requested_token_type !== undefined && !is_like_client_id(data.requested_token_type)) return false;
  if (data.actor_token !== undefined && !is_like_assertion(data.actor_token)) return false;
  if (data.scope !== undefined && !is_like_scope(data.scope)) return false;
  if (data.device_code !== undefined && !is_like_client_id(data.device_code)) return false;
  return true;
}

function is_like_client_name(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  if (lengthOf(data) < 1) return false;
  return true;
}

function is_like_scope(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 2000) return false;
  return true;
}

function is_like_client_id(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 200) return false;
  return true;
}

function is_like_assertion(data) {
  if (typeof data !== "string") return false;
  if (lengthOf(data) > 16384) return false;
  return true;
}
