/** Texts longer than this are not compared with a pattern, which may take exponential time. */
const LONGEST = 20;

/**
 * A short text that matches a pattern of ECMAScript; undefined where its syntax is more than groups, classes,
 * alternatives and quantifiers.
 */
export function patternText(pattern: string): string | undefined {
  try {
    const text = new PatternReader(pattern).read();
    return text.length > LONGEST || readExpression(pattern).test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A pattern as a validator reads it. @throws SyntaxError */
export function readExpression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

/** Writes the first alternative of everything, as often as it has to be there. */
class PatternReader {
  readonly #characters: string[];
  #at = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  read(): string {
    const text = this.#alternatives();
    if (this.#at < this.#characters.length) throw new SyntaxError('A group has no beginning.');
    return text;
  }

  #next(): string {
    const character = this.#characters[this.#at];
    if (character === undefined) throw new SyntaxError('The pattern ends early.');
    this.#at += 1;
    return character;
  }

  #take(text: string): boolean {
    if (
      !this.#characters
        .slice(this.#at, this.#at + text.length)
        .join('')
        .startsWith(text)
    )
      return false;
    this.#at += text.length;
    return true;
  }

  #alternatives(): string {
    const first = this.#sequence();
    while (this.#take('|')) this.#sequence();
    return first;
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#characters.length && !/[|)]/.test(this.#characters[this.#at]!)) {
      const piece = this.#piece();
      text += piece.repeat(this.#count());
    }
    return text;
  }

  #piece(): string {
    const character = this.#next();
    if (character === '^' || character === '$') return '';
    if (character === '.') return 'a';
    if (character === '[') return this.#class();
    if (character === '\\') return this.#escape();
    if (character !== '(') return character;
    if (this.#take('?') && !this.#take(':')) this.#name();
    const inner = this.#alternatives();
    if (!this.#take(')')) throw new SyntaxError('A group has no end.');
    return inner;
  }

  /** The name of a group; what else begins so looks around, which no text can be written from. */
  #name(): void {
    if (!this.#take('<') || this.#take('=') || this.#take('!'))
      throw new SyntaxError('The pattern looks around.');
    while (this.#next() !== '>');
  }

  #escape(): string {
    const character = this.#next();
    const known: Record<string, string> = {
      d: '1',
      w: 'a',
      s: ' ',
      D: 'a',
      W: '-',
      S: 'a',
      t: '\t',
      n: '\n',
      r: '\r',
      b: '',
    };
    if (character === 'x') return this.#code(2);
    if (character === 'u') return this.#code(4);
    if (/[pPkB0-9]/.test(character)) throw new SyntaxError('The pattern refers to a property or a group.');
    return known[character] ?? character;
  }

  #code(length: number): string {
    const digits = Array.from({ length }, () => this.#next()).join('');
    return String.fromCodePoint(Number.parseInt(digits, 16));
  }

  /** A character of a class: a digit or a letter if it has one. */
  #class(): string {
    const start = this.#at;
    while (this.#next() !== ']') if (this.#characters[this.#at - 1] === '\\') this.#at += 1;
    const expression = readExpression(`^[${this.#characters.slice(start, this.#at).join('')}$`);
    const found = [...'aA1bB-_ ./:@', ...this.#characters.slice(start, this.#at)].find((one) =>
      expression.test(one),
    );
    if (found === undefined) throw new SyntaxError('The class has no character to write.');
    return found;
  }

  /** How often the piece before has to be there; once where it may be left out, but for an option. */
  #count(): number {
    const least = this.#least();
    this.#take('?');
    return least;
  }

  #least(): number {
    if (this.#take('*') || this.#take('?')) return 0;
    if (this.#take('+')) return 1;
    const [, digits] =
      /^\{(\d+)(?:,\d*)?\}/.exec(this.#characters.slice(this.#at, this.#at + 12).join('')) ?? [];
    if (digits === undefined) return 1;
    while (this.#next() !== '}');
    return Math.min(Number(digits), 1000);
  }
}
