import { createKey, listKeys, revokeKey } from '../../accounts/keys/keys.ts';
import { knownScopes } from '../../accounts/keys/scopes.ts';
import type { Command } from '../command.ts';
import { parseMoment } from '../moment.ts';
import { table } from '../table.ts';
import { findTeamId } from './find-team.ts';

/** `keys create | list | revoke` */
export const keyCommands: readonly Command[] = [
  {
    name: 'keys create',
    summary: 'create an API key and show it this once',
    changes: true,
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
      expires: {
        type: 'string',
        value: '<time>',
        description: 'when it ends: 90d, 12h, 30m from now, or a date like 2027-01-31; never by default',
      },
    },
    async run(input) {
      const scopes = String(input.options['scopes'] ?? '*').split(',');
      const { expires } = input.options;
      const expiresAt = typeof expires === 'string' ? parseMoment(expires, '--expires') : null;
      const teamId = await findTeamId(input);
      const name = String(input.options['name'] ?? '');
      const created = await input.store.tx((query) => createKey(query, { teamId, name, scopes, expiresAt }));
      const end = expiresAt === null ? null : new Date(expiresAt).toISOString();
      const until = end === null ? '' : ` It ends at ${end}.`;
      return {
        value: { ...created, expiresAt: end },
        act: { event: 'key.created', keyId: created.id, teamId, name, scopes, expiresAt: end },
        text: `${created.key}\nKeep it: it is not shown again. Its id is ${created.id}.${until}`,
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
    changes: true,
    arguments: ['key id'],
    async run({ store, args, config }) {
      const [id = ''] = args;
      await store.tx((query) => revokeKey(query, id));
      const text = `Revoked. It is rejected within ${config.keyCacheMs} ms.`;
      return { value: { id, revoked: true }, text, act: { event: 'key.revoked', keyId: id } };
    },
  },
];
