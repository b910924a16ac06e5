// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.
import type { Bind, Method } from "../operation.ts";
import { mapUrls, scrapeUrl, startAgent, getAgent, cancelAgent, getAgentTrace, getAgentSnapshot } from "./operations.ts";
import type { AgentCancelResponse, AgentCancelResult, AgentGetResponse, AgentGetResult, AgentSnapshotResponse, AgentSnapshotResult, AgentStartRequest, AgentStartResponse, AgentStartResult, AgentTraceResponse, AgentTraceResult, MapRequest, MapResponse, MapResult, ScrapeRequest, ScrapeResponse, ScrapeResult } from "./types.ts";

/** The operations of the API as methods. */
export interface Methods {
  /**
   * Map a website.
   *
   * Returns a list of URLs found on a website, from its sitemaps and from the links of its pages. Synchronous: the answer comes when the site is mapped, `limit` is reached or `timeout` has passed.
   */
  map: Method<[request: MapRequest], MapResponse, MapResult>;
  /**
   * Scrape one web page.
   *
   * Extracts the content of one page as markdown, or as json that follows a schema. Synchronous: the answer comes when the page is read, or 408 when `timeout` has passed.
   */
  scrape: Method<[request: ScrapeRequest], ScrapeResponse, ScrapeResult>;
  agent: {
    /**
     * Start an agent run.
     *
     * Accepts a task and answers at once with the `id` of a job. Poll `GET /agent/{jobId}` until `status` is no longer `processing`. Credits are held for the run up to `maxCredits` and settled when it completes; a failed or cancelled run costs nothing.
     */
    start: Method<[request: AgentStartRequest], AgentStartResponse, AgentStartResult>;
    /**
     * Get the status of an agent run.
     *
     * Returns the job as it stands. `completed` and `failed` are terminal: a job in either never changes again. A job is kept until `expiresAt`; after that it is answered with 404. Reads count in a rate class of their own, not against the plan's requests a minute.
     */
    get: Method<[jobId: string], AgentGetResponse, AgentGetResult>;
    /**
     * Cancel an agent run.
     *
     * Asks a running job to stop. The step in flight ends first; then `status` is `failed` with a message about the cancellation, and the trace ends with error code `cancelled`. A finished run, or one already being cancelled, is answered with 409.
     */
    cancel: Method<[jobId: string], AgentCancelResponse, AgentCancelResult>;
    /**
     * Get the trace of an agent run.
     *
     * Returns the events of the run so far, in the order of `producerSequence` for each `agent.id`. The trace of a finished run ends with `run.finished`. New kinds of events may be added at any time: ignore those you do not know.
     */
    trace: Method<[jobId: string], AgentTraceResponse, AgentTraceResult>;
    /**
     * Get a snapshot of an artifact.
     *
     * Returns an artifact as it stood when it was updated. The `snapshotId` of the latest `artifact.updated` event gives the newest state.
     */
    snapshot: Method<[jobId: string, snapshotId: string], AgentSnapshotResponse, AgentSnapshotResult>;
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
