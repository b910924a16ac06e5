import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

/** Max characters that are displayed before the text is expanded. */
const MAX = 90;

/** Max characters of it in the name of the button, which tells its row from others. */
const MAX_NAME = 30;

/** The start of a long text, with a button that displays the rest. */
export function Clamped({ text }: { text: string }): JSX.Element {
  const [isExpanded, setExpanded] = useState(false);
  const characters = [...text];
  if (characters.length <= MAX) return <span>{text}</span>;
  return (
    <span>
      {isExpanded ? text : `${characters.slice(0, MAX).join('').trimEnd()} …`}{' '}
      <button
        type="button"
        class="plain more"
        aria-expanded={isExpanded}
        aria-label={`${isExpanded ? 'Less' : 'More'} of ${characters.slice(0, MAX_NAME).join('').trim()} …`}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? 'Less' : 'More'}
      </button>
    </span>
  );
}
