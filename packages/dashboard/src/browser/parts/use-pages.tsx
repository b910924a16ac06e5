import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface Pages {
  /** Where the page begins that is looked at: undefined on the first. */
  before: string | undefined;
  /** Back to the first, when something else is asked for. */
  restart(): void;
  /** @param next where the page after this one begins, if there is one */
  buttons(next: string | undefined): JSX.Element;
}

/** Turns the pages of a list that begins with the newest, unless the buttons are named otherwise. */
export function usePages([back, on]: readonly [back: string, on: string] = ['Newer', 'Older']): Pages {
  const [turned, setTurned] = useState<string[]>([]);
  return {
    before: turned.at(-1),
    restart: () => setTurned([]),
    buttons: (next) => (
      <p class="actions">
        {turned.length > 0 ? (
          <button type="button" onClick={() => setTurned(turned.slice(0, -1))}>
            {back}
          </button>
        ) : null}
        {next ? (
          <button type="button" onClick={() => setTurned([...turned, next])}>
            {on}
          </button>
        ) : null}
      </p>
    ),
  };
}
