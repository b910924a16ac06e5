import type { CallOptions } from '../options.ts';

/**
 * Options of a call whose response is a stream. `timeoutMs` is the time until the response begins, and then between two
 * parts of it; `deadlineMs` the time until it begins with all attempts. The stream itself may take as long as it will.
 */
export interface StreamOptions<Header extends string = never> extends CallOptions<Header> {
  /**
   * Whether a stream of events goes on with a new request when its connection breaks, with the last `id` as
   * `Last-Event-ID`. Default `true`, where the service sent an `id` and a repeated request does no harm; `'always'` also
   * without an `id`, and after an end; `false` never. An attempt waits for the `retry` of the service, or as other
   * retries do; `retry.attempts` limits those in a row without a new `id`.
   */
  reconnect?: boolean | 'always' | undefined;
  /** Sent as `Last-Event-ID`: the `id` after which to go on. */
  lastEventId?: string | undefined;
}
