// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.
// @ts-nocheck
import { addFault, collect, lengthOf } from "./formats.js";
import type { Faults } from "@web-data/validator/runtime";
export const askForCodes_body: Faults = (data) => collect(list_DeviceAsk, data);
export const askForToken_body: Faults = (data) => collect(list_TokenAsk, data);

const pattern1 = new RegExp("^[\\x21-\\x7e]+$", "u");

function list_DeviceAsk(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.client_id === undefined) addFault(faults, path, "required", { missingProperty: "client_id" });
    if (data.client_id !== undefined) {
      const value = data.client_id;
      if (typeof value !== "string") addFault(faults, path + "/client_id", "type", { type: "string" });
      else {
        if (lengthOf(value) > 200) addFault(faults, path + "/client_id", "maxLength", { limit: 200 });
        if (lengthOf(value) < 1) addFault(faults, path + "/client_id", "minLength", { limit: 1 });
        if (!pattern1.test(value)) addFault(faults, path + "/client_id", "pattern", { pattern: "^[\\x21-\\x7e]+$" });
      }
    }
    if (data.client_name !== undefined) {
      const value2 = data.client_name;
      if (typeof value2 !== "string") addFault(faults, path + "/client_name", "type", { type: "string" });
      else {
        if (lengthOf(value2) > 200) addFault(faults, path + "/client_name", "maxLength", { limit: 200 });
        if (lengthOf(value2) < 1) addFault(faults, path + "/client_name", "minLength", { limit: 1 });
      }
    }
    if (data.scope !== undefined) {
      const scope = data.scope;
      if (typeof scope !== "string") addFault(faults, path + "/scope", "type", { type: "string" });
      else {
        if (lengthOf(scope) > 2000) addFault(faults, path + "/scope", "maxLength", { limit: 2000 });
      }
    }
  }
}

function list_TokenAsk(data, path, faults) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data))) addFault(faults, path, "type", { type: "object" });
  else {
    if (data.grant_type === undefined) addFault(faults, path, "required", { missingProperty: "grant_type" });
    if (data.grant_type !== undefined) {
      const value = data.grant_type;
      if (typeof value !== "string") addFault(faults, path + "/grant_type", "type", { type: "string" });
      else {
        if (lengthOf(value) > 200) addFault(faults, path + "/grant_type", "maxLength", { limit: 200 });
        if (lengthOf(value) < 1) addFault(faults, path + "/grant_type", "minLength", { limit: 1 });
      }
    }
    if (data.client_id !== undefined) {
      const value2 = data.client_id;
      if (typeof value2 !== "string") addFault(faults, path + "/client_id", "type", { type: "string" });
      else {
        if (lengthOf(value2) > 200) addFault(faults, path + "/client_id", "maxLength", { limit: 200 });
      }
    }
    if (data.assertion !== undefined) {
      const assertion = data.assertion;
      if (typeof assertion !== "string") addFault(faults, path + "/assertion", "type", { type: "string" });
      else {
        if (lengthOf(assertion) > 16384) addFault(faults, path + "/assertion", "maxLength", { limit: 16384 });
      }
    }
    if (data.scope !== undefined) {
      const scope = data.scope;
      if (typeof scope !== "string") addFault(faults, path + "/scope", "type", { type: "string" });
      else {
        if (lengthOf(scope) > 2000) addFault(faults, path + "/scope", "maxLength", { limit: 2000 });
      }
    }
    if (data.device_code !== undefined) {
      const value3 = data.device_code;
      if (typeof value3 !== "string") addFault(faults, path + "/device_code", "type", { type: "string" });
      else {
        if (lengthOf(value3) > 200) addFault(faults, path + "/device_code", "maxLength", { limit: 200 });
      }
    }
  }
}
