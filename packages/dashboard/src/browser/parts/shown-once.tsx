import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from './dialog.tsx';

interface ShownOnceProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** Shows what nobody can look up later, until the person says that it is kept elsewhere. */
export function ShownOnce({ title, onClose, children }: ShownOnceProps): JSX.Element {
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
