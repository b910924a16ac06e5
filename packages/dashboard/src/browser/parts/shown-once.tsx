import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from './dialog.tsx';

interface OneTimeDialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** Displays a secret that cannot be read later, until the person confirms that it is saved. */
export function OneTimeDialog({ title, onClose, children }: OneTimeDialogProps): JSX.Element {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <p class="actions">
        <button type="button" class="primary" onClick={onClose}>
          I have copied it
        </button>
      </p>
    </Dialog>
  );
}
