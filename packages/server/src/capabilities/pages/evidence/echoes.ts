import { PageIndex } from './page-index.ts';
import type { ModelInput } from './page-index.ts';

/** Minimum characters of an input that makes a longer value its echo, unless it has a digit. */
const MIN_INPUT = 4;

/** Finds what a model has put into a page itself: a page that repeats it states nothing. */
export class Echoes {
  readonly #inputs: readonly { index: PageIndex; isPath: boolean }[];

  constructor(inputs: readonly ModelInput[]) {
    this.#inputs = inputs.map(({ text, isPath = false }) => ({
      index: new PageIndex({ url: '', text }),
      isPath,
    }));
  }

  /**
   * Whether a value is part of an input, or has one in it. The words of a path may be those of a title.
   * @param find looks the value up in a text
   */
  has(value: number | string, find: (page: PageIndex, value: number | string) => unknown): boolean {
    if (this.#inputs.some(({ index }) => find(index, value) !== undefined)) return true;
    if (typeof value === 'number') return false;
    const long = this.#inputs.filter(
      ({ index, isPath }) => !isPath && (index.text.length >= MIN_INPUT || /\d/.test(index.text)),
    );
    if (long.length === 0) return false;
    const page = new PageIndex({ url: '', text: value });
    return long.some(
      ({ index }) => index.words.length > 0 && page.findTokens(index.words.map(({ form }) => form)),
    );
  }
}
