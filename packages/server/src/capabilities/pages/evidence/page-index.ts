import { findDates } from './dates.ts';
import { readNumbers, readTokens } from './tokens.ts';
import type { Token } from './tokens.ts';

/** The text of a page that was read. */
export interface ReadText {
  url: string;
  text: string;
  /** What the model has put into the page, which the page may repeat. */
  inputs?: readonly ModelInput[];
}

/** A text that a model has typed, or put into a URL. */
export interface ModelInput {
  text: string;
  /** Whether it is part of a URL's path. */
  isPath?: boolean;
}

/** Offsets in the text of a page. */
export interface Span {
  start: number;
  end: number;
}

/** Words after a number that multiply it. */
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  millionen: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  mrd: 1e9,
};
const NUMBER_NAMES = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MAX_QUOTE = 200;
/** Characters around a short passage that a quotation shows. */
const AROUND = 60;

/** A page whose words, numbers and dates can be looked up. */
export class PageIndex {
  readonly url: string;
  readonly text: string;
  readonly words: readonly Token[];
  readonly #joined: string;
  /** Index of the first word of each offset in `joined` at which a word begins. */
  readonly #offsets: number[] = [];
  readonly #numbers = new Map<number, Span>();
  /** What follows from a number and the word after it, rounded: `5 %` is 0.05. */
  readonly #computed = new Map<number, Span>();
  readonly #dates = new Map<string, Span>();

  constructor({ url, text }: ReadText) {
    this.url = url;
    this.text = text;
    this.words = readTokens(text);
    let offset = 1;
    for (const { form } of this.words) {
      this.#offsets.push(offset);
      offset += form.length + 1;
    }
    this.#joined = ` ${this.words.map(({ form }) => form).join(' ')} `;
    this.#readNumbers();
    for (const { day, start, end } of findDates(text)) this.#dates.set(day, { start, end });
  }

  /** Finds words that follow each other. */
  findTokens(forms: readonly string[]): Span | undefined {
    const at = this.#joined.indexOf(` ${forms.join(' ')} `);
    if (at === -1) return undefined;
    const first = lowerBound(this.#offsets, at + 1);
    return { start: this.words[first]!.start, end: this.words[first + forms.length - 1]!.end };
  }

  findNumber(value: number): Span | undefined {
    return this.#numbers.get(value) ?? this.#computed.get(round(value));
  }

  /** Finds a number with a currency or a percent sign at most two words away. */
  findAmount(value: number, unit: string): Span | undefined {
    for (const [index, word] of this.words.entries()) {
      if (!/^\d/.test(this.text.slice(word.start, word.end)) || !this.#valuesOf(word).includes(value))
        continue;
      const around = this.words.slice(Math.max(0, index - 2), index + 3);
      if (around.some(({ form }) => form === unit)) return { start: word.start, end: word.end };
    }
    return undefined;
  }

  findDate(day: string): Span | undefined {
    return this.#dates.get(day);
  }

  findText(text: string): Span | undefined {
    const start = this.text.indexOf(text);
    return start === -1 ? undefined : { start, end: start + text.length };
  }

  /** Returns the passage with some words around it, in one line. */
  quote({ start, end }: Span): string {
    const from = this.text.lastIndexOf('\n', start - 1) + 1;
    const next = this.text.indexOf('\n', end);
    const to = next === -1 ? this.text.length : next;
    const line =
      to - from <= MAX_QUOTE ? [from, to] : [Math.max(from, start - AROUND), Math.min(to, end + AROUND)];
    return this.text.slice(line[0], line[1]).trim().slice(0, MAX_QUOTE);
  }

  #readNumbers(): void {
    for (const [index, word] of this.words.entries()) {
      const span = { start: word.start, end: word.end };
      const spelled = NUMBER_NAMES.indexOf(word.form);
      if (spelled !== -1) note(this.#numbers, spelled, span);
      if (!/^\d/.test(this.text.slice(word.start, word.end))) continue;
      const isNegative = /(?:^|[^\p{L}\p{N}])[-−–]\p{Sc}?$/u.test(
        this.text.slice(Math.max(0, word.start - 3), word.start),
      );
      const next = this.words[index + 1];
      for (const value of this.#valuesOf(word)) {
        note(this.#numbers, value, span);
        if (isNegative) note(this.#numbers, -value, span);
        if (next?.form === '%') note(this.#computed, round(value / 100), span);
        const scale = next === undefined ? undefined : SCALES[next.form];
        if (scale !== undefined) note(this.#computed, round(value * scale), span);
      }
    }
  }

  #valuesOf({ start, end }: Token): number[] {
    return readNumbers(this.text.slice(start, end));
  }
}

/** Keeps the first position of a number. */
function note(numbers: Map<number, Span>, value: number, span: Span): void {
  if (!numbers.has(value)) numbers.set(value, span);
}

function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** Returns the index of the first number that is not less than `value`. */
function lowerBound(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
