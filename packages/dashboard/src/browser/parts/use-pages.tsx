import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface Pages {
  /** Cursor of the current page: undefined on the first. */
  before: string | undefined;
  /** Returns to the first page, after a change of the filter. */
  restart(): void;
  /** @param next cursor of the next page, if there is one */
  buttons(next: string | undefined): JSX.Element;
}

/** Pages through a list, from newest to oldest unless the buttons have other labels. */
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
