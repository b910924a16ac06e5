import type { AuditMetadata, OperationId, ThreatProtectionOverride } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import type { SiemLog } from '../../accounts/audit/siem.ts';
import type { Credits } from '../../accounts/credits/credits.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { UrlClassifier } from '../threats/classifier.ts';
import type { ScanBudget } from '../threats/scan-budget.ts';
import type { ThreatPolicy } from '../../accounts/teams/threat-policy.ts';
import type { UrlGuard } from '../threats/url-guard.ts';

/** Services behind every paid operation. */
export interface PaidServices {
  credits: Credits;
  plans: Plans;
  siem: SiemLog;
  classifier: UrlClassifier | undefined;
  instanceId: string;
  /** Called with the charge of each success. */
  onCharged(operation: OperationId, credits: number): void;
}

/** Members that requests of paid operations share; one without a `url` is not about a single URL. */
export interface PaidRequest {
  url?: string;
  auditMetadata?: AuditMetadata;
  /** An upload has its metadata here. */
  options?: { auditMetadata?: AuditMetadata };
  threatProtection?: ThreatProtectionOverride;
}

/** One call: the body and its sender. */
export interface PaidCall<Request> {
  body: Request;
  identity: Identity;
  requestId: string;
  /** When the complete request had arrived, in milliseconds since the epoch. */
  arrivedAt: number;
  /**
   * Returns a signal that aborts when the caller disconnects. Created on demand, because a cached response never needs
   * it.
   */
  signal(): AbortSignal;
}

/** The conditions of an accepted call. */
export interface Accepted {
  /** Checks every URL that the work reaches; undefined without threat protection. */
  guard: UrlGuard | undefined;
  budget: ScanBudget;
  /**
   * Holds more credits, for work whose price is only known later; resolves to false when the team does not have them.
   */
  extend(credits: number): Promise<boolean>;
}

/** A result and its price without scans, up to the credits of the hold. */
export interface Priced<Result> {
  result: Result;
  credits: number;
}

/** A cached result. */
export interface Ready<Result> extends Priced<Result> {
  /** The serialized response, if it is cached too. */
  bytes?: Uint8Array | Promise<Uint8Array>;
}

/** The work of one paid operation, apart from its payment. */
export interface PaidOperation<Request, Result> {
  id: OperationId;
  /** Credits held before the work begins, without scans. */
  price(body: Request): number;
  /** Returns a cached result, which is charged without a hold; undefined when there is none. */
  ready?(call: PaidCall<Request>, policy: ThreatPolicy | undefined): Ready<Result> | undefined;
  /** Does the work. Any error frees the hold. */
  run(call: PaidCall<Request>, accepted: Accepted): Promise<Priced<Result>>;
  /** Called with each result that was charged. */
  onResult?(result: Result): void;
}
