import type { JSX } from 'preact';

const DAY = 86_400_000;
const ends: [label: string, days: number | undefined][] = [
  ['Never', undefined],
  ['In 7 days', 7],
  ['In 30 days', 30],
  ['In 90 days', 90],
  ['In a year', 365],
];

interface EndChoiceProps {
  /** Undefined for never. */
  days: number | undefined;
  onChange(days: number | undefined): void;
}

/** A choice of when a key expires. */
export function EndChoice({ days, onChange }: EndChoiceProps): JSX.Element {
  return (
    <label class="field">
      <span>Expires</span>
      <select name="ends" onChange={(event) => onChange(ends[event.currentTarget.selectedIndex]?.[1])}>
        {ends.map(([label, value]) => (
          <option key={label} selected={value === days}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the time that many days from now, in the format of the account API. */
export function toExpiry(days: number | undefined): string | undefined {
  return days === undefined ? undefined : new Date(Date.now() + days * DAY).toISOString();
}
