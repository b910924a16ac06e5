import type { Fixtures } from '../fixtures/fixtures.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Lenience } from '../semantics/lenience.ts';

/** Options of `verify`. */
export interface VerifyOptions {
  readonly document: ContractDocument;
  /** Address of the service; the path of the document's first server is added unless it is there already. */
  readonly baseUrl: string;
  /** Credentials, requests and situations. Default none. */
  readonly fixtures?: Fixtures;
  /** Seed of generated values. Default 1. */
  readonly seed?: number;
  /**
   * Maximum number of trials: beyond it, further trials of an already tested part of the description are left out.
   * Default 5,000, or 200 for each operation where that is more.
   */
  readonly maxTrials?: number;
  /** Maximum number of requests. Default 20,000, or four for each trial of the default of `maxTrials`. */
  readonly maxRequests?: number;
  /** Maximum number of requests per second. Default: unlimited on loopback, 20 elsewhere. */
  readonly rate?: number;
  /** Requests in flight at once. Default 8. */
  readonly concurrency?: number;
  /** Maximum duration of the run, in milliseconds. Default 600,000. */
  readonly deadlineMs?: number;
  /** Timeout of one request, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /**
   * Also checks the rules of HTTP, RFC 9562 and the catalogue's notes on headers that go beyond the document: media
   * types in another case, undocumented `+json` types, UUIDs in capitals; and that 415, and 400 for malformed requests
   * without another documented rejection, are documented. Default false.
   */
  readonly strict?: boolean;
  /**
   * Policies of the service's framework: invalid bodies that it accepts by them are no deviations. `coerced-types`,
   * `unchecked-formats`, `unknown-members`; together with those of the fixtures. Default none.
   */
  readonly lenient?: readonly Lenience[];
  /**
   * Which operations that change something are called. `true` or `'own'`: those that create, and those on resources
   * that the run created or the fixtures name. `'all'`: also writes on collections and on single resources such as
   * settings, and actions such as a reset. `false`: none. Default: `'own'` on loopback, otherwise `false`.
   */
  readonly writes?: boolean | 'own' | 'all';
  /** Sent with every request, by name in lower case; headers under test take precedence. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Only trials whose id contains one of these strings. */
  readonly only?: readonly string[];
  /** Only trials of these operations, by id. Default all, and those of the service itself. */
  readonly operations?: readonly string[];
  /** No trial whose id contains one of these strings. */
  readonly skip?: readonly string[];
  /** This part of the trials: the `index`th (from 1) of `count`. */
  readonly shard?: { readonly index: number; readonly count: number };
  /** Stop after the first deviation. */
  readonly bail?: boolean;
  /**
   * URL at which the service can reach the webhook receiver of this run. Default: on loopback the receiver itself;
   * elsewhere webhooks are not tested.
   */
  readonly webhookUrl?: string;
  /** Port of that receiver. Default: a free one. */
  readonly webhookPort?: number;
  /** Fingerprints of known deviations, which do not count. */
  readonly baseline?: ReadonlySet<string>;
  /** Ends the run: trials that have not run are reported as not tested. */
  readonly signal?: AbortSignal;
  /** Called after each trial, with its operation and phase. */
  readonly onTrial?: (done: number, total: number, what: string) => void;
}

/** Where the service can call back. */
export interface CallbackAddress {
  /** URL at which the service reaches this machine. Default: its loopback address. */
  readonly url?: string | undefined;
  /** Port to listen on. Default: any free port. */
  readonly port?: number | undefined;
}

/** Options with all that a session needs. */
export interface SessionOptions extends VerifyOptions {
  readonly fixtures: Fixtures;
}

/** Default of `maxTrials`: what a small description needs, and for each operation of a large one. */
const [MIN_TRIALS, TRIALS_PER_OPERATION] = [5_000, 200];

/** Returns the default of `maxTrials`. */
export function defaultMaxTrials({ operations }: { operations: readonly unknown[] }): number {
  return Math.max(MIN_TRIALS, operations.length * TRIALS_PER_OPERATION);
}
