/** The measure of a chart. */
export type Measure = 'requests' | 'credits';

/** Usage of a day, an operation or a key. */
export interface Used {
  requests: number;
  failed: number;
  credits: number;
}

const format = new Intl.NumberFormat('en');

/** Formats a number with thousands separators. */
export function number(value: number): string {
  return format.format(value);
}

export function sumUsage(rows: readonly Used[]): Used {
  return rows.reduce(
    (sum, { requests, failed, credits }) => ({
      requests: sum.requests + requests,
      failed: sum.failed + failed,
      credits: sum.credits + credits,
    }),
    { requests: 0, failed: 0, credits: 0 },
  );
}

/** Rounds up to the next 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * unit).find((one) => one >= value)!;
}

/** Formats bytes in the largest decimal unit that gives 1 or more, such as `1.5 GB`. */
export function bytes(value: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
  return `${Number((value / 1000 ** power).toFixed(1))} ${units[power]}`;
}
