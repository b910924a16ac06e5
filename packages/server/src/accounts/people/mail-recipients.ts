import { reject } from '@web-data/validator';
import type { Query, Store } from '../../platform/store/store.ts';

/** Addresses outside the team that may receive email: `ada@example.com`, `@example.com` or `*`. */
export type MailTo = readonly string[];

/** Who gets emails of one kind. */
export interface MailSetting {
  /** Whether any is sent; true by default. */
  enabled?: boolean;
  /** Addresses; all people of the team by default. */
  recipients?: readonly string[];
}

/**
 * Checks that every recipient belongs to the team or is allowed by the operator, so that nobody gets unsolicited email.
 * @param path JSON Pointer of the recipients in the body.
 * @throws {Rejection} 400 that names the first other recipient.
 */
export async function requireRecipients(
  query: Query | Store['db'],
  { recipients: input = [] }: MailSetting,
  { teamId, mailTo, path }: { teamId: string; mailTo: MailTo; path: string },
): Promise<void> {
  const people = new Set(await addressesOf(query, teamId));
  const at = input.findIndex((address) => !isAllowed(address, people, mailTo));
  if (at === -1) return;
  throw reject('BadRequest', {
    details: [
      {
        in: 'body',
        path: `${path}/${at}`,
        code: 'recipient',
        message:
          'is the address of nobody in the team who has proven it, and the service writes to no others: let the person sign in by a link sent there or by your organization, or have the operator allow the address',
      },
    ],
  });
}

/** Returns the current recipients: the named ones that are still allowed, or else all people of the team. */
export async function listRecipients(
  query: Query,
  email: MailSetting | undefined,
  { teamId, mailTo }: { teamId: string; mailTo: MailTo },
): Promise<string[]> {
  if (email === undefined || email.enabled === false) return [];
  const people = await addressesOf(query, teamId);
  const { recipients = people } = email;
  const known = new Set(people);
  return [...new Set(recipients.map(bare))]
    .filter((address) => isAllowed(address, known, mailTo))
    .slice(0, MAX_RECIPIENTS);
}

/** Maximum number of recipients of one email. */
const MAX_RECIPIENTS = 25;

async function addressesOf(query: Query | Store['db'], teamId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select('person.email')
    .where('membership.team_id', '=', teamId)
    // A member may add a person under any address, so an address counts once its owner has confirmed it.
    .where('person.email_verified', '=', 1)
    .orderBy('person.id')
    .execute();
  return rows.flatMap(({ email }) => (email === null ? [] : [bare(email)]));
}

function isAllowed(input: string, people: ReadonlySet<string>, mailTo: MailTo): boolean {
  const address = bare(input);
  const domain = address.slice(address.lastIndexOf('@'));
  return (
    people.has(address) ||
    mailTo.some(
      (entry) => ['*', address, domain].includes(entry === '*' ? entry : bare(entry)) && entry !== '',
    )
  );
}

/** Compares addresses without case, as mail servers do. */
function bare(address: string): string {
  return address.trim().toLowerCase();
}
