import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface LinesFieldProps {
  label: string;
  hint: string;
  lines: readonly string[];
  onChange(lines: string[]): void;
}

/** A list of strings, one a line. */
export function LinesField({ label, hint, lines, onChange }: LinesFieldProps): JSX.Element {
  // Holds the typed text, so that an unfinished line stays.
  const [text, setText] = useState(() => lines.join('\n'));
  return (
    <label class="field">
      <span>{label}</span>
      <textarea
        rows={Math.min(10, Math.max(2, text.split('\n').length))}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          onChange(
            value
              .toLowerCase()
              .split(/[\s,]+/)
              .filter(Boolean),
          );
        }}
      />
      <small>{hint}</small>
    </label>
  );
}
