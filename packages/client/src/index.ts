export { createClient } from './client.ts';
export type { Client, CreateApi, WebData } from './client.ts';
export type { ClientFetch } from './fetch.ts';
export type { Agent, AgentRun, AgentRunResult, AgentWait, AgentWaitResult } from './agent.ts';
export type { EndedAgentJob, PollOptions, RunOptions } from './agent.ts';
export type { CallOptions, ClientOptions, Fetch, HeaderOptions, RetryOptions } from './options.ts';
export type { RequestEvent, ResponseEvent, RetryEvent } from './options.ts';
export { unwrap } from './result.ts';
export type { ApiFailure, Failure, OtherFailure, Result, Success } from './result.ts';
export type { SuccessData, UndocumentedBody } from './result.ts';
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
