import { readTeam } from '../../accounts/teams/teams.ts';
import { auditCredits } from '../../accounts/credits/audit.ts';
import { applyMovements } from '../../accounts/credits/ledger.ts';
import { parseInteger } from '../command.ts';
import type { Command } from '../command.ts';
import { table } from '../table.ts';

/** `credits grant | show | audit` */
export const creditCommands: readonly Command[] = [
  {
    name: 'credits grant',
    summary: 'add credits to a team',
    changes: true,
    arguments: ['team id', 'credits'],
    options: { reason: { type: 'string', value: '<text>', description: 'shown in the ledger' } },
    async run({ store, args, options }) {
      const [teamId = '', amount = ''] = args;
      const credits = parseInteger(amount, 'The number of credits', 1, 1_000_000_000_000);
      const reason = String(options['reason'] ?? 'grant');
      const team = await store.tx(async (query) => {
        await readTeam(query, teamId);
        await applyMovements(store, query, [{ kind: 'grant', teamId, credits, reason }]);
        return readTeam(query, teamId);
      });
      const text = `The team has ${team.credits} credits to spend, ${team.held} are held.`;
      return { value: team, text, act: { event: 'credits.granted', teamId, credits, reason } };
    },
  },
  {
    name: 'credits show',
    summary: 'show the last movements of a team',
    arguments: ['team id'],
    async run({ store, args }) {
      const team = await readTeam(store.db, args[0] ?? '');
      const newest = store.db.selectFrom('ledger').selectAll().where('team_id', '=', team.id);
      const rows = await newest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(50).execute();
      const ledger = rows.map(({ created_at, kind, credits, operation, request_id }) => ({
        time: new Date(created_at).toISOString(),
        kind,
        credits,
        for: operation,
        requestId: request_id,
      }));
      const text = `${team.credits} credits to spend, ${team.held} held by ${team.running} running.\n`;
      return { value: { team, ledger }, text: text + table(ledger, 'There are no movements.') };
    },
  },
  {
    name: 'credits audit',
    summary: 'compare every balance with its ledger and its holds',
    async run({ store }) {
      const problems = await auditCredits(store);
      if (problems.length > 0) process.exitCode = 1;
      return { value: problems, text: table(problems, 'The books are exact.') };
    },
  },
];
