import type { JSX } from 'preact';
import { account } from '../client.ts';
import { LoadError } from '../parts/load-error.tsx';
import { Notice } from '../parts/notice.tsx';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { PolicyForm } from './policy/policy-form.tsx';

const protections = {
  disabled: 'has no threat protection: whoever runs the service gives it. The policy is not applied to it.',
  enabled: 'has threat protection.',
  enforced: 'has threat protection, and no request may switch it off.',
};

/** The page of the threat policy, which checks the URLs of requests. */
export function PolicyPage({ team }: { team: TeamEntry }): JSX.Element {
  const { data, error, reload } = useLoaded(`policy ${team.id}`, () => account.policy.get(team.id));
  if (data === undefined) return error ? <LoadError error={error} reload={reload} /> : <p class="lead">…</p>;
  const { protection, teams, canChange } = data;
  return (
    <>
      <p class="lead">
        Before a page is visited, its URL is judged by these rules. {team.name} {protections[protection]}
      </p>
      {teams > 1 ? <p>{`The policy holds for ${teams} teams of the organization.`}</p> : null}
      {canChange ? null : <Notice>Only who owns every one of these teams may change it.</Notice>}
      <PolicyForm team={team} state={data} onSaved={reload} />
    </>
  );
}
