import type { Field } from 'api-forms';
import type { JSX } from 'preact';

interface FieldInputProps {
  field: Field;
  value: string | File;
  /** What the service says is wrong with it. */
  mark?: string | undefined;
  onChange(value: string | File): void;
}

/** An input for one value, by its kind. */
export function FieldInput({ field, value, mark, onChange }: FieldInputProps): JSX.Element {
  const { name, isRequired, description, usual, kind } = field;
  return (
    <label class={mark === undefined ? 'field' : 'field marked'}>
      <span>
        <code>{name}</code> {isRequired ? null : <span class="soft">optional</span>}
      </span>
      <Control field={field} value={value} mark={mark} onChange={onChange} />
      {mark === undefined ? null : <strong class="mark">{mark}</strong>}
      <small>
        {description}
        {kind === 'lines' ? ' One on each line.' : null}
        {kind === 'json' ? ' As JSON.' : null}
        {usual === undefined ? null : ` By default ${usual}.`}
      </small>
    </label>
  );
}

function Control({ field, value, mark, onChange }: FieldInputProps): JSX.Element {
  const { kind, isRequired: required, least: min, max } = field;
  const state = { 'aria-invalid': mark !== undefined };
  if (kind === 'file')
    return (
      <input
        type="file"
        {...state}
        required={required}
        onChange={({ currentTarget: { files } }) => onChange(files?.[0] ?? '')}
      />
    );
  const text = typeof value === 'string' ? value : '';
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  const choices = kind === 'switch' ? ['true', 'false'] : field.choices;
  if (choices)
    return (
      <select {...state} value={text} required={required} onChange={change}>
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
        {...state}
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        spellcheck={kind === 'long'}
        required={required}
        value={text}
        onInput={change}
      />
    );
  if (kind === 'number')
    return (
      <input type="number" step="any" {...{ min, max, required, ...state }} value={text} onInput={change} />
    );
  // Not `url`, because the service accepts URLs that a browser would not.
  return (
    <input {...state} inputMode={kind} spellcheck={false} required={required} value={text} onInput={change} />
  );
}
