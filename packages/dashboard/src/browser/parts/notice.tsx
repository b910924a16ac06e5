import type { ComponentChildren, JSX } from 'preact';

/** A sentence that screen readers announce when it appears. */
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
