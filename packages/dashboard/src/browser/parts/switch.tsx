import type { JSX } from 'preact';

interface SwitchProps<Name extends string> {
  label: string;
  names: readonly Name[];
  value: Name;
  onChange(name: Name): void;
}

/** A row of buttons, one of which is pressed. */
export function Switch<Name extends string>({
  label,
  names,
  value,
  onChange,
}: SwitchProps<Name>): JSX.Element {
  return (
    <p class="switch" role="group" aria-label={label}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
          {name}
        </button>
      ))}
    </p>
  );
}
