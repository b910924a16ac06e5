import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { BUDGET_MAIL } from '../accounts/budgets/alert-email.ts';
import { mayAs } from '../platform/config/role.ts';
import type { Role } from '../platform/config/role.ts';
import type { Query, Store } from '../platform/store/store.ts';
import type { MailSubscriptionRow } from '../platform/store/tables/mail.ts';
import type { SignedIn } from '../accounts/people/sessions.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { toIsoTime } from './times.ts';

/** Max entries of the list. */
const MAX_LISTED = 100;

/** Lists who has unsubscribed from emails of a team, and turns emails on again. */
export function subscriptionOperations({
  store,
  siem,
}: AccountServices): Pick<AccountHandlers, 'listUnsubscribed' | 'resubscribe'> {
  return {
    async listUnsubscribed({ identity, params: { teamId }, operation }) {
      const role = requireRole(operation, identity, teamId);
      const own = await readOwnAddress(store.db, identity);
      const rows = await selectEnded(store.db, teamId)
        .leftJoin('monitor', 'monitor.id', 'mail_subscription.subject_id')
        .select('monitor.name as name')
        .orderBy('ended_at', 'desc')
        .limit(MAX_LISTED)
        .execute();
      const unsubscribed = rows.map((row) => toEntry(row, mayChange(row, role, own)));
      return { status: 200, body: { success: true, unsubscribed } };
    },
    async resubscribe({ identity, params: { teamId, subscriptionId }, operation }) {
      const role = requireRole(operation, identity, teamId);
      const own = await readOwnAddress(store.db, identity);
      const id = subscriptionId.toLowerCase();
      const { kind, subject_id: subjectId } = await store.tx(async (query) => {
        const row = await selectEnded(query, teamId)
          .where('mail_subscription.id', '=', id)
          .executeTakeFirst();
        if (row === undefined) throw api.reject('SubscriptionNotFound');
        if (!mayChange(row, role, own)) throw api.reject('Forbidden');
        await query.updateTable('mail_subscription').set({ ended_at: null }).where('id', '=', id).execute();
        return row;
      });
      siem.report({ event: 'mail.subscribed', teamId, kind, subjectId, actor: identity.person.id });
      return { status: 200, body: { success: true } };
    },
  };
}

function selectEnded(query: Query | Store['db'], teamId: string) {
  return query
    .selectFrom('mail_subscription')
    .selectAll('mail_subscription')
    .where('mail_subscription.team_id', '=', teamId)
    .where('ended_at', 'is not', null);
}

/** Returns the address of the person in lower case, once confirmed; anybody could have entered another. */
async function readOwnAddress(db: Store['db'], { person }: SignedIn): Promise<string | undefined> {
  const row = await db
    .selectFrom('person')
    .select('email')
    .where('id', '=', person.id)
    .where('email_verified', '=', 1)
    .executeTakeFirst();
  return row?.email?.toLowerCase();
}

function mayChange(
  { recipient }: Pick<MailSubscriptionRow, 'recipient'>,
  role: Role,
  own: string | undefined,
): boolean {
  return recipient === own || mayAs(role, 'owner');
}

function toEntry(
  row: MailSubscriptionRow & { name: string | null },
  mayChange: boolean,
): components['schemas']['UnsubscribedEntry'] {
  return {
    id: row.id,
    about: row.kind === BUDGET_MAIL ? 'budget' : 'monitor',
    subjectId: row.subject_id,
    ...(row.name !== null && { name: row.name }),
    recipient: row.recipient,
    unsubscribedAt: toIsoTime(row.ended_at ?? 0), // Ended, by the query.
    mayChange,
  };
}
