const DAY = 86_400_000;

/** Formats a time as the description does; returns an empty object for null, so that the member is left out. */
export function optionalTime<Name extends string>(
  name: Name,
  milliseconds: number | null,
): { [Key in Name]?: string } {
  return (milliseconds === null ? {} : { [name]: toIsoTime(milliseconds) }) as { [Key in Name]?: string };
}

/** Formats milliseconds since the epoch as RFC 3339. */
export function toIsoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Converts a date to days since the epoch; a day beyond the end of its month falls into the next. */
export function dayNumber(text: string): number {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]; // By its pattern.
  return Date.UTC(year, month - 1, day) / DAY;
}
