export { createClient } from './client.ts';
export type { CreateApi, WebData } from './client.ts';
export type { ClientFetch } from './fetch.ts';
export type { Agent, EndedAgentJob, PollOptions, RunOptions } from './agent.ts';
export type { CallOptions, ClientOptions, Fetch, RetryOptions } from './options.ts';
export type { RequestEvent, ResponseEvent, RetryEvent } from './options.ts';
export { unwrap } from './result.ts';
export type { ApiFailure, OtherFailure, Result, Success, SuccessData, UndocumentedBody } from './result.ts';
export type { Method } from './operation.ts';
export { isWebDataError } from './errors.ts';
export { AbortError, NetworkError, TimeoutError } from './errors.ts';
export {
  ApiError,
  CatalogueError,
  InvalidRequestError,
  UnreadableBodyError,
  WebDataError,
} from './errors.ts';
export type { FailureKind } from './errors.ts';
export * from './generated/errors.ts';
