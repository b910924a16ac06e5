import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { useAction } from './use-action.ts';

interface ConfirmProps {
  title: string;
  /** Labels of the confirm and the cancel button. */
  yes: string;
  no: string;
  act(): Promise<unknown>;
  onClose(): void;
  children: ComponentChildren;
}

/** Confirms an action that cannot be undone. */
export function Confirm({ title, yes, no, act, onClose, children }: ConfirmProps): JSX.Element {
  const action = useAction(async () => {
    await act();
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      {action.error ? <Notice kind="bad">{action.error}</Notice> : null}
      <p class="actions">
        <button type="button" class="danger" disabled={action.isBusy} onClick={action.run}>
          {yes}
        </button>
        <button type="button" onClick={onClose}>
          {no}
        </button>
      </p>
    </Dialog>
  );
}
