const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a day such as `2030-05-17` for an axis: `May 17`. */
export function formatDay(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a day for a sentence: `Fri, May 17, 2030`. */
export function formatFullDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Picks the days that have a date on the axis: up to `max`, evenly apart, the last one among them.
 * @returns their indexes, ascending
 */
export function pickTicks(days: number, max: number): number[] {
  const step = Math.max(1, Math.ceil(days / max));
  const ticks: number[] = [];
  for (let day = days - 1; day >= 0; day -= step) ticks.unshift(day);
  return ticks;
}
