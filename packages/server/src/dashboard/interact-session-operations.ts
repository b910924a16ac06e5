import { api } from '@web-data/dashboard/account';
import { Rejection } from '@web-data/validator/runtime';
import { sql } from 'kysely';
import { deleteRecord, readScreenshot, readSteps } from '../capabilities/interact/record/record-rows.ts';
import type { Store } from '../platform/store/store.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { toSession, toStep } from './interact/to-session.ts';
import type { SessionRow } from './interact/to-session.ts';
import { containsText } from './lists/filters.ts';
import { readAfter, toPart, USUAL_LIMIT } from './lists/read-part.ts';

type InteractOperation =
  | 'deleteInteractRecord'
  | 'endInteractSession'
  | 'getInteractScreenshot'
  | 'getInteractSession'
  | 'listInteractSessions';

/** Steps of a session in one response. */
const MAX_STEPS = 100;

/** Lists, reads and ends the sessions of Interact of a team, and reads and deletes their records. */
export function interactSessionOperations(
  services: AccountServices,
): Pick<AccountHandlers, InteractOperation> {
  const { store, siem, interactSessions } = services;
  /** Finds a session that is open or has a record. */
  const find = async (teamId: string, interactId: string): Promise<SessionRow> => {
    const id = interactId.toLowerCase();
    // What is done in the session of this process may wait for its write.
    await interactSessions.peek(id, teamId)?.record?.flush();
    const row =
      (await selectOpen(store, teamId).where('interact_session.id', '=', id).executeTakeFirst()) ??
      (await selectEnded(store, teamId).where('interact_record.id', '=', id).executeTakeFirst());
    if (row === undefined) throw api.reject('InteractSessionNotFound');
    return row;
  };
  return {
    async listInteractSessions({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const { search, state, sort = 'newest', cursor, limit = USUAL_LIMIT } = query;
      const read = (table: 'interact_record' | 'interact_session') => ({
        order: {
          by: sql.ref(`${table}.created_at`),
          kind: 'number',
          direction: sort === 'newest' ? 'desc' : 'asc',
        } as const,
        id: sql.ref(`${table}.id`),
        cursor,
        limit,
        toItem: (row: SessionRow) => toSession(row, interactSessions.peek(row.id, teamId)),
      });
      const [open, ended] = [read('interact_session'), read('interact_record')];
      const reads = await Promise.all([
        ...(state === 'ended' ? [] : [readAfter(selectOpen(store, teamId, search), open)]),
        ...(state === 'open' ? [] : [readAfter(selectEnded(store, teamId, search), ended)]),
      ]);
      const { items: sessions, ...next } = toPart(reads, open);
      return { status: 200, body: { success: true, sessions, ...next } };
    },
    async getInteractSession({ identity, params: { teamId, interactId }, query: { before }, operation }) {
      requireRole(operation, identity, teamId);
      const row = await find(teamId, interactId);
      const steps = (await readSteps(store, row.id, { before, limit: MAX_STEPS })).map(toStep);
      const session = toSession(row, interactSessions.peek(row.id, teamId));
      return { status: 200, body: { success: true, session, steps } };
    },
    async getInteractScreenshot({ identity, params: { teamId, interactId, step }, operation }) {
      requireRole(operation, identity, teamId);
      const picture = await readScreenshot(store, { id: interactId.toLowerCase(), teamId, step });
      if (picture === undefined) throw api.reject('ScreenshotNotFound');
      return { status: 200, body: { success: true, screenshot: `data:image/jpeg;base64,${picture}` } };
    },
    async deleteInteractRecord({ identity, params: { teamId, interactId }, operation }) {
      requireRole(operation, identity, teamId);
      const { id } = await find(teamId, interactId);
      if (!(await deleteRecord(store, { id, teamId }))) throw api.reject('InteractSessionNotFound');
      siem.report({ event: 'interact.record_deleted', sessionId: id, teamId, actor: identity.person.id });
      return { status: 200, body: { success: true } };
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

/** Selects the sessions of a team that have not ended, with `search` those that contain the text. */
function selectOpen({ db }: Store, teamId: string, search?: string) {
  return db
    .selectFrom('interact_session')
    .leftJoin('interact_record', 'interact_record.id', 'interact_session.id')
    .select(['interact_session.id', 'interact_session.created_at', 'interact_session.expires_at'])
    .select(['interact_session.profile', 'interact_session.saves'])
    .select(['interact_record.url', 'interact_record.title', 'interact_record.expires_at as recorded_until'])
    .select(({ lit }) => [lit(1).as('is_open'), lit(null).as('ended_at'), lit(null).as('credits_used')])
    .where('interact_session.team_id', '=', teamId)
    .where('interact_session.expires_at', '>', Date.now())
    .$if(search !== undefined, (some) => some.where(isSearched('interact_session', search!)));
}

/** Selects the records of the sessions of a team that have ended, also those whose process was lost; `search` as above. */
function selectEnded({ db }: Store, teamId: string, search?: string) {
  return db
    .selectFrom('interact_record')
    .select(['interact_record.id', 'created_at', 'session_expires_at as expires_at', 'profile', 'saves'])
    .select(['ended_at', 'credits_used', 'url', 'title', 'expires_at as recorded_until'])
    .select(({ lit }) => lit(0).as('is_open'))
    .where('team_id', '=', teamId)
    .where('expires_at', '>', Date.now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('interact_session')
            .select('interact_session.id')
            .whereRef('interact_session.id', '=', 'interact_record.id')
            .where('interact_session.expires_at', '>', Date.now()),
        ),
      ),
    )
    .$if(search !== undefined, (some) => some.where(isSearched('interact_record', search!)));
}

/** Searches what the list shows. A stored URL has no secrets, so its whole may be searched. */
function isSearched(table: 'interact_record' | 'interact_session', text: string) {
  const columns = [`${table}.id`, `${table}.profile`, 'interact_record.url', 'interact_record.title'];
  return containsText(
    text,
    columns.map((column) => sql.ref(column)),
  );
}

/** Converts a rejection of the main API into one of this API. */
function toOwnError(error: unknown): never {
  if (error instanceof Rejection && error.status === 404) throw api.reject('InteractSessionNotFound');
  if (error instanceof Rejection && error.status === 409) throw api.reject('InteractSessionElsewhere');
  throw error;
}
