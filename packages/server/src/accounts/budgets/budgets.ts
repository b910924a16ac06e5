import { databaseNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { BudgetAlertRow } from '../../platform/store/tables/credits.ts';
import type { Seal } from '../../platform/webhooks/seal.ts';
import { setWebhook } from '../../platform/webhooks/set-webhook.ts';
import type { Webhook } from '../../platform/webhooks/webhook.ts';
import type { MailSetting } from '../people/mail-recipients.ts';

/** What a team sets of its monthly budget. */
export interface BudgetSettings {
  /** Credits a month, at least 1. */
  credits: number;
  /** Percentages of `credits`, ascending: the team is alerted when its use reaches one. */
  thresholds: readonly number[];
  /** Whether work that would exceed the budget is rejected. */
  isHardLimit: boolean;
  /** Who gets an email for each threshold. */
  email: MailSetting;
  /** The URL that gets an event for each threshold; null for none. */
  webhook: string | null;
}

/**
 * Sets the budget of a team, in the caller's transaction. Movements of its credits wait for it. Thresholds that its use
 * of the month has reached before alert nobody: whoever sets the budget sees the use.
 * @param options.webhook the checked webhook of the settings
 */
export async function setBudget(
  store: Store,
  query: Query,
  teamId: string,
  { settings, webhook, seal }: { settings: BudgetSettings; webhook: Webhook | undefined; seal: Seal },
): Promise<void> {
  await lockAccount(store, query, teamId);
  const columns = {
    credits: settings.credits,
    thresholds: JSON.stringify(settings.thresholds),
    is_hard_limit: settings.isHardLimit ? (1 as const) : (0 as const),
    email: JSON.stringify(settings.email),
    webhook: webhook?.url ?? null,
    updated_at: databaseNow(store),
  };
  await query
    .insertInto('budget')
    .values({ team_id: teamId, ...columns })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(columns))
    .execute();
  await setWebhook(store, query, webhook, { jobId: teamId, teamId, seal });
}

/** Removes the budget of a team, in the caller's transaction. @returns whether it had one */
export async function removeBudget(store: Store, query: Query, teamId: string, seal: Seal): Promise<boolean> {
  await lockAccount(store, query, teamId);
  const { numDeletedRows } = await query
    .deleteFrom('budget')
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  await setWebhook(store, query, undefined, { jobId: teamId, teamId, seal });
  return numDeletedRows > 0n;
}

/** Reads what a team has set; undefined for one without a budget. */
export async function readBudget(
  query: Query | Store['db'],
  teamId: string,
): Promise<BudgetSettings | undefined> {
  const row = await query.selectFrom('budget').selectAll().where('team_id', '=', teamId).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    credits: row.credits,
    thresholds: JSON.parse(row.thresholds) as number[], // Written by `setBudget`, like the email.
    isHardLimit: row.is_hard_limit === 1,
    email: JSON.parse(row.email ?? '{"enabled":false}') as MailSetting,
    webhook: row.webhook,
  };
}

/** Lists the thresholds that a team has reached in a month, the latest first. */
export function listAlerts(
  query: Query | Store['db'],
  teamId: string,
  month: number,
): Promise<BudgetAlertRow[]> {
  return query
    .selectFrom('budget_alert')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('month', '=', month)
    .orderBy('reached_at', 'desc')
    .orderBy('percent', 'desc')
    .limit(100)
    .execute();
}

async function lockAccount(store: Store, query: Query, teamId: string): Promise<void> {
  const account = query.selectFrom('account').select('team_id').where('team_id', '=', teamId);
  await store.lockRow(account).execute();
}
