import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { When } from '../../parts/when.tsx';
import { may, useSession } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import { EndChoice, toExpiry } from '../keys/end-choice.tsx';
import { leastScope, ScopeChoice } from '../keys/scope-choice.tsx';
import type { Decision, KeyRequest } from './key-request.ts';

interface DecideProps {
  request: KeyRequest;
  onDecided(decision: Decision): void;
}

/** Displays an agent's name, address and requested scopes; the person grants all, some or none of them. */
export function DecideDevice({ request, onDecided }: DecideProps): JSX.Element {
  const teams = useSession().teams.filter(({ role }) => may(role, 'member'));
  const [team, setTeam] = useState(teams[0]);
  const [scopes, setScopes] = useState(() => (request.scopes.includes('*') ? [leastScope] : request.scopes));
  const [days, setDays] = useState<number | undefined>(30);
  const approve = useAction(async () => {
    const expiresAt = toExpiry(days);
    await account.device.approve(team!.id, request.id, { scopes, ...(expiresAt && { expiresAt }) });
    onDecided({ denied: false, team: team! });
  });
  const deny = useAction(async () => {
    await account.device.deny(request.id);
    onDecided({ denied: true });
  });
  const error = approve.error ?? deny.error;
  return (
    <>
      <Who request={request} />
      {team ? (
        <>
          {teams.length > 1 ? <TeamChoice teams={teams} team={team} onChange={setTeam} /> : null}
          <ScopeChoice offered={request.scopes} chosen={scopes} onChange={setScopes} />
          <EndChoice days={days} onChange={setDays} />
        </>
      ) : (
        <Notice kind="bad">
          You may create keys in no team. A member or an owner of one can approve this.
        </Notice>
      )}
      {error ? <Notice kind="bad">{error}</Notice> : null}
      <p class="actions">
        {team ? (
          <button
            type="button"
            class="primary"
            disabled={approve.isBusy || scopes.length === 0}
            onClick={approve.run}
          >
            Approve for {team.name}
          </button>
        ) : null}
        <button type="button" class="danger" disabled={deny.isBusy} onClick={deny.run}>
          Deny
        </button>
      </p>
    </>
  );
}

function Who({ request }: { request: KeyRequest }): JSX.Element {
  const { clientName, clientId, address, code, createdAt } = request;
  return (
    <>
      <p>
        Approve only what you started yourself, just now. Whoever sent you this link or code could use the key
        as you would.
      </p>
      <dl class="facts">
        <div>
          <dt>Code</dt>
          <dd>
            <code>{code}</code>
          </dd>
        </div>
        <div>
          <dt>Calls itself</dt>
          <dd>
            {clientName} <span class="soft">({clientId}; nobody has checked this)</span>
          </dd>
        </div>
        <div>
          <dt>Asks from</dt>
          <dd>
            <code>{address}</code>, <When at={createdAt} />
          </dd>
        </div>
      </dl>
    </>
  );
}

interface TeamChoiceProps {
  teams: readonly TeamEntry[];
  team: TeamEntry;
  onChange(team: TeamEntry): void;
}

function TeamChoice({ teams, team, onChange }: TeamChoiceProps): JSX.Element {
  return (
    <label class="field">
      <span>Team</span>
      <select onChange={(event) => onChange(teams[event.currentTarget.selectedIndex]!)}>
        {teams.map((one) => (
          <option key={one.id} selected={one.id === team.id}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
