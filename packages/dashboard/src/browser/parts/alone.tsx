import type { ComponentChildren, JSX } from 'preact';
import { Bar } from './bar.tsx';

/** A page without a menu: for who has not signed in, or has come to nowhere. */
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
