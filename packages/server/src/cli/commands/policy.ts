import { changeOrganization, readOrganization } from '../../accounts/teams/organizations.ts';
import type { Organization, OrganizationChange } from '../../accounts/teams/organizations.ts';
import { readTeam } from '../../accounts/teams/teams.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { ThreatPolicy } from '../../accounts/teams/threat-policy.ts';
import { UsageError, commonOptions, onOff, readChoice, parseInteger } from '../command.ts';
import type { Command, CommandInput, CommandOutput } from '../command.ts';

const target = ['organization or team id'] as const;
const MAX_ENTRIES = 1000;
const DOMAIN = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TLD = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** `policy show | set` */
export const policyCommands: readonly Command[] = [
  {
    name: 'policy show',
    summary: 'show the threat policy of an organization',
    arguments: target,
    run: async ({ store, args }) => formatOutput(await organizationOf(store.db, args[0] ?? '')),
  },
  {
    name: 'policy set',
    summary: 'change the threat policy of an organization; what is not given stays',
    changes: true,
    arguments: target,
    options: {
      mode: { type: 'string', value: '<mode>', description: 'off or normal' },
      'risk-score-threshold': {
        type: 'string',
        value: '<0-100>',
        description: 'a score at or above it blocks',
      },
      blacklist: {
        type: 'string',
        value: '<list>',
        description: 'domains or *.domain, comma-separated; "" for none',
      },
      whitelist: { type: 'string', value: '<list>', description: 'as blacklist; wins over every other rule' },
      'blocked-tlds': { type: 'string', value: '<list>', description: 'top-level domains, comma-separated' },
      'failure-policy': { type: 'string', value: '<policy>', description: 'open or closed' },
      overrides: {
        type: 'string',
        value: '<on|off>',
        description: 'whether requests may override the policy',
      },
      'siem-logging': {
        type: 'string',
        value: '<on|off>',
        description: 'whether security events are logged',
      },
    },
    async run(input) {
      const changed = await input.store.tx(async (query) => {
        const { id } = await organizationOf(query, input.args[0] ?? '');
        return changeOrganization(query, id, ({ threatPolicy }) => changeOf(input, threatPolicy));
      });
      const provided = Object.entries(input.options).filter(([name]) => !(name in commonOptions));
      const change = Object.fromEntries(provided);
      return {
        ...formatOutput(changed),
        act: { event: 'policy.changed', organizationId: changed.id, change },
      };
    },
  },
];

/** Finds the organization with this id, or that of the team with this id. */
async function organizationOf(query: Query | Store['db'], id: string): Promise<Organization> {
  const team = await readTeam(query, id).catch(() => undefined);
  return readOrganization(query, team?.organizationId ?? id);
}

function changeOf(input: CommandInput, policy: ThreatPolicy): OrganizationChange {
  const { options } = input;
  const mode = readChoice(input, 'mode', ['off', 'normal']);
  const failurePolicy = readChoice(input, 'failure-policy', ['open', 'closed']);
  const threshold = options['risk-score-threshold'];
  const threatOverrides = onOff(input, 'overrides');
  const siemLogging = onOff(input, 'siem-logging');
  return {
    threatPolicy: {
      mode: mode ?? policy.mode,
      riskScoreThreshold:
        typeof threshold === 'string'
          ? parseInteger(threshold, '--risk-score-threshold', 0, 100)
          : policy.riskScoreThreshold,
      blacklist: entries(input, 'blacklist', DOMAIN) ?? policy.blacklist,
      whitelist: entries(input, 'whitelist', DOMAIN) ?? policy.whitelist,
      blockedTlds: entries(input, 'blocked-tlds', TLD) ?? policy.blockedTlds,
      failurePolicy: failurePolicy ?? policy.failurePolicy,
    },
    ...(threatOverrides !== undefined && { threatOverrides }),
    ...(siemLogging !== undefined && { siemLogging }),
  };
}

function entries(input: CommandInput, name: string, pattern: RegExp): string[] | undefined {
  const text = input.options[name];
  if (typeof text !== 'string') return undefined;
  const list = text.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim().toLowerCase()]));
  const wrong = list.find((entry) => !pattern.test(entry));
  if (wrong !== undefined)
    throw new UsageError(`--${name}: ${wrong} does not have the required form; see --help.`);
  if (list.length > MAX_ENTRIES) throw new UsageError(`--${name} may have ${MAX_ENTRIES} entries at most.`);
  return list;
}

function formatOutput(organization: Organization): CommandOutput {
  return { value: organization, text: JSON.stringify(organization, null, 2) };
}
