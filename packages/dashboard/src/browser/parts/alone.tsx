import type { ComponentChildren, JSX } from 'preact';
import { Bar } from './bar.tsx';

/** A page without a menu: before sign-in, and for unknown paths. */
export function Alone({ title, children }: { title: string; children?: ComponentChildren }): JSX.Element {
  return (
    <>
      <Bar />
      <main class="alone">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
