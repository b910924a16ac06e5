import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import type { ApiKey } from './api-key.ts';
import { account } from '../../client.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { When } from '../../parts/when.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useAction } from '../../parts/use-action.ts';
import { NewKeyDialog } from './shown-key.tsx';

interface KeyDialogs {
  /** Buttons for a key that is accepted, for people who may roll and revoke it. */
  renderButtons(key: ApiKey): JSX.Element | null;
  /** The open dialog. It belongs beside a list, not into a row: with the row a new key would disappear. */
  dialog: JSX.Element | null;
}

/**
 * The dialogs that roll and revoke keys of a team.
 * @param onDone called when a dialog is closed
 */
export function useKeyDialogs(team: TeamEntry, onDone: () => void): KeyDialogs {
  const [open, setOpen] = useState<{ dialog: 'roll' | 'revoke'; key: ApiKey }>();
  const onClose = () => {
    setOpen(undefined);
    onDone();
  };
  const props = open && { team, apiKey: open.key, onClose };
  return {
    renderButtons: (key) =>
      may(team.role, 'member') && key.status === 'active' ? <Buttons apiKey={key} onOpen={setOpen} /> : null,
    dialog: props ? open.dialog === 'roll' ? <RollKey {...props} /> : <RevokeKey {...props} /> : null,
  };
}

interface ButtonsProps {
  apiKey: ApiKey;
  onOpen(open: { dialog: 'roll' | 'revoke'; key: ApiKey }): void;
}

function Buttons({ apiKey: key, onOpen }: ButtonsProps): JSX.Element {
  return (
    <>
      <button type="button" aria-label={`Roll ${key.name}`} onClick={() => onOpen({ dialog: 'roll', key })}>
        Roll
      </button>
      <button
        type="button"
        class="danger"
        aria-label={`Revoke ${key.name}`}
        onClick={() => onOpen({ dialog: 'revoke', key })}
      >
        Revoke
      </button>
    </>
  );
}

interface RevokeKeyProps {
  team: TeamEntry;
  apiKey: ApiKey;
  onClose(): void;
}

/** Confirms the revocation of a key, with the time of its last use. */
function RevokeKey({ team, apiKey, onClose }: RevokeKeyProps): JSX.Element {
  return (
    <Confirm
      title={`Revoke ${apiKey.name}?`}
      yes="Revoke"
      no="Keep it"
      act={() => account.keys.revoke(team.id, apiKey.id)}
      onClose={onClose}
    >
      Requests with it are rejected from now on: by this server at once, by others of the same service within
      a minute.{' '}
      {apiKey.lastUsedAt ? (
        <>
          It was last used <When at={apiKey.lastUsedAt} />.
        </>
      ) : (
        'It was never used.'
      )}
    </Confirm>
  );
}

const overlaps: [label: string, seconds: number][] = [
  ['For another day', 86_400],
  ['For another hour', 3600],
  ['For another week', 604_800],
  ['Not at all: revoke it now', 0],
];

interface RollKeyProps {
  team: TeamEntry;
  apiKey: ApiKey;
  onClose(): void;
}

/** Replaces a key by a new one, with an overlap in which both are valid. */
function RollKey({ team, apiKey, onClose }: RollKeyProps): JSX.Element {
  const [overlapSeconds, setOverlap] = useState(overlaps[0]![1]);
  const [secret, setSecret] = useState<string>();
  const roll = useAction(async () => {
    setSecret((await account.keys.roll(team.id, apiKey.id, { overlapSeconds })).secret);
  });
  if (secret) {
    const note = overlapSeconds === 0 ? 'The old key is revoked.' : 'The old key ends by itself.';
    return <NewKeyDialog secret={secret} scopes={apiKey.scopes} note={note} onClose={onClose} />;
  }
  return (
    <FormDialog title={`Roll ${apiKey.name}`} yes="Roll" action={roll} onClose={onClose}>
      <p>
        You get a new key with the same name, scopes and lifetime. Put it into your program while both are
        accepted.
      </p>
      <label class="field">
        <span>The old key works</span>
        <select onChange={(event) => setOverlap(overlaps[event.currentTarget.selectedIndex]![1])}>
          {overlaps.map(([label]) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </label>
    </FormDialog>
  );
}
