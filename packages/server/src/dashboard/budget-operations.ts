import type { components } from '@web-data/dashboard/account';
import { readMonthUse } from '../accounts/budgets/budget-state.ts';
import { listAlerts, readBudget, removeBudget, setBudget } from '../accounts/budgets/budgets.ts';
import type { BudgetSettings } from '../accounts/budgets/budgets.ts';
import { toMonth } from '../accounts/credits/month.ts';
import { requireRecipients } from '../accounts/people/mail-recipients.ts';
import type { Role } from '../platform/config/role.ts';
import type { BudgetAlertRow } from '../platform/store/tables/credits.ts';
import { readWebhook } from '../platform/webhooks/read-webhook.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { toIsoTime } from './times.ts';

type Schemas = components['schemas'];

/** Percentages that a budget alerts at by default. */
const THRESHOLDS = [50, 80, 100];

/** Shows, sets and removes the monthly budget of a team. */
export function budgetOperations(
  services: AccountServices,
): Pick<AccountHandlers, 'getBudget' | 'changeBudget' | 'removeBudget'> {
  const { store, siem, webhookSeal: seal, webhookReceivers, mailTo } = services;
  return {
    async getBudget({ identity, params: { teamId }, operation }) {
      const role = requireRole(operation, identity, teamId);
      return { status: 200, body: await readState(services, teamId, role) };
    },
    async changeBudget({ identity, params: { teamId }, body, operation }) {
      requireRole(operation, identity, teamId);
      const settings = toSettings(body);
      const webhook = readWebhook(settings.webhook ?? undefined, webhookReceivers);
      if (mailTo !== undefined)
        await requireRecipients(store.db, settings.email, { teamId, mailTo, path: '/email/recipients' });
      await store.tx((query) => setBudget(store, query, teamId, { settings, webhook, seal }), teamId);
      const { credits, thresholds, isHardLimit } = settings;
      const facts = {
        credits,
        thresholds,
        isHardLimit,
        sendsEmail: settings.email.enabled === true,
        // The path of a receiver may hold a secret.
        webhook: webhook && new URL(webhook.url).origin,
      };
      const actor = identity.person.id;
      siem.report({ event: 'budget.changed', teamId, ...facts, actor });
      return { status: 200, body: await readState(services, teamId, 'owner') };
    },
    async removeBudget({ identity, params: { teamId }, operation }) {
      requireRole(operation, identity, teamId);
      const hadOne = await store.tx((query) => removeBudget(store, query, teamId, seal), teamId);
      if (hadOne) siem.report({ event: 'budget.removed', teamId, actor: identity.person.id });
      return { status: 200, body: { success: true } };
    },
  };
}

function toSettings(input: Schemas['BudgetChange']): BudgetSettings {
  const { credits, thresholds = THRESHOLDS, isHardLimit = false, email = {}, webhook = null } = input;
  const { enabled = true, recipients } = email;
  return {
    credits,
    thresholds: thresholds.toSorted((a, b) => a - b),
    isHardLimit,
    // No addresses at all would be nobody; a form with an empty list means everybody.
    email: { enabled, ...(recipients && recipients.length > 0 && { recipients }) },
    webhook,
  };
}

async function readState(
  { store, mailTo }: AccountServices,
  teamId: string,
  role: Role,
): Promise<Schemas['BudgetState']> {
  const [use, settings] = await Promise.all([
    readMonthUse(store, store.db, teamId),
    readBudget(store.db, teamId),
  ]);
  const alerts = await listAlerts(store.db, teamId, toMonth(Date.parse(use.startsAt)));
  return {
    success: true,
    ...(settings && { budget: toBudget(settings, use, role) }),
    use,
    alerts: alerts.map(toAlert),
    sendsMail: mailTo !== undefined,
  };
}

function toBudget(
  { email: { enabled = true, recipients }, webhook, thresholds, credits, isHardLimit }: BudgetSettings,
  { used, held }: Schemas['BudgetUse'],
  role: Role,
): Schemas['Budget'] {
  return {
    credits,
    remaining: Math.max(0, credits - used - held),
    thresholds: [...thresholds],
    isHardLimit,
    email: { enabled, ...(recipients && { recipients: [...recipients] }) },
    // The path of a receiver may hold a secret.
    ...(webhook !== null && { webhook: role === 'owner' ? webhook : new URL(webhook).origin }),
  };
}

function toAlert({ percent, credits, used, reached_at: at }: BudgetAlertRow): Schemas['BudgetAlert'] {
  return { percent, credits, used, reachedAt: toIsoTime(at) };
}
