import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface OneTimeDialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/**
 * Displays a secret that cannot be read later, until the person confirms that it is saved: Escape does not close it,
 * and the browser prompts before it leaves the page.
 */
export function OneTimeDialog({ title, onClose, children }: OneTimeDialogProps): JSX.Element {
  const [isWarned, setWarned] = useState(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  return (
    <Dialog title={title} onClose={onClose} onEscape={() => setWarned(true)}>
      {children}
      {isWarned ? <Notice kind="bad">It is not displayed again. Copy it, then confirm.</Notice> : null}
      <p class="actions">
        <button type="button" class="primary" onClick={onClose}>
          I have copied it
        </button>
      </p>
    </Dialog>
  );
}
