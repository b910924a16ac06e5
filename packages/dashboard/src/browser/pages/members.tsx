import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../client.ts';
import { ListPage } from '../list/list-page.tsx';
import { Clamped } from '../parts/clamped.tsx';
import { When } from '../parts/when.tsx';
import { may, useSession } from '../session.ts';
import type { TeamEntry } from '../session.ts';
import { AddMember } from './members/add-member.tsx';
import type { Member } from './members/member.ts';
import { MemberActions, MemberRole } from './members/member-role.tsx';
import { roleLabels } from './members/roles.ts';

/** The people of a team and their roles. */
export function MembersPage({ team }: { team: TeamEntry }): JSX.Element {
  const { person, reload } = useSession();
  const [isAdding, setAdding] = useState(false);
  const [version, setVersion] = useState(0);
  const canChange = may(team.role, 'owner');
  const changed = () => setVersion((before) => before + 1);
  const close = () => {
    setAdding(false);
    changed();
  };
  const onChanged = async ({ id }: Member) => {
    changed();
    if (id === person.id) await reload();
  };
  return (
    <>
      <p class="lead">
        Who may look at {team.name} and change it. You are {team.role} here.
      </p>
      {canChange ? (
        <p class="actions">
          <button type="button" class="primary" onClick={() => setAdding(true)}>
            Add somebody
          </button>
        </p>
      ) : null}
      <ListPage<Member>
        name="members"
        id={`members ${team.id}`}
        version={version}
        load={async (query) => {
          const { members: items, cursor } = await account.members.list(team.id, query);
          return { items, cursor };
        }}
        searched="names and addresses"
        filters={[
          { name: 'role', label: 'Role', choices: { viewer: 'Viewers', member: 'Members', owner: 'Owners' } },
        ]}
        sorts={{ joined: 'First to join first', name: 'By name', lastSeen: 'Last seen first' }}
        columns={[
          {
            title: 'Name',
            sorts: ['name'],
            cell: ({ id, name, email }) => (
              <>
                <span class="name">
                  <Clamped text={name} />
                  {id === person.id ? ' (you)' : ''}
                </span>
                {email ? (
                  <span class="soft">
                    <Clamped text={email} />
                  </span>
                ) : null}
              </>
            ),
          },
          {
            title: 'Role',
            cell: (member) =>
              canChange ? (
                <MemberRole
                  key={member.role}
                  team={team}
                  member={member}
                  onChanged={() => onChanged(member)}
                />
              ) : (
                member.role
              ),
          },
          {
            title: 'Last seen',
            sorts: ['lastSeen'],
            cell: ({ lastSeenAt }) =>
              lastSeenAt ? <When at={lastSeenAt} /> : <span class="soft">never</span>,
          },
        ]}
        buttons={
          canChange
            ? (member) => (
                <MemberActions
                  team={team}
                  member={member}
                  isMe={member.id === person.id}
                  onChanged={() => onChanged(member)}
                />
              )
            : undefined
        }
        csv={{
          name: ({ name }) => name,
          email: ({ email }) => email,
          role: ({ role }) => role,
          joined: ({ joinedAt }) => joinedAt,
          'last seen': ({ lastSeenAt }) => lastSeenAt,
        }}
        empty={null}
      />
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
