import { createOrganization, readOrganization } from '../../accounts/teams/organizations.ts';
import { changeTeam, createTeam, listTeams, readTeam } from '../../accounts/teams/teams.ts';
import type { Team, TeamChange } from '../../accounts/teams/teams.ts';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { UsageError, onOff, readChoice, requireOption } from '../command.ts';
import type { Command, CommandInput, CommandOutput } from '../command.ts';
import { table } from '../table.ts';

const planOption = {
  type: 'string',
  value: '<name>',
  description: 'plan of the configuration, free by default',
} as const;

/** `teams create | list | show | set | suspend | resume` */
export const teamCommands: readonly Command[] = [
  {
    name: 'teams create',
    summary: 'create a team, and an organization for it unless --organization names one',
    changes: true,
    options: {
      name: { type: 'string', value: '<text>', description: 'name of the team' },
      organization: { type: 'string', value: '<id>', description: 'organization it belongs to' },
      plan: planOption,
    },
    run: create,
  },
  {
    name: 'teams list',
    summary: 'list teams with their credits',
    async run({ store }) {
      const teams = await listTeams(store);
      return { value: teams, text: table(teams, 'There are no teams.') };
    },
  },
  {
    name: 'teams show',
    summary: 'show a team and its organization',
    arguments: ['team id'],
    async run({ store, args }) {
      const team = await readTeam(store.db, args[0] ?? '');
      return formatOutput({ ...team, organization: await readOrganization(store.db, team.organizationId) });
    },
  },
  {
    name: 'teams set',
    summary: 'change a team',
    changes: true,
    arguments: ['team id'],
    options: {
      name: { type: 'string', value: '<text>', description: 'new name' },
      plan: { ...planOption, description: 'plan of the configuration' },
      'threat-protection': { type: 'string', value: '<state>', description: 'disabled, enabled or enforced' },
      'zero-data-retention': {
        type: 'string',
        value: '<on|off>',
        description: 'refuse what would keep data',
      },
    },
    async run(input) {
      const change = changeOf(input);
      const team = await input.store.tx((query) => changeTeam(query, input.args[0] ?? '', change));
      return { ...formatOutput(team), act: { event: 'team.changed', teamId: team.id, change } };
    },
  },
  {
    name: 'teams suspend',
    summary: 'reject every request of a team and stop its jobs, until it is resumed',
    changes: true,
    arguments: ['team id'],
    run: (input) => suspend(input, true),
  },
  {
    name: 'teams resume',
    summary: 'end the suspension of a team; its jobs go on',
    changes: true,
    arguments: ['team id'],
    run: (input) => suspend(input, false),
  },
];

/** Its jobs notice within a second or two, in every process; see `queue.claimsOf`. */
async function suspend({ store, args }: CommandInput, suspended: boolean): Promise<CommandOutput> {
  const team = await store.tx((query) => changeTeam(query, args[0] ?? '', { suspended }));
  return { ...formatOutput(team), act: { event: 'team.changed', teamId: team.id, change: { suspended } } };
}

async function create(input: CommandInput): Promise<CommandOutput> {
  const name = requireOption(input, 'name');
  const { organization } = input.options;
  const planName = knownPlan(input.config, input.options['plan'] ?? 'free');
  const team = await input.store.tx(async (query) => {
    const { id: organizationId } = await (typeof organization === 'string'
      ? readOrganization(query, organization)
      : createOrganization(query, name));
    return createTeam(query, { organizationId, name, plan: planName });
  });
  const { id: teamId, organizationId, plan } = team;
  return { ...formatOutput(team), act: { event: 'team.created', teamId, organizationId, name, plan } };
}

function changeOf(input: CommandInput): TeamChange {
  const states: readonly Team['threatProtection'][] = ['disabled', 'enabled', 'enforced'];
  const { name, plan: planName } = input.options;
  const threatProtection = readChoice(input, 'threat-protection', states);
  const zeroDataRetention = onOff(input, 'zero-data-retention');
  return {
    ...(typeof name === 'string' && { name }),
    ...(planName !== undefined && { plan: knownPlan(input.config, planName) }),
    ...(threatProtection !== undefined && { threatProtection }),
    ...(zeroDataRetention !== undefined && { zeroDataRetention }),
  };
}

function knownPlan({ plans }: ServerConfig, name: unknown): string {
  if (typeof name === 'string' && Object.hasOwn(plans, name)) return name;
  throw new UsageError(`--plan must be one of ${Object.keys(plans).join(', ')}.`);
}

function formatOutput(value: object): CommandOutput {
  return { value, text: JSON.stringify(value, null, 2) };
}
