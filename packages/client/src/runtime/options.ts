import type { CallError } from './errors.ts';
import type { Logger } from './log.ts';

/** When and how often a failed request is retried. */
export interface RetryOptions {
  /**
   * Maximum number of times a request is sent, from 1 to the limit of the description (`maxAttempts` of `x-retry`,
   * which is 5); default: that limit.
   */
  attempts?: number | undefined;
  /** Maximum `Retry-After` to wait for, in milliseconds; a longer one ends the call. Default 60,000. */
  maxRetryAfterMs?: number | undefined;
  /** Also retry the errors that the catalogue marks as retryable only sometimes. Default `false`. */
  sometimes?: boolean | undefined;
}

/**
 * Headers as an object, in which `null` removes a header of the client and `undefined` changes nothing, or as `Headers`
 * or other pairs.
 */
export type HeaderOptions<Known extends string = never> =
  | Iterable<readonly [name: string, value: string]>
  | { [Name in Known | (string & {})]?: string | null | undefined };

/** Options of one call. They override those of the client. */
export interface CallOptions<Header extends string = never> {
  /** Ends the call at once, also during a wait before a retry. */
  signal?: AbortSignal | null | undefined;
  /** Time of one attempt including its body, in milliseconds, 1 to 2,147,483,647. Default 300,000. */
  timeoutMs?: number | undefined;
  /** Time of the complete call with all attempts and waits, in milliseconds, 1 to 2,147,483,647. Default 600,000. */
  deadlineMs?: number | undefined;
  /** Further headers; `null` removes a header of the client. */
  headers?: HeaderOptions<Header> | undefined;
  /** `false` sends the request once. */
  retry?: RetryOptions | false | undefined;
}

/** The part of `fetch` that is called. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request about to be sent. Changes apply to this attempt only. */
export interface RequestEvent {
  operation: string;
  method: string;
  /**
   * May be changed. A URL outside the address of the service is sent without the key: set an `authorization` header if
   * it needs one.
   */
  url: string;
  /** May be changed; JSON as a string. */
  body: RequestInit['body'] | undefined;
  /** From 1. */
  attempt: number;
  /** May be changed. The key is not among them; it is added afterwards. */
  headers: Headers;
}

/** A response whose body has been read. */
export interface ResponseEvent {
  operation: string;
  attempt: number;
  status: number;
  headers: Headers;
  /** Milliseconds from sending the request to the end of the body. */
  durationMs: number;
}

/** A failed attempt that will be followed by another. */
export interface RetryEvent {
  operation: string;
  /** The attempt that failed, from 1. */
  attempt: number;
  /** Milliseconds until the next one. */
  waitMs: number;
  error: CallError;
}

/** Options of a service, which apply to all its operations. */
export interface ServiceOptions extends Omit<CallOptions, 'signal'> {
  /**
   * The credential, where the description has one security scheme, or a function that returns it, called once for each
   * attempt, within its time: for keys that change. An error that it throws ends the call.
   */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /**
   * The credentials by the names of their security schemes, each as `apiKey`. `false`: a proxy adds them, or a browser
   * its cookies.
   */
  credentials?: object | false | undefined;
  /**
   * Address of the service without the version, such as `https://api.example.com`. Default: the one in the description.
   */
  baseUrl?: string | undefined;
  /** Used instead of the global `fetch`. Called with a string and plain options. */
  fetch?: Fetch | undefined;
  /** Maximum number of bytes to read of a successful response. Default 33,554,432 (32 MiB), up to 512 MiB. */
  maxResponseBytes?: number | undefined;
}

/** Functions of the caller that observe or change a call. */
export interface HookOptions {
  /**
   * Called before each attempt; may change headers, URL and body, or return a `Response` to skip the request. Like all
   * hooks it is awaited, within the time of the attempt, and an error that it throws ends the call.
   */
  onRequest?: ((event: RequestEvent) => unknown) | undefined;
  /** Called after each response, of any status. */
  onResponse?: ((event: ResponseEvent) => unknown) | undefined;
  /** Called before each wait. */
  onRetry?: ((event: RetryEvent) => unknown) | undefined;
  /**
   * Logs each request and response (`debug`) and each retry (`warn`), without key, headers or bodies. Accepts
   * `console`.
   */
  logger?: Logger | undefined;
  /**
   * Checks the JSON of each 2xx response and throws if it is not valid; `validateResponses` checks by the description.
   */
  validate?: ((operation: string, status: number, body: unknown) => void | Promise<void>) | undefined;
}

/** Options of a client. */
export interface ClientOptions extends ServiceOptions, HookOptions {}
