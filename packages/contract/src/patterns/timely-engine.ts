import { timely } from '@web-data/openapi';

/** A pattern takes too long where only a boolean can be returned. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';

  constructor(pattern: string) {
    super(`The pattern ${pattern} takes too long for a text.`);
  }
}

/** The engine for Ajv, whose `test` must return a boolean: throws {@link TooSlow} on a timeout. */
export const timelyEngine: ((pattern: string) => { test(text: string): boolean }) & { code: string } =
  Object.assign(
    (pattern: string) => ({
      test(text: string): boolean {
        const result = timely(pattern).test(text);
        if (result === undefined) throw new TooSlow(pattern);
        return result;
      },
      // Ajv distinguishes patterns by this.
      toString: () => pattern,
    }),
    { code: 'new RegExp' },
  );
