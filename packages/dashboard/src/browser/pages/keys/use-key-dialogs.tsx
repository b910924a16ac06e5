import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { may } from '../../session.ts';
import type { TeamEntry } from '../../session.ts';
import type { ApiKey } from './api-key.ts';
import { RevokeKey } from './revoke-key.tsx';
import { RollKey } from './roll-key.tsx';

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
