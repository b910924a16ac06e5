/** Whether every case is tried, as `npm run test:long` does; `npm test` tries some of those that take long. */
export const isLong: boolean = process.env['TESTS'] === 'all';

/** One of so many cases, from the one that `first` counts; all of them in `npm run test:long`. */
export function oneOf<Case>(count: number, cases: readonly Case[], first: number = 0): readonly Case[] {
  return isLong ? cases : cases.filter((_, index) => index % count === first % count);
}
