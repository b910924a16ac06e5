import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import type { Action } from './use-action.ts';

interface FormDialogProps {
  title: string;
  /** Label of the submit button. */
  yes: string;
  action: Action;
  /** False while a value is missing that no field of the form requires by itself. */
  isReady?: boolean;
  onClose(): void;
  children: ComponentChildren;
}

/**
 * A dialog with the fields of an action; Enter in a field submits. An error appears above the buttons and leaves the
 * fields unchanged.
 */
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
