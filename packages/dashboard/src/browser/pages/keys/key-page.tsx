import type { JSX } from 'preact';
import { account } from '../../client.ts';
import { Clamped } from '../../parts/clamped.tsx';
import { Facts } from '../../parts/facts.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { When } from '../../parts/when.tsx';
import { Link } from '../../router.tsx';
import type { TeamEntry } from '../../session.ts';
import { useLoaded } from '../../use-loaded.ts';
import { RequestList } from '../requests/request-list.tsx';
import { UsageReport } from '../usage/usage-report.tsx';
import { useUsage } from '../usage/use-usage.ts';
import type { ApiKey } from './api-key.ts';
import { End, Scopes } from './key-parts.tsx';
import { useKeyDialogs } from './use-key-dialogs.tsx';

interface KeyPageProps {
  team: TeamEntry;
  keyId: string;
}

/** One key with its scopes, its use and its requests, and buttons to roll and revoke it. */
export function KeyPage({ team, keyId }: KeyPageProps): JSX.Element {
  const { data, error, reload } = useLoaded(`key ${keyId}`, () => account.keys.get(team.id, keyId), {
    everyMs: 10_000,
  });
  const { renderButtons, dialog } = useKeyDialogs(team, () => void reload());
  const key = data?.key;
  return (
    <>
      <p>
        <Link to={`teams/${team.id}/keys`}>All keys</Link>
      </p>
      <LoadError error={error} reload={reload} notFound="This team has no such key, or no more." />
      {key ? (
        <>
          <h2 class="first">
            <Clamped text={key.name || 'Without a name'} />
          </h2>
          <p class="actions buttons">
            <span class={`badge ${badges[key.status]}`}>{statuses[key.status]}</span>
            {renderButtons(key)}
          </p>
          <Facts
            facts={[
              ['Begins with', <code>{`wd_${key.id}_`}</code>],
              ['Scopes', <Scopes apiKey={key} />],
              ['Added', <When at={key.createdAt} />],
              ['Last used', key.lastUsedAt ? <When at={key.lastUsedAt} /> : 'never'],
              ['Expires', <End apiKey={key} />],
            ]}
          />
          <h2>Use in 30 days</h2>
          <KeyUse teamId={team.id} keyId={key.id} />
          <h2>Requests</h2>
          <RequestList
            teamId={team.id}
            keyId={key.id}
            empty={<p class="soft">No request with this key in the last 7 days.</p>}
          />
        </>
      ) : null}
      {dialog}
    </>
  );
}

function KeyUse({ teamId, keyId }: { teamId: string; keyId: string }): JSX.Element {
  const { data, error, reload } = useUsage({ teamId, days: 30, by: 'operation', keyId });
  return (
    <>
      <LoadError error={error} reload={reload} />
      {data ? <UsageReport {...data} measure="requests" by="operation" /> : null}
    </>
  );
}

const statuses: Record<ApiKey['status'], string> = {
  active: 'accepted',
  expired: 'expired',
  revoked: 'revoked',
};
const badges: Record<ApiKey['status'], string> = { active: 'completed', expired: '', revoked: 'failed' };
