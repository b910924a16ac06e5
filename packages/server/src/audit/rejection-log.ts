import type { Identity } from '../accounts/identity.ts';
import type { OperatorEvent, SiemLog } from './siem.ts';

/** A request that was refused before its work: who could not say who they are, or may not, or not so often. */
export interface RejectionEvent {
  event: 'authentication.failed' | 'scope.refused' | 'limit.reached';
  status: number;
  /** The error as the caller was told it. */
  reason: string;
  ip: string;
  requestId: string;
  operation?: string | undefined;
  /** The public part of the key that was given. */
  keyId?: string | undefined;
  /** Whose it is, once that is known. */
  identity?: Identity | undefined;
}

/** Milliseconds for which refusals of one kind are told together. */
const WINDOW_MS = 60_000;
/** Kinds told apart in a window; a caller may make up as many as there are addresses and keys. */
const KINDS = 200;

interface Tally {
  kind: OperatorEvent;
  /** Since it was told. */
  count: number;
}

/**
 * Tells the security log of refusals: the first of a kind (what, whose, from where) at once, the others of the next
 * minute as one number. A flood of them costs the log a bounded number of lines, and none goes uncounted.
 */
export class RejectionLog {
  readonly #siem: Pick<SiemLog, 'report'>;
  readonly #tallies = new Map<string, Tally>();
  #window: NodeJS.Timeout | undefined;

  constructor(siem: Pick<SiemLog, 'report'>) {
    this.#siem = siem;
  }

  /** Of teams only those whose organization has SIEM logging are told. */
  note(rejection: RejectionEvent): void {
    const { identity, requestId, ...rest } = rejection;
    if (identity !== undefined && !identity.siemLogging) return;
    this.#window ??= setTimeout(() => this.#reportCounts(), WINDOW_MS).unref();
    const kind: OperatorEvent = identity === undefined ? rest : { ...rest, ...pickIds(identity) };
    const name = `${kind.event} ${kind.ip} ${kind.keyId} ${kind.operation} ${kind.reason}`;
    const tally = this.#tallies.get(name);
    if (tally !== undefined) tally.count += 1;
    else if (this.#tallies.size < KINDS) this.#first(name, kind, requestId);
    else this.#countOther(kind);
  }

  /** Tells what was counted since it was last told. */
  close(): void {
    clearTimeout(this.#window);
    this.#reportCounts();
  }

  #first(name: string, kind: OperatorEvent, requestId: string): void {
    this.#tallies.set(name, { kind, count: 0 });
    this.#siem.report({ ...kind, requestId, count: 1 });
  }

  /** Beyond the kinds told apart: by event alone, of which there are three. */
  #countOther({ event, status, reason }: OperatorEvent): void {
    const tally = this.#tallies.get(event) ?? { kind: { event, status, reason, others: true }, count: 0 };
    tally.count += 1;
    this.#tallies.set(event, tally);
  }

  #reportCounts(): void {
    this.#window = undefined;
    const tallies = [...this.#tallies.values()];
    this.#tallies.clear();
    for (const { kind, count } of tallies) if (count > 0) this.#siem.report({ ...kind, count });
  }
}

function pickIds({ organizationId, teamId, keyId }: Identity) {
  return { organizationId, teamId, keyId };
}
