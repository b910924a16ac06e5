import type { Fixtures } from '../fixtures/fixtures.ts';
import type { ContractDocument } from '../openapi/document.ts';

/** How `verify` runs. */
export interface VerifyOptions {
  readonly document: ContractDocument;
  /** Address of the service; the path of the document's first server is added unless it is there already. */
  readonly baseUrl: string;
  readonly fixtures: Fixtures;
  /** Decides generated strings and the order of random probes. Default 1. */
  readonly seed?: number;
  /**
   * Trials that are planned at most: of more, those that ask the same of the same part of the description once more are
   * left out. Default 5,000.
   */
  readonly maxTrials?: number;
  /** Requests that are sent at most. Default 20,000. */
  readonly maxRequests?: number;
  /** Requests a second at most. Default: no bound on loopback, 20 elsewhere. */
  readonly rate?: number;
  /** Requests in flight at once. Default 8. */
  readonly concurrency?: number;
  /** Milliseconds that the whole run may take. Default 600,000. */
  readonly deadlineMs?: number;
  /** Milliseconds that one request may take. Default 30,000. */
  readonly timeoutMs?: number;
  /**
   * Also ask what HTTP, RFC 9562 and the catalogue's notes on headers say beyond the document: media types in other
   * letter case, `+json` types that are not documented, UUIDs in capitals; and that 400 for what is malformed and 415 are
   * documented where no other refusal of it is. Default false.
   */
  readonly strict?: boolean;
  /**
   * Which operations that change something are called. `true` or `'own'`: those that create, and those on what the run has
   * created or the fixtures name. `'all'`: also writes on whole collections, on what there is one of (such as settings), and
   * actions such as a reset. `false`: none. Default: `'own'` on loopback, else `false`.
   */
  readonly writes?: boolean | 'own' | 'all';
  /** Sent with every request, by name in lower case; what a trial is about comes before it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Only trials whose id contains one of these texts. */
  readonly only?: readonly string[];
  /** No trial whose id contains one of these texts. */
  readonly skip?: readonly string[];
  /** This part of the trials: the `index`th (from 1) of `count`. */
  readonly shard?: { readonly index: number; readonly count: number };
  /** Stop after the first deviation. */
  readonly bail?: boolean;
  /** Random requests an operation after the enumerated ones. Default 0. */
  readonly random?: number;
  /**
   * URL that leads, from where the service runs, to the receiver of webhooks that this run starts. Default: on loopback the
   * receiver itself; elsewhere webhooks are not tested.
   */
  readonly webhookUrl?: string;
  /** Port of that receiver. Default: a free one. */
  readonly webhookPort?: number;
  /** Fingerprints of deviations that are known and do not count. */
  readonly baseline?: ReadonlySet<string>;
  /** Ends the run: what was not tried by then is reported as not tested. */
  readonly signal?: AbortSignal;
  /** Called after each trial, with its operation and phase. */
  readonly onTrial?: (done: number, total: number, what: string) => void;
}
