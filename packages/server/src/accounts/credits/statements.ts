import { clockSql } from '../../platform/store/clock.ts';
import { listColumns, rowsAsTable, stringsAsTable } from '../../platform/store/rows-as-table.ts';
import type { ColumnTypes } from '../../platform/store/rows-as-table.ts';
import type { Store } from '../../platform/store/store.ts';
import type { AccountRow, BudgetAlertRow, HoldRow, LedgerRow } from '../../platform/store/tables/credits.ts';

export const holdTypes: ColumnTypes<HoldRow> = {
  id: 'text',
  team_id: 'text',
  instance_id: 'text',
  operation: 'text',
  credits: 'bigint',
  request_id: 'text',
  key_id: 'text',
  created_at: 'bigint',
};
export const entryTypes: ColumnTypes<LedgerRow> = {
  id: 'text',
  team_id: 'text',
  kind: 'text',
  credits: 'bigint',
  operation: 'text',
  request_id: 'text',
  key_id: 'text',
  created_at: 'bigint',
};
export const accountTypes: ColumnTypes<AccountRow> = {
  team_id: 'text',
  balance: 'bigint',
  held: 'bigint',
  running: 'bigint',
  month: 'bigint',
  month_used: 'bigint',
};
export const alertTypes: ColumnTypes<BudgetAlertRow> = {
  team_id: 'text',
  month: 'bigint',
  credits: 'bigint',
  percent: 'bigint',
  used: 'bigint',
  reached_at: 'bigint',
  announced_at: 'bigint',
};

type Statements = Record<
  | 'lockAccounts'
  | 'lockFreeAccounts'
  | 'selectBudgets'
  | 'selectHolds'
  | 'selectPaid'
  | 'insertHolds'
  | 'updateHolds'
  | 'deleteHolds'
  | 'insertEntries'
  | 'insertAlerts'
  | 'updateAccounts',
  string
>;

/** A statement by its name, with its parameter. */
export type Step = readonly [name: keyof Statements, parameter: string];

/**
 * The statements of movements, by store. Each has one parameter, a JSON array of ids or of rows, so the SQL never
 * changes: a query builder would build it for every transaction.
 */
export const statements: Record<Store['kind'], Statements> = {
  sqlite: statementsOf('sqlite'),
  postgres: statementsOf('postgres'),
};

function statementsOf(kind: Store['kind']): Statements {
  const values = stringsAsTable(kind);
  const lock = kind === 'postgres' ? ' for update' : '';
  const accounts = `select account.*, ${clockSql[kind]} as now from account
    where team_id in ${values} order by team_id${lock}`;
  return {
    lockAccounts: accounts,
    lockFreeAccounts: kind === 'postgres' ? `${accounts} skip locked` : accounts,
    // After the lock: on PostgreSQL, a statement that waits for it reads other tables as they were before the wait.
    selectBudgets: `select team_id, credits, thresholds, is_hard_limit from budget where team_id in ${values}`,
    selectHolds: `select * from hold where id in ${values}`,
    selectPaid: `select id from ledger where id in ${values}`,
    insertHolds: `insert into hold (${listColumns(holdTypes).join(', ')}) ${rowsAsTable(kind, holdTypes)}`,
    updateHolds: `update hold set credits = changed.credits
      from (${rowsAsTable(kind, holdTypes)}) as changed where hold.id = changed.id`,
    deleteHolds: `delete from hold where id in ${values}`,
    insertEntries: `insert into ledger (${listColumns(entryTypes).join(', ')}) ${rowsAsTable(kind, entryTypes)}`,
    // A select before `on conflict` needs a condition on SQLite, which would read `on` as that of a join.
    insertAlerts: `insert into budget_alert (${listColumns(alertTypes).join(', ')})
      ${rowsAsTable(kind, alertTypes)} where true on conflict do nothing`,
    updateAccounts: `update account set balance = changed.balance, held = changed.held, running = changed.running,
      month = changed.month, month_used = changed.month_used
      from (${rowsAsTable(kind, accountTypes)}) as changed where account.team_id = changed.team_id`,
  };
}
