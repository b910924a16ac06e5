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
  const id = useId();
  // Before the next frame: who types on at once types into the dialog.
  useLayoutEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} class={isWide ? 'wide' : ''} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
