import type { ComponentChildren, JSX } from 'preact';

/** A name and what it is; `undefined` is left out. */
export type Fact = readonly [name: string, value: ComponentChildren] | undefined;

/** What is known of one thing, a line each. */
export function Facts({ facts }: { facts: readonly Fact[] }): JSX.Element {
  return (
    <dl class="facts">
      {facts.map((fact) =>
        fact === undefined ? null : (
          <div key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
