// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

export type {
  DeviceAsk,
  DeviceCodes,
  ErrorBody,
  IssuedToken,
  OAuthErrorBody,
  TokenAsk,
} from "./openapi.js";
