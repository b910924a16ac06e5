export { connect, getSettings } from './connect.ts';
export type { Service } from './service.ts';
export type { ApiTables, ReadCredentials, Sign } from './tables.ts';
export { manyKeys, bearerKey } from './credentials.ts';
export { basic, bearer, cookieKey, headerKey, httpScheme, outside, queryKey } from './schemes.ts';
export type { BasicCredential, Scheme, Signed } from './schemes.ts';
export { defineOperation } from './define-operation.ts';
export { defineError } from './define-error.ts';
export type { ErrorBase, ErrorClass, ErrorFacts } from './define-error.ts';
export { newKey, withoutKey, always } from './idempotency-key.ts';
export { serializePath, serializeQuery } from './path.ts';
export { accepting, allFields, writeFields, createPathWriter, createQueryWriter } from './styles.ts';
export { jsonQuery, styledForm, textQuery } from './styles.ts';
export type { Styles } from './styles.ts';
export { bytesBody, jsonBody, jsonObject, urlencodedBody } from './bodies.ts';
export { multipartBody } from './multipart.ts';
export type { Bytes } from './bodies.ts';
export { readAny, readBytes, readJson, readTextual } from './answers.ts';
export { decodeObject } from './decode.ts';
export type { Decode, Outcome, Received } from './outcome.ts';
export { decodeAny } from './decode.ts';
export { createBind } from './method.ts';
export type { AnyResult, Throwing } from './method.ts';
export { createFetch } from './fetch.ts';
export type { ClientFetch } from './fetch.ts';
export { createHooks } from './hooks.ts';
export type { Hooks } from './hooks.ts';
export type { ReadResponse } from './body.ts';
export type { Settings } from './settings.ts';
export type {
  ContentOf,
  Fields,
  FileContent,
  OperationAt,
  Parameters,
  Query,
  RequestBody,
} from './described.ts';
export type {
  Bind,
  Method,
  Needs,
  Operation,
  OperationFunction,
  ResponseReader,
  ServiceFunction,
  WriteBody,
} from './operation.ts';
export type { CallOptions, ClientOptions, Fetch, HeaderOptions, HookOptions } from './options.ts';
export type { RequestEvent, ResponseEvent, RetryEvent, RetryOptions, ServiceOptions } from './options.ts';
export type { Logger } from './log.ts';
export type { OnlyStreams } from './described.ts';
export { unwrap } from './result.ts';
export type {
  ApiFailure,
  Common,
  Failure,
  OtherFailure,
  Result,
  Success,
  SuccessData,
  UndocumentedBody,
} from './result.ts';
export { AbortError, ApiError, CallError, InvalidRequestError, NetworkError } from './errors.ts';
export { TimeoutError, UnreadableBodyError } from './errors.ts';
export type { FailedCall, FailureKind } from './errors.ts';
export type { JsonSchema, Tool, ToolJob, ToolTables } from './tools/tool.ts';
