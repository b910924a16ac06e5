import type { Field } from 'api-forms';
import type { JSX } from 'preact';

interface FieldInputProps {
  field: Field;
  value: string | File;
  onChange(value: string | File): void;
}

/** An input for one value, by its kind. */
export function FieldInput({ field, value, onChange }: FieldInputProps): JSX.Element {
  const { name, isRequired, description, usual, kind } = field;
  return (
    <label class="field">
      <span>
        <code>{name}</code> {isRequired ? null : <span class="soft">optional</span>}
      </span>
      <Control field={field} value={value} onChange={onChange} />
      <small>
        {description}
        {kind === 'lines' ? ' One on each line.' : null}
        {kind === 'json' ? ' As JSON.' : null}
        {usual === undefined ? null : ` By default ${usual}.`}
      </small>
    </label>
  );
}

function Control({ field, value, onChange }: FieldInputProps): JSX.Element {
  const { kind, isRequired: required, least: min, max } = field;
  if (kind === 'file')
    return (
      <input
        type="file"
        required={required}
        onChange={({ currentTarget: { files } }) => onChange(files?.[0] ?? '')}
      />
    );
  const text = typeof value === 'string' ? value : '';
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  const choices = kind === 'switch' ? ['true', 'false'] : field.choices;
  if (choices)
    return (
      <select value={text} required={required} onChange={change}>
        <option value="">{required ? 'Choose' : 'not given'}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  if (kind === 'lines' || kind === 'json' || kind === 'long')
    return (
      <textarea
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        spellcheck={kind === 'long'}
        required={required}
        value={text}
        onInput={change}
      />
    );
  if (kind === 'number')
    return <input type="number" step="any" {...{ min, max, required }} value={text} onInput={change} />;
  // Not `url`, because the service accepts URLs that a browser would not.
  return <input inputMode={kind} spellcheck={false} required={required} value={text} onInput={change} />;
}
