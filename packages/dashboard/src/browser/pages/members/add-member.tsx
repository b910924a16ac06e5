import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { CopyableText } from '../../parts/copied.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { OneTimeDialog } from '../../parts/shown-once.tsx';
import { useAction } from '../../parts/use-action.ts';
import { When } from '../../parts/when.tsx';
import type { TeamEntry } from '../../session.ts';
import { roleLabels } from './roles.ts';

/** Adds a person, and displays their sign-in link. */
export function AddMember({ team, onClose }: { team: TeamEntry; onClose(): void }): JSX.Element {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamEntry['role']>('member');
  const [added, setAdded] = useState<{ link: string; linkExpiresAt: string }>();
  const add = useAction(async () => {
    const person = { name: name.trim(), role, ...(email !== '' && { email }) };
    setAdded(await account.members.add(team.id, person));
  });
  if (added) {
    return (
      <OneTimeDialog title={`A link for ${name}`} onClose={onClose}>
        <p>
          Hand it over yourself: it signs in once, whoever opens it. It ends <When at={added.linkExpiresAt} />
          .
        </p>
        <CopyableText text={added.link} label="link" isFullWidth />
      </OneTimeDialog>
    );
  }
  return (
    <FormDialog title="Add somebody" yes="Add" action={add} onClose={onClose}>
      <label class="field">
        <span>Name</span>
        <input
          required
          maxLength={200}
          pattern=".*\S.*"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          autoFocus
        />
      </label>
      <label class="field">
        <span>E-mail, if you like</span>
        <input
          type="email"
          maxLength={254}
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>Role</span>
        <select value={role} onChange={(event) => setRole(event.currentTarget.value as TeamEntry['role'])}>
          {Object.keys(roleLabels).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <small>{roleLabels[role]}</small>
      </label>
    </FormDialog>
  );
}
