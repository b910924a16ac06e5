import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { MembersListResponse } from '../../generated/account/client/index.js';
import { account, formatError } from '../client.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { usePages } from '../parts/use-pages.tsx';
import { When } from '../parts/when.tsx';
import { may, useSession } from '../session.ts';
import type { TeamEntry } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { AddMember } from './members/add-member.tsx';
import { roleLabels } from './members/roles.ts';

type Member = MembersListResponse['members'][number];

/** The people of a team and their roles. */
export function MembersPage({ team }: { team: TeamEntry }): JSX.Element {
  const { before: after, buttons } = usePages(['Previous', 'Next']);
  const { data, error, reload } = useLoaded(`members ${team.id} ${after}`, () =>
    account.members.list(team.id, { ...(after && { after }), limit: 100 }),
  );
  const [isAdding, setAdding] = useState(false);
  const mayChange = may(team.role, 'owner');
  const close = () => {
    setAdding(false);
    void reload();
  };
  return (
    <>
      <p class="lead">
        Who may look at {team.name} and change it. You are {team.role} here.
      </p>
      {error ? <Notice kind="bad">{formatError(error)}</Notice> : null}
      {mayChange ? (
        <p class="actions">
          <button type="button" class="primary" onClick={() => setAdding(true)}>
            Add somebody
          </button>
        </p>
      ) : null}
      {data ? (
        <table class="rows">
          <caption class="hidden">Members</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Role</th>
              <th scope="col">Last seen</th>
              {mayChange ? (
                <th scope="col">
                  <span class="hidden">Actions</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {data.members.map((member) => (
              <Row key={member.id} team={team} member={member} mayChange={mayChange} onChanged={reload} />
            ))}
          </tbody>
        </table>
      ) : null}
      {buttons(data?.after)}
      <h2>Roles</h2>
      <p class="soft">Each may do what those above it may.</p>
      <dl class="facts">
        {Object.entries(roleLabels).map(([role, text]) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isAdding ? <AddMember team={team} onClose={close} /> : null}
    </>
  );
}

interface RowProps {
  team: TeamEntry;
  member: Member;
  mayChange: boolean;
  onChanged(): Promise<void>;
}

function Row({ team, member, mayChange, onChanged }: RowProps): JSX.Element {
  const { person, reload } = useSession();
  const isMe = member.id === person.id;
  const changed = () => Promise.all([onChanged(), isMe ? reload() : undefined]);
  const [role, setRole] = useState(member.role);
  const change = useAction(async () => {
    await account.members.change(team.id, member.id, { role });
    await changed();
  });
  const [isRemoving, setRemoving] = useState(false);
  const { error } = change;
  return (
    <tr>
      <th scope="row">
        <span class="name">
          {member.name}
          {isMe ? ' (you)' : ''}
        </span>
        {member.email ? <span class="soft">{member.email}</span> : null}
        {error ? <Notice kind="bad">{error}</Notice> : null}
      </th>
      <td data-label="Role">
        {mayChange ? (
          <select
            aria-label={`Role of ${member.name}`}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as Member['role'])}
          >
            {Object.keys(roleLabels).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : (
          member.role
        )}
      </td>
      <td data-label="Last seen">
        {member.lastSeenAt ? <When at={member.lastSeenAt} /> : <span class="soft">never</span>}
      </td>
      {mayChange ? (
        <td class="buttons">
          {role !== member.role ? (
            <button type="button" class="primary" disabled={change.isBusy} onClick={change.run}>
              Save
            </button>
          ) : null}
          <button
            type="button"
            class="danger"
            aria-label={`Remove ${member.name}`}
            onClick={() => setRemoving(true)}
          >
            Remove
          </button>
          {isRemoving ? (
            <Confirm
              title={`Remove ${member.name}?`}
              yes="Remove"
              no="Keep"
              act={() => account.members.remove(team.id, member.id)}
              onClose={() => {
                setRemoving(false);
                void changed();
              }}
            >
              {isMe ? 'You' : member.name} can look at {team.name} no more, at once. Keys stay as they are.
            </Confirm>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}
