import { leaveMail } from '../../platform/mail/outbox.ts';
import { databaseNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { BudgetAlertRow } from '../../platform/store/tables/credits.ts';
import { announceAll } from '../../platform/webhooks/announce.ts';
import type { Announcement } from '../../platform/webhooks/announcement.ts';
import { toMonth, getMonthStart } from '../credits/month.ts';
import { listRecipients } from '../people/mail-recipients.ts';
import type { MailTo } from '../people/mail-recipients.ts';
import { BUDGET_MAIL } from './alert-email.ts';
import type { BudgetMail } from './alert-email.ts';
import { readBudget } from './budgets.ts';
import type { BudgetSettings } from './budgets.ts';

/** Teams whose alerts are queued in one run. */
const TEAMS = 100;
/** Months for which reached thresholds are stored. */
const RETENTION_MONTHS = 12;

/**
 * Queues the emails and the webhook events of thresholds that charges have reached. Any process may do so: a
 * threshold is marked in the transaction that queues, so it is queued once.
 * @param mailTo addresses outside the team that may get email; undefined where the server sends none.
 * @param onError called for each team whose alerts could not be queued; they are tried again in the next run.
 * @returns the number of thresholds
 */
export async function announceAlerts(
  store: Store,
  mailTo: MailTo | undefined,
  onError: (error: unknown) => void,
): Promise<number> {
  const waiting = await store.db
    .selectFrom('budget_alert')
    .select('team_id')
    .where('announced_at', 'is', null)
    .groupBy('team_id')
    .orderBy((row) => row.fn.min('reached_at'))
    .limit(TEAMS)
    .execute();
  let announced = 0;
  for (const { team_id: teamId } of waiting)
    try {
      announced += await store.tx((query) => announceTeam(store, query, teamId, mailTo), teamId);
    } catch (error) {
      onError(error);
    }
  return announced;
}

async function announceTeam(
  store: Store,
  query: Query,
  teamId: string,
  mailTo: MailTo | undefined,
): Promise<number> {
  // One process at a time, so that the events are in order.
  const own = query.selectFrom('budget').select('team_id').where('team_id', '=', teamId);
  await store.lockRow(own).execute();
  const waiting = await query
    .selectFrom('budget_alert')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('announced_at', 'is', null)
    .orderBy('reached_at')
    .orderBy('percent')
    .execute();
  const alerts: BudgetAlertRow[] = [];
  for (const alert of waiting) if (await claimAlert(store, query, alert)) alerts.push(alert);
  if (alerts.length === 0) return 0;
  const settings = await readBudget(query, teamId);
  if (settings !== undefined && mailTo !== undefined)
    for (const alert of alerts) await mailAlert(store, query, alert, { settings, mailTo });
  await announceAll(store, query, teamId, () => alerts.map((alert) => toAnnouncement(alert)));
  return alerts.length;
}

/** Marks an alert as announced. @returns false when another process has, which may hold no lock: the budget may be gone */
async function claimAlert(
  store: Store,
  query: Query,
  { team_id, month, credits, percent }: BudgetAlertRow,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('budget_alert')
    .set({ announced_at: databaseNow(store) })
    .where('team_id', '=', team_id)
    .where('month', '=', month)
    .where('credits', '=', credits)
    .where('percent', '=', percent)
    .where('announced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function mailAlert(
  store: Store,
  query: Query,
  { team_id: teamId, month, credits, percent, used }: BudgetAlertRow,
  { settings: { email }, mailTo }: { settings: BudgetSettings; mailTo: MailTo },
): Promise<void> {
  const recipients = await listRecipients(query, email, { teamId, mailTo });
  const data: BudgetMail = { teamId, month, credits, percent, used };
  await leaveMail(store, query, { teamId, kind: BUDGET_MAIL, recipients, data, subjectId: teamId });
}

function toAnnouncement({
  team_id,
  month,
  credits,
  percent,
  used,
  reached_at,
}: BudgetAlertRow): Announcement {
  const facts = {
    percent,
    credits,
    used,
    startsAt: new Date(getMonthStart(month)).toISOString(),
    resetsAt: new Date(getMonthStart(month + 1)).toISOString(),
    reachedAt: new Date(reached_at).toISOString(),
  };
  return { jobId: team_id, type: 'budget.threshold', data: [facts] };
}

/** Deletes thresholds that were reached more than twelve months ago. @returns how many */
export async function pruneAlerts(store: Store): Promise<number> {
  const { numDeletedRows } = await store.tx((query) =>
    query
      .deleteFrom('budget_alert')
      .where('month', '<', toMonth(Date.now()) - RETENTION_MONTHS)
      .where('announced_at', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
