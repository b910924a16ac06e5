import { listTeams } from '../../accounts/teams/teams.ts';
import { UsageError } from '../command.ts';
import type { CommandInput } from '../command.ts';

/** Finds the team of `--team`, or the only team of the store. */
export async function findTeamId({ options, store }: CommandInput): Promise<string> {
  if (typeof options['team'] === 'string') return options['team'];
  const [only, ...others] = await listTeams(store);
  if (only !== undefined && others.length === 0) return only.id;
  throw new UsageError('--team is missing: `teams list` shows the teams.');
}
