import type { JSX } from 'preact';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A time relative to now; the tooltip has the exact one. */
export function When({ at }: { at: string }): JSX.Element {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {distance(moment.getTime() - Date.now())}
    </time>
  );
}

function distance(milliseconds: number): string {
  for (const [unit, length] of units) {
    if (Math.abs(milliseconds) >= length) return relative.format(Math.round(milliseconds / length), unit);
  }
  return milliseconds > 1000 ? 'in a moment' : 'just now';
}
