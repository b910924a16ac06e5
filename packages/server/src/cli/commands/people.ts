import { addPerson, listMembers, readPerson } from '../../accounts/people/people.ts';
import { roles } from '../../platform/config/role.ts';
import { createLink, LINK_MS, linkAddress } from '../../accounts/people/sign-in-links.ts';
import type { Member } from '../../accounts/people/people.ts';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { readRunningUrl } from '../../platform/instances/running-url.ts';
import type { Store } from '../../platform/store/store.ts';
import { readChoice, requireOption } from '../command.ts';
import type { Command } from '../command.ts';
import { table } from '../table.ts';
import { findTeamId } from './find-team.ts';

const teamOption = {
  type: 'string',
  value: '<id>',
  description: 'team the person belongs to; may be left out when there is one team',
} as const;

/** `people add | list | link` */
export const peopleCommands: readonly Command[] = [
  {
    name: 'people add',
    summary: 'add somebody to a team, and show the link to sign in to the dashboard with',
    changes: true,
    options: {
      team: teamOption,
      name: { type: 'string', value: '<text>', description: 'what the person is called' },
      email: { type: 'string', value: '<address>', description: 'where the person is written to' },
      role: { type: 'string', value: '<role>', description: `owner by default, else ${roles.join(', ')}` },
    },
    async run(input) {
      const { store, config, options } = input;
      const name = requireOption(input, 'name');
      const role = readChoice(input, 'role', roles) ?? 'owner';
      const email = typeof options['email'] === 'string' ? options['email'] : null;
      const teamId = await findTeamId(input);
      const { id, secret, expiresAt } = await store.tx(async (query) => {
        const { id } = await addPerson(query, { teamId, name, email, role, isProven: true });
        return { id, ...(await createLink(query, id, LINK_MS.invited)) };
      });
      const link = linkAddress(await findOrigin(store, config), secret);
      const end = new Date(expiresAt).toISOString();
      return {
        value: { id, teamId, name, role, link, linkExpiresAt: end },
        act: { event: 'member.added', teamId, personId: id, role },
        text: `${link}\nIt signs ${name} in, once, until ${end}. The id of the person is ${id}.`,
      };
    },
  },
  {
    name: 'people list',
    summary: 'list the people of a team',
    options: { team: teamOption },
    async run(input) {
      const rows = await listMembers(input.store.db, await findTeamId(input));
      const members = rows.map(withDates);
      return { value: members, text: table(members, 'There is nobody.') };
    },
  },
  {
    name: 'people link',
    summary: 'show a link with which somebody signs in to the dashboard, once, within 15 minutes',
    changes: true,
    arguments: ['person id'],
    async run({ store, args, config }) {
      const [id = ''] = args;
      const { secret, expiresAt } = await store.tx(async (query) => {
        await readPerson(query, id);
        return createLink(query, id, LINK_MS.own);
      });
      const link = linkAddress(await findOrigin(store, config), secret);
      const value = { personId: id, link, linkExpiresAt: new Date(expiresAt).toISOString() };
      return { value, act: { event: 'sign-in-link.created', personId: id }, text: link };
    },
  },
];

/** The origin at which people reach the server: that of the newest running process, unless the configuration has one. */
async function findOrigin(store: Store, { publicUrl, host, port }: ServerConfig): Promise<string> {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const running = await readRunningUrl(store);
  if (running !== undefined) return running;
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Formats the times of a person. */
function withDates({ joinedAt, lastSeenAt, ...member }: Member): object {
  const seen = lastSeenAt === null ? null : new Date(lastSeenAt).toISOString();
  return { ...member, joinedAt: new Date(joinedAt).toISOString(), lastSeenAt: seen };
}
