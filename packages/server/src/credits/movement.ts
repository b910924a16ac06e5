/** Credits set aside for running work. */
export interface Hold {
  readonly id: string;
  readonly teamId: string;
  /** What the work may cost at most; {@link Extend} raises it. */
  credits: number;
}

/** Accept work: holds its credits, and counts what a process runs at once as running. */
export interface Open {
  kind: 'open';
  /** Of the hold; a new one unless given. */
  id?: string;
  teamId: string;
  /** Operation id of the description, such as `mapUrls`. */
  operation: string;
  credits: number;
  /** Most work the team may have running at once; infinite for work that waits. */
  concurrency: number;
  /**
   * The process that runs the work; null for work that waits in a queue, where any process may take it up. That counts as
   * running while it is claimed, which the queue tells.
   */
  instanceId: string | null;
  requestId: string;
  /** Public part of the key that the work is asked for with, for the ledger; none by default. */
  keyId?: string | undefined;
}

/** Hold more credits for work that turns out to cost more. */
export interface Extend {
  kind: 'extend';
  teamId: string;
  holdId: string;
  credits: number;
}

/** Charge a part of what is held for work that goes on. */
export interface Draw {
  kind: 'draw';
  teamId: string;
  holdId: string;
  /** At most what is held. */
  credits: number;
}

/** End work that succeeded: charges `credits`, at most what is held, and frees the rest. */
export interface Settle {
  kind: 'settle';
  teamId: string;
  holdId: string;
  credits: number;
  repeated?: Repeated;
}

/** End work that failed: frees what is held, charges nothing. */
export interface Release {
  kind: 'release';
  teamId: string;
  holdId: string;
}

/** Charge work whose result is there already: {@link Open} and {@link Settle} in one step, so nothing is ever held. */
export interface Charge {
  kind: 'charge';
  /** Of its entry in the ledger. */
  id: string;
  teamId: string;
  /** Operation id of the description, such as `mapUrls`. */
  operation: string;
  credits: number;
  /** Most work the team may have running at once; refused when it has, as if this ran too. */
  concurrency: number;
  requestId: string;
  /** Public part of the key that the work is asked for with, for the ledger; none by default. */
  keyId?: string | undefined;
  repeated?: Repeated;
}

/**
 * Asked for again because the store was lost before it answered: it may have been written. What stands in the ledger
 * already is not charged a second time.
 */
export type Repeated = true;

/** Add credits to a team. */
export interface Grant {
  kind: 'grant';
  teamId: string;
  credits: number;
  /** Who or what granted; shown in the ledger. */
  reason: string;
}

/** One change of a team's credits. */
export type Movement = Open | Extend | Draw | Settle | Release | Charge | Grant;

/**
 * Why a movement was refused. `HoldEnded`: the hold was settled or released before, so nothing was charged (again).
 */
export type RejectionReason =
  | 'ConcurrencyLimitReached'
  | 'InsufficientCredits'
  | 'HoldEnded'
  | 'ChargeAboveHold';

/** What became of a movement. `hold` is there after `open`. */
export type Outcome = { ok: true; hold?: Hold } | { ok: false; reason: RejectionReason };
