import { toRowsParameter } from '../../platform/store/rows-as-table.ts';
import type { Changes } from './book.ts';
import { accountTypes, alertTypes, entryTypes, holdTypes } from './statements.ts';
import type { Step } from './statements.ts';

/** Creates the statements that store changes: up to one for each kind of change, however many rows it has. */
export function createWrites({ accounts, opened, extended, ended, entries, alerts }: Changes): Step[] {
  const writes: Step[] = [];
  if (opened.size > 0) writes.push(['insertHolds', toRowsParameter(holdTypes, opened.values())]);
  if (extended.size > 0) writes.push(['updateHolds', toRowsParameter(holdTypes, extended)]);
  if (ended.length > 0) writes.push(['deleteHolds', JSON.stringify(ended)]);
  if (entries.length > 0) writes.push(['insertEntries', toRowsParameter(entryTypes, entries)]);
  if (alerts.length > 0) writes.push(['insertAlerts', toRowsParameter(alertTypes, alerts)]);
  if (accounts.size > 0) writes.push(['updateAccounts', toRowsParameter(accountTypes, accounts)]);
  return writes;
}
