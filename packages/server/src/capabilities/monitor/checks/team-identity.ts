import { parseIdentity } from '../../../accounts/keys/identity.ts';
import type { Identity } from '../../../accounts/keys/identity.ts';
import type { Store } from '../../../platform/store/store.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import type { ThreatPolicy } from '../../../accounts/teams/threat-policy.ts';

/** Returns the identity that created a monitor, with the team's current policies, which may have changed since. */
export async function teamIdentity({ db }: Store, monitor: MonitorRow): Promise<Identity> {
  const row = await db
    .selectFrom('team')
    .innerJoin('organization', 'organization.id', 'team.organization_id')
    .select(['team.plan', 'team.threat_protection', 'team.zero_data_retention'])
    .select(['organization.siem_logging', 'organization.threat_overrides', 'organization.threat_policy'])
    .where('team.id', '=', monitor.team_id)
    .executeTakeFirstOrThrow();
  return {
    ...parseIdentity(monitor.identity),
    plan: row.plan,
    threatProtection: row.threat_protection,
    threatOverrides: row.threat_overrides === 1,
    threatPolicy: JSON.parse(row.threat_policy) as ThreatPolicy,
    siemLogging: row.siem_logging === 1,
    zeroDataRetention: row.zero_data_retention === 1,
  };
}
