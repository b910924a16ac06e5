import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface LinesFieldProps {
  label: string;
  hint: string;
  lines: readonly string[];
  onChange(lines: string[]): void;
}

/** A list of texts, one on each line. */
export function LinesField({ label, hint, lines, onChange }: LinesFieldProps): JSX.Element {
  // As it is typed: a line that is being begun is not taken away.
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
