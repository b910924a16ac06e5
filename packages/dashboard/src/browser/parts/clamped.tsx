import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

/** Max characters of a text that is shown at once. */
const MAX = 90;

/** The begin of a long text, with a button that shows the rest. */
export function Clamped({ text }: { text: string }): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  const characters = [...text];
  if (characters.length <= MAX) return <>{text}</>;
  return (
    <>
      {isWhole ? text : `${characters.slice(0, MAX).join('').trimEnd()} …`}{' '}
      <button type="button" class="plain more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Less' : 'More'}
      </button>
    </>
  );
}
