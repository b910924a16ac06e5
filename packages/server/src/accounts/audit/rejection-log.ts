import type { Identity } from '../keys/identity.ts';
import type { OperatorEvent, SiemLog } from './siem.ts';

/** A request that was rejected before its work: authentication failed, a scope is missing, or a limit was reached. */
export interface RejectionEvent {
  event: 'authentication.failed' | 'scope.rejected' | 'limit.reached';
  status: number;
  /** The error as the caller got it. */
  reason: string;
  ip: string;
  requestId: string;
  operation?: string | undefined;
  /** The public id of the key in the request. */
  keyId?: string | undefined;
  /** The owner of the key, once known. */
  identity?: Identity | undefined;
}

/** Milliseconds for which rejections of one kind are counted into one line. */
const WINDOW_MS = 60_000;
/** Max kinds counted separately in a window; a caller can produce as many as there are addresses and keys. */
const KINDS = 200;

interface Tally {
  kind: OperatorEvent;
  /** Since the last line in the log. */
  count: number;
}

/**
 * Writes rejections to the security log: the first of a kind (event, owner, address) at once, the others of the next
 * minute as one number. A flood of them costs a bounded number of lines, and each is counted.
 */
export class RejectionLog {
  readonly #siem: Pick<SiemLog, 'report'>;
  readonly #tallies = new Map<string, Tally>();
  #window: NodeJS.Timeout | undefined;

  constructor(siem: Pick<SiemLog, 'report'>) {
    this.#siem = siem;
  }

  /** Counts one rejection. Rejections of a team are only logged when its organization has SIEM logging. */
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

  /** Writes the counts of the current window. */
  close(): void {
    clearTimeout(this.#window);
    this.#reportCounts();
  }

  #first(name: string, kind: OperatorEvent, requestId: string): void {
    this.#tallies.set(name, { kind, count: 0 });
    this.#siem.report({ ...kind, requestId, count: 1 });
  }

  /** Counts a rejection beyond the max number of kinds by its event alone; there are three events. */
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
