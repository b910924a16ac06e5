import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { sql } from 'kysely';
import { BUDGET_MAIL } from '../accounts/budgets/alert-email.ts';
import type { Query, Store } from '../platform/store/store.ts';
import type { MailSubscriptionRow } from '../platform/store/tables/mail.ts';
import type { SignedIn } from '../accounts/people/sessions.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { readPart, USUAL_LIMIT } from './lists/read-part.ts';
import { toIsoTime } from './times.ts';

/**
 * Lists who has unsubscribed from emails of a team, and turns emails on again: for their recipient alone, whose wish it was.
 */
export function subscriptionOperations({
  store,
  siem,
}: AccountServices): Pick<AccountHandlers, 'listUnsubscribed' | 'resubscribe'> {
  return {
    async listUnsubscribed({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const own = await readOwnAddress(store.db, identity);
      const ended = selectEnded(store.db, teamId)
        .leftJoin('monitor', 'monitor.id', 'mail_subscription.subject_id')
        .select('monitor.name as name');
      const { items, ...next } = await readPart(ended, {
        order: { by: sql.ref('mail_subscription.ended_at'), kind: 'number', direction: 'desc' },
        id: sql.ref('mail_subscription.id'),
        cursor: query.cursor,
        limit: query.limit ?? USUAL_LIMIT,
        toItem: (row) => toEntry(row, row.recipient === own),
      });
      return { status: 200, body: { success: true, unsubscribed: items, ...next } };
    },
    async resubscribe({ identity, params: { teamId, subscriptionId }, operation }) {
      requireRole(operation, identity, teamId);
      const own = await readOwnAddress(store.db, identity);
      const id = subscriptionId.toLowerCase();
      const { kind, subject_id: subjectId } = await store.tx(async (query) => {
        const row = await selectEnded(query, teamId)
          .where('mail_subscription.id', '=', id)
          .executeTakeFirst();
        if (row === undefined) throw api.reject('SubscriptionNotFound');
        if (row.recipient !== own) throw api.reject('Forbidden');
        await query.updateTable('mail_subscription').set({ ended_at: null }).where('id', '=', id).execute();
        return row;
      });
      siem.report({
        event: 'mail.subscribed',
        teamId,
        kind,
        subjectId,
        subscriptionId: id,
        actor: identity.person.id,
      });
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

function toEntry(
  row: MailSubscriptionRow & { name: string | null },
  canResubscribe: boolean,
): components['schemas']['UnsubscribedEntry'] {
  return {
    id: row.id,
    about: row.kind === BUDGET_MAIL ? 'budget' : 'monitor',
    subjectId: row.subject_id,
    ...(row.name !== null && { name: row.name }),
    recipient: row.recipient,
    unsubscribedAt: toIsoTime(row.ended_at ?? 0), // Ended, by the query.
    canResubscribe,
  };
}
