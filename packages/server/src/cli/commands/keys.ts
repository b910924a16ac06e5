import { createKey, listKeys, revokeKey } from '../../accounts/keys.ts';
import { knownScopes } from '../../accounts/scopes.ts';
import { listTeams } from '../../accounts/teams.ts';
import { UsageError } from '../command.ts';
import type { Command, CommandInput } from '../command.ts';
import { table } from '../table.ts';

/** `keys create | list | revoke` */
export const keyCommands: readonly Command[] = [
  {
    name: 'keys create',
    summary: 'create an API key and show it this once',
    options: {
      team: {
        type: 'string',
        value: '<id>',
        description: 'team the key belongs to; may be left out when there is one team',
      },
      name: { type: 'string', value: '<text>', description: 'what the key is for' },
      scopes: {
        type: 'string',
        value: '<list>',
        description: `comma-separated, * by default: ${knownScopes.join(', ')}`,
      },
    },
    async run(input) {
      const scopes = String(input.options['scopes'] ?? '*').split(',');
      const teamId = await teamOf(input);
      const name = String(input.options['name'] ?? '');
      const created = await input.store.tx((query) => createKey(query, { teamId, name, scopes }));
      return {
        value: created,
        text: `${created.key}\nKeep it: it is not shown again. Its id is ${created.id}.`,
      };
    },
  },
  {
    name: 'keys list',
    summary: 'list keys, without the keys themselves',
    options: { team: { type: 'string', value: '<id>', description: 'only those of a team' } },
    async run({ store, options }) {
      const keys = await listKeys(store, options['team'] as string | undefined);
      return { value: keys, text: table(keys, 'There are no keys.') };
    },
  },
  {
    name: 'keys revoke',
    summary: 'revoke a key for ever',
    arguments: ['key id'],
    async run({ store, args, config }) {
      const [id = ''] = args;
      await store.tx((query) => revokeKey(query, id));
      return { value: { id, revoked: true }, text: `Revoked. It is refused within ${config.keyCacheMs} ms.` };
    },
  },
];

async function teamOf({ options, store }: CommandInput): Promise<string> {
  if (typeof options['team'] === 'string') return options['team'];
  const [only, ...others] = await listTeams(store);
  if (only !== undefined && others.length === 0) return only.id;
  throw new UsageError('--team is missing: `teams list` shows the teams.');
}
