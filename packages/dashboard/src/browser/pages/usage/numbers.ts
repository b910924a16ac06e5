/** What a picture shows. */
export type Measure = 'requests' | 'credits';

/** What was used. */
export interface Used {
  requests: number;
  refused: number;
  credits: number;
}

const format = new Intl.NumberFormat('en');

/** A number with its thousands apart. */
export function number(value: number): string {
  return format.format(value);
}

export function sumUsage(rows: readonly Used[]): Used {
  return rows.reduce(
    (sum, { requests, refused, credits }) => ({
      requests: sum.requests + requests,
      refused: sum.refused + refused,
      credits: sum.credits + credits,
    }),
    { requests: 0, refused: 0, credits: 0 },
  );
}

/** The least round number that is not below: 1, 2 or 5 with noughts behind. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * unit).find((one) => one >= value)!;
}
