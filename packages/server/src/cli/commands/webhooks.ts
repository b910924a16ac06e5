import { UsageError } from '../command.ts';
import type { Command, CommandInput } from '../command.ts';
import { parseMoment } from '../moment.ts';
import { table } from '../table.ts';
import { listSecrets, rotateSecret, showSecret } from '../../accounts/teams/webhook-secrets.ts';
import { acceptSeal } from '../../platform/webhooks/require-seal.ts';
import { sealWith } from '../../platform/webhooks/seal.ts';
import { findTeamId } from './find-team.ts';

const team = {
  type: 'string',
  value: '<id>',
  description: 'team whose webhooks are signed with it; may be left out when there is one team',
} as const;

/** `webhooks secret show | rotate | list`, `webhooks seal accept` */
export const webhookCommands: readonly Command[] = [
  {
    name: 'webhooks secret show',
    summary: 'show the secret that the webhooks of a team are signed with, this once',
    changes: true,
    options: { team },
    async run(input) {
      const teamId = await findTeamId(input);
      const seal = sealWith(input.config.webhookSealKey);
      const { number, secret } = await showSecret(input.store, teamId, seal);
      const act = { event: 'webhook-secret.shown', teamId, number } as const;
      return { value: { teamId, number, secret }, act, text: `${secret}\nKeep it: it is not shown again.` };
    },
  },
  {
    name: 'webhooks secret rotate',
    summary: 'make a new secret and show it this once; the one before goes on signing for a while',
    changes: true,
    options: {
      team,
      keep: {
        type: 'string',
        value: '<time>',
        description:
          'how long the one before signs too: 24h unless given, 7d, 30m, or a date; now to end it at once',
      },
    },
    async run(input) {
      const teamId = await findTeamId(input);
      const seal = sealWith(input.config.webhookSealKey);
      const overlapMs = parseOverlap(input);
      const { number, secret } = await rotateSecret(input.store, teamId, { seal, overlapMs });
      const until = new Date(Date.now() + overlapMs).toISOString();
      const text = `${secret}\nKeep it: it is not shown again. The one before signs too until ${until}.`;
      const act = { event: 'webhook-secret.rotated', teamId, number, until } as const;
      return { value: { teamId, number, secret, until }, act, text };
    },
  },
  {
    name: 'webhooks secret list',
    summary: 'list secrets, without the secrets themselves',
    options: { team: { ...team, description: 'only those of a team' } },
    async run({ store, options }) {
      const secrets = await listSecrets(store, options['team'] as string | undefined);
      return { value: secrets, text: table(secrets, 'There are no secrets.') };
    },
  },
  {
    name: 'webhooks seal accept',
    summary:
      'take the webhookSealKey that is set, or none, for the one of the store, where the one before is lost',
    changes: true,
    async run({ store, config }) {
      await acceptSeal(store, config.webhookSealKey);
      const text = 'What was sealed with another key cannot be read: rotate the secrets of webhooks.';
      return { value: { accepted: true }, act: { event: 'webhook-seal.accepted' }, text };
    },
  },
];

function parseOverlap({ options }: CommandInput): number {
  const keep = options['keep'] ?? '24h';
  if (keep === 'now') return 0;
  if (typeof keep !== 'string') throw new UsageError('--keep is missing its time.');
  return parseMoment(keep, '--keep') - Date.now();
}
