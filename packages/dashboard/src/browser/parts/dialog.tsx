import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  onClose(): void;
  /** Called for Escape, which then does not close the dialog. */
  onEscape?: (() => void) | undefined;
  /** For long lines. */
  isWide?: boolean;
  children: ComponentChildren;
}

/** A native dialog: it traps the focus, closes with Escape, and restores the focus. */
export function Dialog({ title, onClose, onEscape, isWide = false, children }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  const id = useId();
  // Opens before the next frame, so that typing continues in the dialog. Closes before it unmounts, because the browser
  // restores the focus only then, even when another dialog follows.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => {
      isClosed.current = true;
      dialog.close();
    };
  }, []);
  const close = () => {
    if (!isClosed.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      onCancel={(event) => {
        if (onEscape === undefined) return;
        event.preventDefault();
        onEscape();
      }}
      onKeyDown={(event) => {
        // Browsers close a dialog at the second Escape whatever becomes of the event above.
        if (event.key !== 'Escape' || onEscape === undefined) return;
        event.preventDefault();
        onEscape();
      }}
      class={isWide ? 'wide' : ''}
      aria-labelledby={id}
      onClose={close}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
