import type { CallError } from './errors.ts';
import type { Logger } from './log.ts';

/** When a failed request is sent again. */
export interface RetryOptions {
  /** How often a request is sent at most, from 1 to what the description allows (`maxAttempts` of `x-retry`, which is 5); default: that. */
  attempts?: number | undefined;
  /** Longest `Retry-After` that is waited for, in milliseconds; a longer one ends the call. Default 60,000. */
  maxRetryAfterMs?: number | undefined;
  /** Also retry the errors that the catalogue calls retryable only sometimes. Default `false`. */
  sometimes?: boolean | undefined;
}

/**
 * Headers as an object, in which `null` leaves out one of the client's and `undefined` changes nothing, or as `Headers`
 * or other pairs.
 */
export type HeaderOptions<Known extends string = never> =
  | Iterable<readonly [name: string, value: string]>
  | { [Name in Known | (string & {})]?: string | null | undefined };

/** Options of one call. They win over those of the client. */
export interface CallOptions<Header extends string = never> {
  /** Ends the call at once, also while it waits to try again. */
  signal?: AbortSignal | null | undefined;
  /** Time of one attempt including its body, in milliseconds, 1 to 2,147,483,647. Default 300,000. */
  timeoutMs?: number | undefined;
  /** Time of the whole call with all attempts and waits, in milliseconds, 1 to 2,147,483,647. Default 600,000. */
  deadlineMs?: number | undefined;
  /** Further headers; `null` leaves out one of the client's. */
  headers?: HeaderOptions<Header> | undefined;
  /** `false` sends the request once. */
  retry?: RetryOptions | false | undefined;
}

/** The part of `fetch` that is called. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request about to be sent. What is changed holds for this attempt alone. */
export interface RequestEvent {
  operation: string;
  method: string;
  /** May be changed. One that is not under the address of the service gets no key: set an `authorization` header if it needs one. */
  url: string;
  /** May be changed; JSON as a string. */
  body: RequestInit['body'] | undefined;
  /** From 1. */
  attempt: number;
  /** May be changed. The key is not among them; it is added afterwards. */
  headers: Headers;
}

/** An answer whose body has been read. */
export interface ResponseEvent {
  operation: string;
  attempt: number;
  status: number;
  headers: Headers;
  /** Milliseconds from the sending to the end of the body. */
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

/** Options of a service: how its operations are called. */
export interface ServiceOptions extends Omit<CallOptions, 'signal'> {
  /**
   * The credential, where the description has one security scheme, or a function that gives it, called once for each
   * attempt, within its time: for keys that change. What it throws ends the call.
   */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /**
   * The credentials by the names of their security schemes, each as `apiKey`. `false`: somebody else adds them, such as a
   * proxy, or a browser its cookies.
   */
  credentials?: object | false | undefined;
  /** Address of the service without the version, such as `https://api.example.com`. Default: what the description names. */
  baseUrl?: string | undefined;
  /** Used instead of the global `fetch`. Called with a string and plain options. */
  fetch?: Fetch | undefined;
  /** Most bytes of a successful answer that are read. Default 33,554,432 (32 MiB), at most 512 MiB. */
  maxResponseBytes?: number | undefined;
}

/** Functions of the caller's that are told of a call, or change it. */
export interface HookOptions {
  /**
   * Called before each attempt; may change headers, URL and body, or answer by itself with the `Response` it returns. Like
   * all hooks it is awaited, within the time of the attempt, and a throw ends the call.
   */
  onRequest?: ((event: RequestEvent) => unknown) | undefined;
  /** Called after each answer, of whatever status. */
  onResponse?: ((event: ResponseEvent) => unknown) | undefined;
  /** Called before each wait. */
  onRetry?: ((event: RetryEvent) => unknown) | undefined;
  /** Told of each request and answer (`debug`) and each retry (`warn`), without key, headers or bodies: `console` will do. */
  logger?: Logger | undefined;
  /** Checks the JSON of each 2xx answer and throws where it is wrong: its own, or of a validator. */
  validate?: ((operation: string, status: number, body: unknown) => void | Promise<void>) | undefined;
}

/** Options of a client. */
export interface ClientOptions extends ServiceOptions, HookOptions {}
