import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { account } from '../../client.ts';
import { CopyableText } from '../../parts/copied.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { OneTimeDialog } from '../../parts/shown-once.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';

interface SecretDialogProps {
  team: TeamEntry;
  onClose(): void;
}

const overlaps: [seconds: number, label: string][] = [
  [0, 'It ends at once'],
  [3600, 'For an hour'],
  [86_400, 'For a day'],
  [604_800, 'For a week'],
];

/** Displays the secret of a team for the first time. */
export function ShowSecret({ team, onClose }: SecretDialogProps): JSX.Element {
  return (
    <SecretDialog
      title="Show the secret"
      yes="Show it"
      act={() => account.webhooks.showSecret(team.id)}
      onClose={onClose}
    >
      <p>The secret is displayed once. Open the configuration of your receiver first.</p>
    </SecretDialog>
  );
}

/** Replaces the secret of a team, with an overlap in which both sign. */
export function RotateSecret({ team, onClose }: SecretDialogProps): JSX.Element {
  const [seconds, setSeconds] = useState(86_400);
  return (
    <SecretDialog
      title="Rotate the secret"
      yes="Rotate"
      act={() => account.webhooks.rotateSecret(team.id, { overlapSeconds: seconds })}
      onClose={onClose}
    >
      <label class="field">
        <span>The one before signs too</span>
        <select value={String(seconds)} onChange={(event) => setSeconds(Number(event.currentTarget.value))}>
          {overlaps.map(([value, text]) => (
            <option key={value} value={String(value)}>
              {text}
            </option>
          ))}
        </select>
        <small>A receiver takes a delivery that one of the secrets has signed.</small>
      </label>
    </SecretDialog>
  );
}

interface StepsProps {
  title: string;
  yes: string;
  act(): Promise<{ secret: string }>;
  onClose(): void;
  children: ComponentChildren;
}

/** Confirms, and then displays the new secret once. */
function SecretDialog({ title, yes, act, onClose, children }: StepsProps): JSX.Element {
  const [secret, setSecret] = useState('');
  const action = useAction(async () => setSecret((await act()).secret));
  if (secret !== '')
    return (
      <OneTimeDialog title="The secret" onClose={onClose}>
        <p>Copy it now: it is not displayed again.</p>
        <CopyableText text={secret} label="secret" isFullWidth />
      </OneTimeDialog>
    );
  return (
    <FormDialog title={title} yes={yes} action={action} onClose={onClose}>
      {children}
    </FormDialog>
  );
}
