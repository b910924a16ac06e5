import { uuidv7 } from '../ids.ts';
import type { Query, Store } from '../store/store.ts';
import type { AccountRow, HoldRow, NewLedgerRow } from '../store/tables.ts';
import type { Extend, Movement, Open, Outcome, Refusal, Release, Settle } from './movement.ts';

/**
 * Applies movements in order, inside the caller's transaction, which it shares with whatever must happen together
 * (such as inserting the job that the credits are held for). The accounts are locked in the order of their team ids,
 * so concurrent callers wait for each other and never deadlock. Every refusal leaves the account as it was.
 * @returns one outcome a movement, in order.
 */
export async function applyMovements(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): Promise<Outcome[]> {
  const [accounts, holds] = await inOrder(store, [
    () => lockAccounts(store, query, movements),
    () => readHolds(query, movements),
  ]);
  const book = new Book(accounts, holds);
  const outcomes = movements.map((movement) => book.apply(movement));
  await inOrder(store, book.writes(query));
  return outcomes;
}

async function lockAccounts(
  store: Store,
  query: Query,
  movements: readonly Movement[],
): Promise<Map<string, AccountRow>> {
  const ids = [...new Set(movements.map((movement) => movement.teamId))];
  const select = query.selectFrom('account').selectAll().where('team_id', 'in', ids).orderBy('team_id');
  // SQLite holds its one write lock already and knows no FOR UPDATE.
  const rows = await (store.kind === 'postgres' ? select.forUpdate() : select).execute();
  return new Map(rows.map((row) => [row.team_id, row]));
}

async function readHolds(query: Query, movements: readonly Movement[]): Promise<Map<string, HoldRow>> {
  const ids = movements.flatMap((movement) => ('holdId' in movement ? [movement.holdId] : []));
  if (ids.length === 0) return new Map();
  const rows = await query.selectFrom('hold').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The accounts and holds of one transaction, changed in memory and then written with few statements. */
class Book {
  readonly #accounts: Map<string, AccountRow>;
  readonly #holds: Map<string, HoldRow>;
  readonly #now = Date.now();
  readonly #touched = new Set<AccountRow>();
  readonly #opened = new Map<string, HoldRow>();
  readonly #extended = new Set<HoldRow>();
  readonly #ended: string[] = [];
  readonly #entries: NewLedgerRow[] = [];

  constructor(accounts: Map<string, AccountRow>, holds: Map<string, HoldRow>) {
    this.#accounts = accounts;
    this.#holds = holds;
  }

  apply(movement: Movement): Outcome {
    const account = this.#accounts.get(movement.teamId);
    if (account === undefined) return refused('InsufficientCredits');
    this.#touched.add(account);
    switch (movement.kind) {
      case 'open':
        return this.#open(account, movement);
      case 'extend':
        return this.#extend(account, movement);
      case 'settle':
      case 'release':
        return this.#end(account, movement);
      case 'grant':
        account.balance += movement.credits;
        this.#enter(uuidv7(this.#now), movement.teamId, 'grant', movement.credits, movement.reason, '');
        return { ok: true };
    }
  }

  #open(account: AccountRow, movement: Open): Outcome {
    if (account.running >= movement.concurrency) return refused('ConcurrencyLimitReached');
    if (account.balance - account.held < movement.credits) return refused('InsufficientCredits');
    const { teamId, credits, operation, instanceId, requestId } = movement;
    const id = uuidv7(this.#now);
    account.held += credits;
    account.running += 1;
    this.#opened.set(id, {
      id,
      team_id: teamId,
      instance_id: instanceId,
      operation,
      credits,
      request_id: requestId,
      created_at: this.#now,
    });
    return { ok: true, hold: { id, teamId, credits } };
  }

  #extend(account: AccountRow, movement: Extend): Outcome {
    const hold = this.#holdOf(movement);
    if (hold === undefined) return refused('HoldEnded');
    if (account.balance - account.held < movement.credits) return refused('InsufficientCredits');
    account.held += movement.credits;
    hold.credits += movement.credits;
    this.#extended.add(hold);
    return { ok: true };
  }

  #end(account: AccountRow, movement: Settle | Release): Outcome {
    const hold = this.#holdOf(movement);
    if (hold === undefined) return refused('HoldEnded');
    const charge = movement.kind === 'settle' ? movement.credits : 0;
    if (charge > hold.credits) return refused('ChargeAboveHold');
    account.balance -= charge;
    account.held -= hold.credits;
    account.running -= 1;
    this.#holds.delete(hold.id);
    this.#extended.delete(hold);
    this.#ended.push(hold.id);
    if (movement.kind === 'settle') {
      this.#enter(hold.id, hold.team_id, 'charge', -charge, hold.operation, hold.request_id);
    }
    return { ok: true };
  }

  #holdOf(movement: Extend | Settle | Release): HoldRow | undefined {
    const hold = this.#holds.get(movement.holdId);
    return hold?.team_id === movement.teamId ? hold : undefined;
  }

  #enter(
    id: string,
    team_id: string,
    kind: 'grant' | 'charge',
    credits: number,
    operation: string,
    requestId: string,
  ) {
    this.#entries.push({
      id,
      team_id,
      kind,
      credits,
      operation,
      request_id: requestId,
      created_at: this.#now,
    });
  }

  /** The statements that make it so. */
  writes(query: Query): (() => Promise<unknown>)[] {
    const writes: (() => Promise<unknown>)[] = [];
    const opened = [...this.#opened.values()];
    if (opened.length > 0) writes.push(() => query.insertInto('hold').values(opened).execute());
    for (const { id, credits } of this.#extended) {
      writes.push(() => query.updateTable('hold').set({ credits }).where('id', '=', id).execute());
    }
    const [ended, entries] = [this.#ended, this.#entries];
    if (ended.length > 0) writes.push(() => query.deleteFrom('hold').where('id', 'in', ended).execute());
    if (entries.length > 0) writes.push(() => query.insertInto('ledger').values(entries).execute());
    for (const { team_id, balance, held, running } of this.#touched) {
      const update = query.updateTable('account').set({ balance, held, running });
      writes.push(() => update.where('team_id', '=', team_id).execute());
    }
    return writes;
  }
}

/**
 * Runs statements in order. SQLite's thread takes them in one message; a connection of PostgreSQL takes one at a
 * time, and the locks of the first must be there before the second reads.
 */
async function inOrder<T extends readonly unknown[]>(
  store: Store,
  statements: { [Index in keyof T]: () => Promise<T[Index]> },
): Promise<T> {
  if (store.kind === 'sqlite') return Promise.all(statements.map((run) => run())) as unknown as Promise<T>;
  const results: unknown[] = [];
  for (const run of statements) results.push(await run());
  return results as unknown as T; // One result a statement, in order.
}

function refused(refusal: Refusal): Outcome {
  return { ok: false, refusal };
}
