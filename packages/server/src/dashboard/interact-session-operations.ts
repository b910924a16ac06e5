import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { Rejection } from '@web-data/validator/runtime';
import { sql } from 'kysely';
import type { Open } from '../capabilities/interact/sessions.ts';
import type { TrailStep } from '../capabilities/interact/trail.ts';
import type { InteractSessionRow } from '../platform/store/tables/interact.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { containsText, hasText } from './lists/filters.ts';
import { readPart, USUAL_LIMIT } from './lists/read-part.ts';
import { toIsoTime } from './times.ts';

type InteractOperation = 'listInteractSessions' | 'getInteractSession' | 'endInteractSession';
type Schemas = components['schemas'];

/** Lists, reads and ends the sessions of Interact of a team. */
export function interactSessionOperations(
  services: AccountServices,
): Pick<AccountHandlers, InteractOperation> {
  const { store, siem, interactSessions } = services;
  const selectOpen = (teamId: string) =>
    store.db
      .selectFrom('interact_session')
      .selectAll()
      .where('team_id', '=', teamId)
      .where('expires_at', '>', Date.now());
  return {
    async listInteractSessions({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const { search, sort = 'newest', cursor, limit = USUAL_LIMIT } = query;
      const direction = sort === 'newest' ? 'desc' : 'asc';
      // What a page shows is known to the process of its session alone: those of this one are searched below.
      const isSearched = (text: string) =>
        sql<boolean>`(${containsText(text, [sql.ref('id'), sql`coalesce(profile, '')`])} or id in (${sql.join(['', ...interactSessions.listIds(teamId)])}))`;
      const open = selectOpen(teamId).$if(search !== undefined, (some) => some.where(isSearched(search!)));
      const { items: sessions, ...next } = await readPart(open, {
        order: { by: sql.ref('created_at'), kind: 'number', direction },
        id: sql.ref('id'),
        cursor,
        limit,
        toItem: (row: InteractSessionRow) => toSession(row, interactSessions.peek(row.id, teamId)),
        keep: search === undefined ? undefined : (session) => isFound(session, search),
      });
      return { status: 200, body: { success: true, sessions, ...next } };
    },
    async getInteractSession({ identity, params: { teamId, interactId }, operation }) {
      requireRole(operation, identity, teamId);
      const row = await selectOpen(teamId).where('id', '=', interactId.toLowerCase()).executeTakeFirst();
      if (row === undefined) throw api.reject('InteractSessionNotFound');
      const open = interactSessions.peek(row.id, teamId);
      const steps = (open?.trail?.steps ?? []).map(toStep);
      return { status: 200, body: { success: true, session: toSession(row, open), steps } };
    },
    async endInteractSession({ identity, params: { teamId, interactId }, operation }) {
      requireRole(operation, identity, teamId);
      const open = await interactSessions.find(interactId.toLowerCase(), teamId).catch(toOwnError);
      await open.live.end();
      await open.billed;
      siem.report({ event: 'interact.ended', sessionId: open.id, teamId, actor: identity.person.id });
      return { status: 200, body: { success: true } };
    },
  };
}

function isFound({ id, profile, page }: Schemas['InteractSession'], search: string): boolean {
  return hasText(search, [id, profile, page?.url, page?.title]);
}

function toSession(row: InteractSessionRow, open: Open | undefined): Schemas['InteractSession'] {
  const last = open?.trail?.steps.at(-1);
  return {
    id: row.id,
    createdAt: toIsoTime(row.created_at),
    expiresAt: toIsoTime(row.expires_at),
    ...(row.profile !== null && { profile: row.profile, savesProfile: row.saves === 1 }),
    isElsewhere: open === undefined,
    ...(last && { page: { url: last.url, title: last.title } }),
  };
}

function toStep({ at, action, ok, url, title }: TrailStep): Schemas['InteractStep'] {
  return { at: toIsoTime(at), action, ok, url, title };
}

/** Converts a rejection of the main API into one of this API. */
function toOwnError(error: unknown): never {
  if (error instanceof Rejection && error.status === 404) throw api.reject('InteractSessionNotFound');
  if (error instanceof Rejection && error.status === 409) throw api.reject('InteractSessionElsewhere');
  throw error;
}
