import type { ComponentChildren, JSX } from 'preact';

/** A sentence that is said aloud when it comes. */
export function Notice({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'bad';
  children: ComponentChildren;
}): JSX.Element {
  return (
    <p class={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
