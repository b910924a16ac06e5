/** Credits set aside for running work. */
export interface Hold {
  readonly id: string;
  readonly teamId: string;
  /** Max cost of the work; {@link Extend} raises it. */
  credits: number;
}

/** Accepts work: holds its credits, and counts it as running when a process runs it at once. */
export interface Open {
  kind: 'open';
  /** Id of the hold; a new one by default. */
  id?: string;
  teamId: string;
  /** Operation id of the description, such as `mapUrls`. */
  operation: string;
  credits: number;
  /** Max work that the team may have running at once; infinite for work that waits. */
  concurrency: number;
  /**
   * The process that runs the work; null for work that waits in a queue, where any process may claim it. Queued work
   * counts as running while it is claimed, which the queue records.
   */
  instanceId: string | null;
  requestId: string;
  /** Public id of the key of the request, for the ledger; none by default. */
  keyId?: string | undefined;
}

/** Holds more credits for work that costs more than expected, or fewer. */
export interface Extend {
  kind: 'extend';
  teamId: string;
  holdId: string;
  /** Below zero, so many are given back, up to those of the hold. */
  credits: number;
  /** Less is tried next when it is rejected, so the budget does not stop work yet; false by default. */
  isTrial?: boolean;
}

/** Charges a part of the hold for work that continues. */
export interface Draw {
  kind: 'draw';
  teamId: string;
  holdId: string;
  /** Up to the credits of the hold. */
  credits: number;
}

/** Ends work that succeeded: charges `credits`, up to those of the hold, and frees the rest. */
export interface Settle {
  kind: 'settle';
  teamId: string;
  holdId: string;
  credits: number;
  repeated?: Repeated;
}

/** Ends work that failed: frees the hold and charges nothing. */
export interface Release {
  kind: 'release';
  teamId: string;
  holdId: string;
}

/** Charges work whose result already exists: {@link Open} and {@link Settle} in one step, without a hold. */
export interface Charge {
  kind: 'charge';
  /** Id of its entry in the ledger. */
  id: string;
  teamId: string;
  /** Operation id of the description, such as `mapUrls`. */
  operation: string;
  credits: number;
  /** Max work that the team may have running at once; rejected when that much runs, as if this ran too. */
  concurrency: number;
  requestId: string;
  /** Public id of the key of the request, for the ledger; none by default. */
  keyId?: string | undefined;
  repeated?: Repeated;
}

/**
 * Marks a movement that is sent a second time, because the store failed before it responded and may have committed the
 * first. An entry that the ledger already has is not charged twice.
 */
export type Repeated = true;

/** Adds credits to a team. */
export interface Grant {
  kind: 'grant';
  teamId: string;
  credits: number;
  /** Reason or person behind the grant, for the ledger. */
  reason: string;
}

/** Notes that the budget rejected work, where the transaction that rejected it was rolled back. */
export interface Reject {
  kind: 'reject';
  teamId: string;
  /** What the work would have held or charged. */
  credits: number;
}

/** One change of a team's credits. */
export type Movement = Open | Extend | Draw | Settle | Release | Charge | Grant | Reject;

/**
 * Why a movement was rejected. `HoldEnded`: the hold was settled or released before, so this movement charged nothing.
 */
export type RejectionReason =
  | 'ConcurrencyLimitReached'
  | 'InsufficientCredits'
  | 'BudgetUsedUp'
  | 'HoldEnded'
  | 'ChargeAboveHold';

/** What a budget lacks for rejected work. */
export interface BudgetShortage {
  /** Credits of the budget for the month. */
  credits: number;
  /** Those neither used nor held. */
  left: number;
  /** What the work asked for. */
  requested: number;
}

/** The outcome of a movement. `hold` is set after `open`, `budget` with `BudgetUsedUp`. */
export type Outcome =
  | { ok: true; hold?: Hold }
  | { ok: false; reason: Exclude<RejectionReason, 'BudgetUsedUp'> }
  | { ok: false; reason: 'BudgetUsedUp'; budget: BudgetShortage };
