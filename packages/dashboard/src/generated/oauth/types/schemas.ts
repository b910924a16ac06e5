// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

export type {
  DeviceAuthorizationRequest,
  DeviceCodes,
  ErrorBody,
  IssuedToken,
  OAuthErrorBody,
  TokenRequest,
} from "./openapi.js";
