// Generated from @web-data/spec by `npm run generate`. Do not edit: change spec/ or the generator.
import type { Bind, Method, OperationAt, Query, RequestBody } from "../operation.ts";
import { mapUrls, scrapeUrl, startAgent, getAgent, cancelAgent, getAgentTrace, getAgentSnapshot } from "./operations.ts";

export interface MapUrlsOperation extends OperationAt<"/map", "post"> {}
export interface ScrapeUrlOperation extends OperationAt<"/scrape", "post"> {}
export interface StartAgentOperation extends OperationAt<"/agent", "post"> {}
export interface GetAgentOperation extends OperationAt<"/agent/{jobId}", "get"> {}
export interface CancelAgentOperation extends OperationAt<"/agent/{jobId}", "delete"> {}
export interface GetAgentTraceOperation extends OperationAt<"/agent/{jobId}/trace", "get"> {}
export interface GetAgentSnapshotOperation extends OperationAt<"/agent/{jobId}/snapshots/{snapshotId}", "get"> {}

/** Headers that operations take. */
export type HeaderParameter = "Idempotency-Key";

/** The operations of the API as methods. */
export interface Methods {
  /**
   * Map a website.
   *
   * Returns a list of URLs found on a website, from its sitemaps and from the links of its pages. Synchronous: the answer comes when the site is mapped, `limit` is reached or `timeout` has passed.
   */
  map: Method<MapUrlsOperation, [request: RequestBody<MapUrlsOperation>]>;
  /**
   * Scrape one web page.
   *
   * Extracts the content of one page as markdown, or as json that follows a schema. Synchronous: the answer comes when the page is read, or 408 when `timeout` has passed.
   */
  scrape: Method<ScrapeUrlOperation, [request: RequestBody<ScrapeUrlOperation>]>;
  agent: {
    /**
     * Start an agent run.
     *
     * Accepts a task and answers at once with the `id` of a job. Poll `GET /agent/{jobId}` until `status` is no longer `processing`. Credits are held for the run up to `maxCredits` and settled when it completes; a failed or cancelled run costs nothing.
     */
    start: Method<StartAgentOperation, [request: RequestBody<StartAgentOperation>]>;
    /**
     * Get the status of an agent run.
     *
     * Returns the job as it stands. `completed` and `failed` are terminal: a job in either never changes again. A job is kept until `expiresAt`; after that it is answered with 404. Reads count in a rate class of their own, not against the plan's requests a minute.
     */
    get: Method<GetAgentOperation, [jobId: string]>;
    /**
     * Cancel an agent run.
     *
     * Asks a running job to stop. The step in flight ends first; then `status` is `failed` with a message about the cancellation, and the trace ends with error code `cancelled`. A finished run, or one already being cancelled, is answered with 409.
     */
    cancel: Method<CancelAgentOperation, [jobId: string]>;
    /**
     * Get the trace of an agent run.
     *
     * Returns the events of the run so far, in the order of `producerSequence` for each `agent.id`. The trace of a finished run ends with `run.finished`. New kinds of events may be added at any time: ignore those you do not know.
     */
    trace: Method<GetAgentTraceOperation, [jobId: string]>;
    /**
     * Get a snapshot of an artifact.
     *
     * Returns an artifact as it stood when it was updated. The `snapshotId` of the latest `artifact.updated` event gives the newest state.
     */
    snapshot: Method<GetAgentSnapshotOperation, [jobId: string, snapshotId: string]>;
  };
}

/** Makes each method from its operation. */
export function createMethods(bind: Bind): Methods {
  return {
    map: bind(mapUrls),
    scrape: bind(scrapeUrl),
    agent: {
      start: bind(startAgent),
      get: bind(getAgent),
      cancel: bind(cancelAgent),
      trace: bind(getAgentTrace),
      snapshot: bind(getAgentSnapshot),
    },
  };
}
