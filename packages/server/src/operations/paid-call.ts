import type { AuditMetadata, OperationId, ThreatProtectionOverride } from '@web-data/types';
import type { Identity } from '../accounts/identity.ts';
import type { SiemLog } from '../audit/siem.ts';
import type { Credits } from '../credits/credits.ts';
import type { Plans } from '../limits/plan.ts';
import type { UrlClassifier } from '../threats/classifier.ts';
import type { ScanBudget } from '../threats/scan-budget.ts';
import type { ThreatPolicy } from '../threats/threat-policy.ts';
import type { UrlGuard } from '../threats/url-guard.ts';

/** What every paid operation needs of the server. */
export interface PaidServices {
  credits: Credits;
  plans: Plans;
  siem: SiemLog;
  classifier: UrlClassifier | undefined;
  instanceId: string;
  /** Told what each success was charged. */
  onCharged(operation: OperationId, credits: number): void;
}

/** What requests of paid operations have in common; one without a `url` is about no single URL. */
export interface PaidRequest {
  url?: string;
  auditMetadata?: AuditMetadata;
  /** Of an upload, where what it says of itself stands. */
  options?: { auditMetadata?: AuditMetadata };
  threatProtection?: ThreatProtectionOverride;
}

/** One call: who asked for what. */
export interface PaidCall<Request> {
  body: Request;
  identity: Identity;
  requestId: string;
  /** When the whole request was there, in milliseconds since the epoch. */
  arrivedAt: number;
  /** Aborts when the caller has gone. Made when asked for, which an answer that is there already never does. */
  signal(): AbortSignal;
}

/** What a call that was accepted works under. */
export interface Accepted {
  /** Judges every URL that the work comes to; undefined without threat protection. */
  guard: UrlGuard | undefined;
  budget: ScanBudget;
  /** Holds more, for work whose price shows on the way; false when the team has not got it. */
  extend(credits: number): Promise<boolean>;
}

/** An answer and what it costs, scans not counted: at most what is held. */
export interface Priced<Result> {
  result: Result;
  credits: number;
}

/** An answer that is there already. */
export interface Ready<Result> extends Priced<Result> {
  /** The answer as it is sent, where that is kept too. */
  bytes?: Uint8Array;
}

/** What one paid operation does, and nothing of how it is paid. */
export interface PaidOperation<Request, Result> {
  id: OperationId;
  /** Credits held before the work begins, scans not counted. */
  price(body: Request): number;
  /** An answer that is there already, which is charged without anything being held; undefined when there is none. */
  ready?(call: PaidCall<Request>, policy: ThreatPolicy | undefined): Ready<Result> | undefined;
  /** Does the work. Whatever it throws frees what was held. */
  run(call: PaidCall<Request>, accepted: Accepted): Promise<Priced<Result>>;
  /** Told of each answer that was charged. */
  onResult?(result: Result): void;
}
