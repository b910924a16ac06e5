import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import type { Member } from './member.ts';
import { roleLabels } from './roles.ts';

interface MemberProps {
  team: TeamEntry;
  member: Member;
  onChanged(): Promise<void>;
}

/** The role of a member, which an owner can change. */
export function MemberRole({ team, member, onChanged }: MemberProps): JSX.Element {
  const [role, setRole] = useState(member.role);
  const change = useAction(async () => {
    await account.members.change(team.id, member.id, { role });
    await onChanged();
  });
  return (
    <span class="with-button">
      <select
        aria-label={`Role of ${member.name}`}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as Member['role'])}
      >
        {Object.keys(roleLabels).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {role === member.role ? null : (
        <button type="button" class="primary" disabled={change.isBusy} onClick={change.run}>
          Save
        </button>
      )}
      {change.error ? <Notice kind="bad">{change.error}</Notice> : null}
    </span>
  );
}

/** Removes a member, after a confirmation. */
export function MemberActions({
  team,
  member,
  isMe,
  onChanged,
}: MemberProps & { isMe: boolean }): JSX.Element {
  const [isRemoving, setRemoving] = useState(false);
  const close = () => {
    setRemoving(false);
    void onChanged();
  };
  return (
    <>
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
          onClose={close}
        >
          {isMe ? 'You' : member.name} can look at {team.name} no more, at once. Keys stay as they are.
        </Confirm>
      ) : null}
    </>
  );
}
