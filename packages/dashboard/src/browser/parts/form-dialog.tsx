import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import type { Action } from './use-action.ts';

interface FormDialogProps {
  title: string;
  /** What the button says that does it. */
  yes: string;
  action: Action;
  /** False while something that the fields themselves cannot ask for is missing. */
  isReady?: boolean;
  onClose(): void;
  children: ComponentChildren;
}

/** Asks for what an action needs; Enter in a field does it. What failed is told above the buttons, with all as it was. */
export function FormDialog({
  title,
  yes,
  action,
  isReady = true,
  onClose,
  children,
}: FormDialogProps): JSX.Element {
  const submit = (event: Event) => {
    event.preventDefault();
    void action.run();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        {children}
        {action.error ? <Notice kind="bad">{action.error}</Notice> : null}
        <p class="actions">
          <button type="submit" class="primary" disabled={action.isBusy || !isReady}>
            {yes}
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </p>
      </form>
    </Dialog>
  );
}
