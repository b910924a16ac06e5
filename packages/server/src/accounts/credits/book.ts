import { uuidv7 } from '../../platform/ids.ts';
import type { BudgetAlertRow, HoldRow, LedgerRow } from '../../platform/store/tables/credits.ts';
import { computeBudgetLeft, createStopAlert, exceedsBudget, listReached } from './budget-use.ts';
import { beginMonth } from './month.ts';
import type { AccountBudget, LockedAccount, ReadAccount } from './month.ts';
import type {
  Charge,
  Draw,
  Extend,
  Grant,
  Movement,
  Open,
  Outcome,
  Reject,
  RejectionReason,
  Release,
  Settle,
} from './movement.ts';

/** The changes of movements that are not stored yet. */
export interface Changes {
  readonly accounts: ReadonlySet<LockedAccount>;
  readonly opened: ReadonlyMap<string, HoldRow>;
  readonly extended: ReadonlySet<HoldRow>;
  /** Ids of holds. */
  readonly ended: readonly string[];
  readonly entries: readonly LedgerRow[];
  readonly alerts: readonly BudgetAlertRow[];
}

/** The accounts and holds of one transaction, changed in memory and then written with few statements. */
export class Book {
  readonly #accounts: Map<string, LockedAccount>;
  readonly #holds: Map<string, HoldRow>;
  readonly #paid: ReadonlySet<string>;
  readonly #now = Date.now();
  readonly #touched = new Set<LockedAccount>();
  readonly #opened = new Map<string, HoldRow>();
  readonly #extended = new Set<HoldRow>();
  readonly #ended: string[] = [];
  readonly #entries: LedgerRow[] = [];
  readonly #alerts: BudgetAlertRow[] = [];

  /** @param paid entries that the ledger already has of repeated movements. */
  constructor(
    accounts: readonly ReadAccount[],
    budgets: readonly AccountBudget[],
    holds: readonly HoldRow[],
    paid: readonly Pick<LedgerRow, 'id'>[],
  ) {
    const byTeam = new Map(budgets.map((budget) => [budget.team_id, budget]));
    this.#accounts = new Map(
      accounts.map((account) => {
        const { team_id: teamId } = account;
        return [teamId, { ...beginMonth(account), budget: byTeam.get(teamId) }];
      }),
    );
    this.#holds = new Map(holds.map((hold) => [hold.id, hold]));
    this.#paid = new Set(paid.map(({ id }) => id));
  }

  get changes(): Changes {
    return {
      accounts: this.#touched,
      opened: this.#opened,
      extended: this.#extended,
      ended: this.#ended,
      entries: this.#entries,
      alerts: this.#alerts,
    };
  }

  /** Whether it has the account of a team. */
  has(teamId: string): boolean {
    return this.#accounts.has(teamId);
  }

  apply(movement: Movement): Outcome {
    if (this.#paid.has(getPaidId(movement) ?? '')) return { ok: true };
    const account = this.#accounts.get(movement.teamId);
    if (account === undefined) return toOutcome('InsufficientCredits');
    switch (movement.kind) {
      case 'open':
        return this.#open(account, movement);
      case 'extend':
        return this.#extend(account, movement);
      case 'draw':
        return this.#draw(account, movement);
      case 'settle':
      case 'release':
        return this.#end(account, movement);
      case 'charge':
        return this.#charge(account, movement);
      case 'grant':
        return this.#grant(account, movement);
      case 'reject':
        return findShortage(account, movement.credits) === 'BudgetUsedUp'
          ? this.#reject(account, movement, 'BudgetUsedUp')
          : { ok: true };
    }
  }

  #open(account: LockedAccount, movement: Open): Outcome {
    const reason = findRejectionReason(account, movement);
    if (reason !== undefined) return this.#reject(account, movement, reason);
    const {
      id = uuidv7(this.#now),
      teamId,
      credits,
      operation,
      instanceId,
      requestId,
      keyId = null,
    } = movement;
    account.held += credits;
    if (instanceId !== null) account.running += 1;
    this.#touched.add(account);
    this.#opened.set(id, {
      id,
      team_id: teamId,
      instance_id: instanceId,
      operation,
      credits,
      request_id: requestId,
      key_id: keyId,
      created_at: this.#now,
    });
    return { ok: true, hold: { id, teamId, credits } };
  }

  #extend(account: LockedAccount, movement: Extend): Outcome {
    const hold = this.#holdOf(movement);
    if (hold === undefined) return toOutcome('HoldEnded');
    const reason = findShortage(account, movement.credits);
    if (reason !== undefined) return this.#reject(account, movement, reason);
    if (hold.credits + movement.credits < 0) return toOutcome('ChargeAboveHold');
    account.held += movement.credits;
    hold.credits += movement.credits;
    this.#touched.add(account);
    this.#extended.add(hold);
    return { ok: true };
  }

  #draw(account: LockedAccount, movement: Draw): Outcome {
    const hold = this.#holdOf(movement);
    if (hold === undefined) return toOutcome('HoldEnded');
    const { credits } = movement;
    if (credits > hold.credits) return toOutcome('ChargeAboveHold');
    this.#spend(account, credits);
    account.held -= credits;
    hold.credits -= credits;
    this.#touched.add(account);
    this.#extended.add(hold);
    this.#enter('charge', uuidv7(this.#now), account, { ...hold, credits: -credits });
    return { ok: true };
  }

  #end(account: LockedAccount, movement: Settle | Release): Outcome {
    const hold = this.#holdOf(movement);
    if (hold === undefined) return toOutcome('HoldEnded');
    const charge = movement.kind === 'settle' ? movement.credits : 0;
    if (charge > hold.credits) return toOutcome('ChargeAboveHold');
    this.#spend(account, charge);
    account.held -= hold.credits;
    if (hold.instance_id !== null) account.running -= 1;
    this.#touched.add(account);
    this.#holds.delete(hold.id);
    this.#extended.delete(hold);
    this.#ended.push(hold.id);
    if (movement.kind === 'settle') this.#enter('charge', hold.id, account, { ...hold, credits: -charge });
    return { ok: true };
  }

  #charge(account: LockedAccount, movement: Charge): Outcome {
    const reason = findRejectionReason(account, movement);
    if (reason !== undefined) return this.#reject(account, movement, reason);
    const { id, teamId: team_id, credits, operation, requestId: request_id, keyId: key_id = null } = movement;
    this.#spend(account, credits);
    this.#touched.add(account);
    this.#enter('charge', id, account, { team_id, credits: -credits, operation, request_id, key_id });
    return { ok: true };
  }

  #grant(account: LockedAccount, { teamId: team_id, credits, reason: operation }: Grant): Outcome {
    account.balance += credits;
    this.#touched.add(account);
    this.#enter('grant', uuidv7(this.#now), account, {
      team_id,
      credits,
      operation,
      request_id: '',
      key_id: null,
    });
    return { ok: true };
  }

  /** Rejects work. Notes the first work of a month that the budget rejects, for an alert. */
  #reject(
    account: LockedAccount,
    movement: Open | Extend | Charge | Reject,
    reason: RejectionReason,
  ): Outcome {
    if (reason !== 'BudgetUsedUp') return toOutcome(reason);
    const { credits: requested } = movement;
    const isFinal = movement.kind !== 'extend' || movement.isTrial !== true;
    const alert = isFinal ? createStopAlert(account, requested) : undefined;
    const isNoted = this.#alerts.some(
      ({ team_id, percent }) => team_id === account.team_id && percent === 100,
    );
    if (alert !== undefined && !isNoted) this.#alerts.push(alert);
    const left = computeBudgetLeft(account) ?? 0;
    const { credits } = account.budget!; // It is the one that rejects.
    return { ok: false, reason, budget: { credits, left, requested } };
  }

  #holdOf(movement: Extend | Draw | Settle | Release): HoldRow | undefined {
    const hold = this.#holds.get(movement.holdId);
    return hold?.team_id === movement.teamId ? hold : undefined;
  }

  #enter(
    kind: LedgerRow['kind'],
    id: string,
    { now: created_at }: LockedAccount,
    { team_id, credits, operation, request_id, key_id }: Omit<LedgerRow, 'id' | 'kind' | 'created_at'>,
  ): void {
    this.#entries.push({
      id,
      team_id,
      kind,
      credits,
      operation,
      request_id,
      key_id,
      created_at,
    });
  }

  /** Charges credits, and notes the thresholds of the budget that they reach. */
  #spend(account: LockedAccount, credits: number): void {
    account.balance -= credits;
    account.month_used += credits;
    this.#alerts.push(...listReached(account, credits));
  }
}

/** Returns the id of the ledger entry that a repeated movement wrote the first time, if it did. */
export function getPaidId(movement: Movement): string | undefined {
  if (!('repeated' in movement)) return undefined;
  return movement.kind === 'charge' ? movement.id : movement.holdId;
}

/** Returns why work cannot be accepted. */
function findRejectionReason(
  account: LockedAccount,
  { concurrency, credits }: Open | Charge,
): RejectionReason | undefined {
  if (account.running >= concurrency) return 'ConcurrencyLimitReached';
  return findShortage(account, credits);
}

/** Returns why credits cannot be held or charged. */
function findShortage(account: LockedAccount, credits: number): RejectionReason | undefined {
  if (account.balance - account.held < credits) return 'InsufficientCredits';
  if (exceedsBudget(account, credits)) return 'BudgetUsedUp';
  return undefined;
}

function toOutcome(reason: Exclude<RejectionReason, 'BudgetUsedUp'>): Outcome {
  return { ok: false, reason };
}
