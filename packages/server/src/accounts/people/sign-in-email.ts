import type { Email } from '../../platform/mail/email.ts';
import type { RenderEmail } from '../../platform/mail/send-mail.ts';
import { leaveMail } from '../../platform/mail/outbox.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { SiemLog } from '../audit/siem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { createMailedLink, LINK_MS, linkAddress } from './sign-in-links.ts';

/** Kind of the emails with sign-in links. */
export const SIGN_IN_MAIL = 'sign-in';

/** Max emails a minute to the members of one team, so that no team uses up the limit of all. */
export const EMAILS_PER_TEAM = 30;
/** Max queued emails, of all addresses; further requests are ignored. */
const MAX_WAITING = 1000;
/** Max valid links of a person that were sent by email, so that nobody can fill another person's mailbox. */
const MAX_SENT = 3;
/**
 * Max people of one address who get a link. Those who have proven that the address is theirs come first, because
 * anybody can add the others.
 */
const MAX_PEOPLE = 5;

/** Services behind the emails with sign-in links. */
export interface SignInEmailServices {
  origin(): string;
  rateLimits: RateLimits;
  siem: Pick<SiemLog, 'report'>;
}

interface SignInMail {
  email: string;
  requestedAt: number;
}

/**
 * Queues an email to an address. Whether the address belongs to a member is looked up when the email is rendered, so
 * that neither the response nor its time reveals it.
 */
export async function requestSignInEmail(store: Store, query: Query, address: string): Promise<void> {
  const email = address.toLowerCase();
  // The email counts as one of any team: queues are fair by team, and the sender has none.
  const team = await query.selectFrom('team').select('id').orderBy('id').limit(1).executeTakeFirst();
  const { waiting } = await query
    .selectFrom(
      query.selectFrom('mail').select('id').where('kind', '=', SIGN_IN_MAIL).limit(MAX_WAITING).as('some'),
    )
    .select((row) => row.fn.countAll<number | string>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (team === undefined || Number(waiting) >= MAX_WAITING) return;
  const data: SignInMail = { email, requestedAt: Date.now() };
  await leaveMail(store, query, { teamId: team.id, kind: SIGN_IN_MAIL, recipients: [email], data });
}

/**
 * Renders an email with a link for each person of the address. Links use the configured URL of the service, whatever
 * host the request had. The email has no names, because anybody who adds people chooses them.
 * @param services.rateLimits limits the emails to the members of a team; a member of several teams may use the share of
 * any.
 * @param services.siem gets an event for each link.
 */
export function createSignInEmail({ origin, rateLimits, siem }: SignInEmailServices): RenderEmail {
  const mayHave = async (teamId: string): Promise<boolean> =>
    (await rateLimits.consume(`signInEmailOfTeam:${teamId}`, EMAILS_PER_TEAM)).allowed;
  return async (store, data) => {
    const { email, requestedAt } = data as SignInMail; // `requestSignInEmail` writes it.
    if (requestedAt <= Date.now() - LINK_MS.own) return undefined; // The person no longer waits.
    const allowed = await withShare(store.db, email, mayHave);
    const created = await store.tx((query) => createLinks(store, query, email, allowed));
    for (const { personId } of created) siem.report({ event: 'sign-in-link.created', personId, by: 'mail' });
    return created.length === 0
      ? undefined
      : renderEmail(created.map(({ secret }) => linkAddress(origin(), secret)));
  };
}

/** Returns the people of the address who may get an email, each counted against the share of one of their teams. */
async function withShare(
  db: Store['db'],
  email: string,
  mayHave: (teamId: string) => Promise<boolean>,
): Promise<Set<string>> {
  const allowed = new Set<string>();
  for (const { id } of addressedOf(await peopleAt(db, email).execute())) {
    if ((await countSent(db, id)) >= MAX_SENT) continue;
    const teams = await db.selectFrom('membership').select('team_id').where('person_id', '=', id).execute();
    for (const { team_id: teamId } of teams) {
      if (!(await mayHave(teamId))) continue;
      allowed.add(id);
      break;
    }
  }
  return allowed;
}

async function createLinks(
  store: Store,
  query: Query,
  email: string,
  allowed: ReadonlySet<string>,
): Promise<{ personId: string; secret: string }[]> {
  const created = [];
  for (const personId of await peopleOf(store, query, email)) {
    if (!allowed.has(personId) || (await countSent(query, personId)) >= MAX_SENT) continue;
    const secret = await createMailedLink(query, personId, LINK_MS.own);
    created.push({ personId, secret });
  }
  return created;
}

/** Locks and returns the members with an address: of two concurrent emails, the second sees the link of the first. */
async function peopleOf(store: Store, query: Query, email: string): Promise<string[]> {
  return addressedOf(await store.lockRow(peopleAt(query, email)).execute()).map(({ id }) => id);
}

/**
 * Selects the members with an address, without those of an organization, which alone decides whether they may sign in.
 */
function peopleAt(query: Query | Store['db'], email: string) {
  return query
    .selectFrom('person')
    .select(['id', 'email'])
    .where((row) => row.fn('lower', ['email']), '=', email)
    .where((row) =>
      row.exists(row.selectFrom('membership').select('team_id').whereRef('person_id', '=', 'person.id')),
    )
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('person_subject').select('subject').whereRef('person_id', '=', 'person.id'),
        ),
      ),
    )
    .orderBy('email_verified', 'desc')
    .orderBy('id')
    .limit(MAX_PEOPLE);
}

/**
 * Drops addresses that are not ASCII: the lower case of a database may map other characters to ASCII, and such an
 * address belongs to somebody else.
 */
function addressedOf<Row extends { email: string | null }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => /^[!-~]+$/.test(row.email ?? ''));
}

async function countSent(query: Query | Store['db'], personId: string): Promise<number> {
  const now = Date.now();
  const links = await query
    .selectFrom('sign_in_link')
    .select('hash')
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + LINK_MS.own)
    .execute();
  return links.length;
}

function renderEmail(links: readonly string[]): Email {
  const minutes = LINK_MS.own / 60_000;
  const several =
    links.length > 1 ? ' Your address stands for several people here: there is a link for each.' : '';
  const what = `Somebody requested a link that signs you in to the Web Data API.${several} It works once, within ${minutes} minutes.`;
  const otherwise = 'Was it not you? Then do nothing: without the link nobody gets in.';
  const items = links.map((link) => `<p><a href="${link}">${link}</a></p>`);
  return {
    subject: 'Sign in to the Web Data API',
    text: `${[what, ...links, otherwise].join('\n\n')}\n`,
    html: `<!doctype html><meta charset="utf-8"><title>Sign in</title>\n<p>${what}</p>\n${items.join('\n')}\n<p>${otherwise}</p>\n`,
  };
}
