import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  onClose(): void;
  /** For what has long lines. */
  isWide?: boolean;
  children: ComponentChildren;
}

/** A dialog of the browser's own: it keeps the focus inside, closes with Escape, and gives the focus back. */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  const id = useId();
  // Before the next frame: who types on at once types into the dialog. Closed before it is taken out of the page, since the
  // browser gives the focus back only then, also where another dialog takes its place.
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
    <dialog ref={ref} class={isWide ? 'wide' : ''} aria-labelledby={id} onClose={close}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
