// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { lengthOf } from "./formats.js";
import type { Verdict } from "@web-data/validator/runtime";
export const askForCodes_body: Verdict = is_DeviceAsk;
export const askForToken_body: Verdict = is_TokenAsk;

const pattern1 = new RegExp("^[\\x21-\\x7e]+$", "u");

function is_DeviceAsk(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.client_id === undefined) return false;
  if (data.client_id !== undefined) {
    const value = data.client_id;
    if (typeof value !== "string") return false;
    if (lengthOf(value) > 200) return false;
    if (lengthOf(value) < 1) return false;
    if (!pattern1.test(value)) return false;
  }
  if (data.client_name !== undefined) {
    const value2 = data.client_name;
    if (typeof value2 !== "string") return false;
    if (lengthOf(value2) > 200) return false;
    if (lengthOf(value2) < 1) return false;
  }
  if (data.scope !== undefined) {
    const scope = data.scope;
    if (typeof scope !== "string") return false;
    if (lengthOf(scope) > 2000) return false;
  }
  return true;
}

function is_TokenAsk(data) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) return false;
  if (data.grant_type === undefined) return false;
  if (data.grant_type !== undefined) {
    const value = data.grant_type;
    if (typeof value !== "string") return false;
    if (lengthOf(value) > 200) return false;
    if (lengthOf(value) < 1) return false;
  }
  if (data.client_id !== undefined) {
    const value2 = data.client_id;
    if (typeof value2 !== "string") return false;
    if (lengthOf(value2) > 200) return false;
  }
  if (data.assertion !== undefined) {
    const assertion = data.assertion;
    if (typeof assertion !== "string") return false;
    if (lengthOf(assertion) > 16384) return false;
  }
  if (data.scope !== undefined) {
    const scope = data.scope;
    if (typeof scope !== "string") return false;
    if (lengthOf(scope) > 2000) return false;
  }
  if (data.device_code !== undefined) {
    const value3 = data.device_code;
    if (typeof value3 !== "string") return false;
    if (lengthOf(value3) > 200) return false;
  }
  return true;
}
