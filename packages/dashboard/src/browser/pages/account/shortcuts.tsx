import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { hasShortcuts, setShortcuts } from '@web-data/docs/browser-parts';

/** A switch for keys that do something by themselves: who speaks to the browser may type them unawares. */
export function Shortcuts(): JSX.Element {
  const [isOn, setOn] = useState(hasShortcuts);
  const change = (event: { currentTarget: { checked: boolean } }) => {
    setShortcuts(event.currentTarget.checked);
    setOn(event.currentTarget.checked);
  };
  return (
    <>
      <h2>Keyboard</h2>
      <label class="option">
        <input type="checkbox" checked={isOn} onChange={change} />{' '}
        <span>
          <kbd>/</kbd> goes to the search of a list or of the documentation, in this browser
        </span>
      </label>
    </>
  );
}
