import { readDate } from './dates.ts';
import { PageIndex } from './page-index.ts';
import type { ModelInput, ReadText, Span } from './page-index.ts';
import { isUnit, readNumbers, readTokens } from './tokens.ts';

/** Where a value was found. */
export interface Evidence {
  url: string;
  /** The passage that states it, as the page has it. */
  quote: string;
}

/** What a model names as the source of a value. */
export interface Citation {
  url: string;
  quote?: string | undefined;
}

export interface EvidenceReport {
  /** By JSON Pointer into the data. */
  sources: Record<string, Evidence>;
  /** Pointers of values that no page states. */
  missing: string[];
}

/** Words of a quotation that supports a value without stating it, at least. */
const MIN_QUOTE_TOKENS = 2;

/**
 * Looks up every value of some data in the pages that were read. Numbers, dates, amounts of money and telephone numbers
 * are found in any notation; a text is found when its words follow each other. `true` and `false` are on no page: they
 * need a citation whose quotation is, and has a word of the name of the member. Empty values state nothing. What a model has put
 * into a page itself, the page does not state.
 */
export function findEvidence(
  data: unknown,
  pages: readonly ReadText[],
  citations: Readonly<Record<string, Citation>> = {},
): EvidenceReport {
  const finder = new Finder(
    new Map(pages.map((page) => [new PageIndex(page), new Echoes(page.inputs ?? [])])),
    citations,
  );
  finder.visit(data, '', '', undefined);
  return { sources: finder.sources, missing: finder.missing };
}

class Finder {
  readonly sources: Record<string, Evidence> = {};
  readonly missing: string[] = [];
  readonly #pages: readonly PageIndex[];
  readonly #echoes: ReadonlyMap<PageIndex, Echoes>;
  readonly #citations: Readonly<Record<string, Citation>>;

  constructor(pages: ReadonlyMap<PageIndex, Echoes>, citations: Readonly<Record<string, Citation>>) {
    this.#pages = [...pages.keys()];
    this.#echoes = pages;
    this.#citations = citations;
  }

  /** @param within pages that may state the values of a record of a list; undefined outside of one: any page. */
  visit(value: unknown, pointer: string, name: string, within: readonly PageIndex[] | undefined): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const place = `${pointer}/${index}`;
        this.visit(item, place, name, isRecord(item) ? this.#pagesOfRecord(item) : within);
      }
      return;
    }
    if (isRecord(value)) {
      for (const [key, member] of Object.entries(value))
        this.visit(member, `${pointer}/${escapePointer(key)}`, key, within);
      return;
    }
    if (value === null || value === '') return;
    const found = this.#find(value as boolean | number | string, pointer, name, within ?? this.#pages);
    if (found === undefined) this.missing.push(pointer);
    else this.sources[pointer] = found;
  }

  /** The pages that state what a record is about, which is its first text; the values of another record are not its own. */
  #pagesOfRecord(record: Record<string, unknown>): readonly PageIndex[] | undefined {
    const about = Object.values(record).find((value) => typeof value === 'string' && value !== '');
    if (about === undefined) return undefined;
    const pages = this.#pages.filter((page) => findString(page, about as string) !== undefined);
    return pages.length === 0 ? undefined : pages;
  }

  #find(
    value: boolean | number | string,
    pointer: string,
    name: string,
    pages: readonly PageIndex[],
  ): Evidence | undefined {
    const cited = this.#citations[pointer];
    // The cited page comes first: several pages may state the same value.
    const ordered = pages.toSorted((a, b) => Number(b.url === cited?.url) - Number(a.url === cited?.url));
    const text = typeof value === 'boolean' ? cited?.quote : value;
    for (const page of ordered) {
      if (text !== undefined && this.#echoes.get(page)!.has(text, findValue)) continue;
      const span = typeof value === 'boolean' ? findQuote(page, cited, name) : findValue(page, value);
      if (span !== undefined) return { url: page.url, quote: page.quote(span) };
    }
    return undefined;
  }
}

function findValue(page: PageIndex, value: number | string): Span | undefined {
  return typeof value === 'number' ? page.findNumber(value) : findString(page, value);
}

function findString(page: PageIndex, value: string): Span | undefined {
  const forms = readTokens(value).map(({ form }) => form);
  if (forms.length === 0) return page.findText(value.trim());
  const isUrl = /^https?:\/\/\S+$/.test(value);
  if (isUrl) return findUrl(page, value);
  return (
    page.findTokens(forms) ??
    findDay(page, value) ??
    findAmount(page, value, forms) ??
    findDigits(page, value)
  );
}

function findUrl(page: PageIndex, value: string): Span | undefined {
  if (page.url === value) return { start: 0, end: 0 };
  const span = page.findText(value);
  // The URL may go on in the page.
  if (span === undefined) return undefined;
  return /^[\w/?&=%-]/.test(page.text.slice(span.end)) ? undefined : span;
}

function findDay(page: PageIndex, value: string): Span | undefined {
  const day = readDate(value);
  return day === undefined ? undefined : page.findDate(day);
}

function findAmount(page: PageIndex, value: string, forms: readonly string[]): Span | undefined {
  const numbers = value.match(/\d+(?:[.,'’\u00A0\u202F]\d+)*/g) ?? [];
  const units = forms.filter((form) => isUnit(form));
  if (numbers.length !== 1 || units.length !== 1 || forms.length !== 2) return undefined;
  for (const number of readNumbers(numbers[0]!)) {
    const span = page.findAmount(number, units[0]!);
    if (span !== undefined) return span;
  }
  return undefined;
}

/** Finds a telephone number, or another long number, that is grouped in another way. */
function findDigits(page: PageIndex, value: string): Span | undefined {
  if (!/^\+?[\d\s()./-]{7,30}$/.test(value)) return undefined;
  const digitsOfValue = value.replaceAll(/\D/g, '');
  for (const match of page.text.matchAll(/\+?\d[\d\s()./-]{5,30}\d/g)) {
    const digits = match[0].replaceAll('(0)', '').replaceAll(/\D/g, '');
    if (digits === digitsOfValue) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function findQuote(page: PageIndex, cited: Citation | undefined, name: string): Span | undefined {
  if (cited?.quote === undefined) return undefined;
  const forms = readTokens(cited.quote).map(({ form }) => form);
  if (forms.length < MIN_QUOTE_TOKENS) return undefined;
  const parts = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const about = readTokens(parts)
    .map(({ form }) => form)
    .filter((form) => form.length > 2 && form !== 'has');
  if (!about.some((word) => forms.some((form) => form.startsWith(word) || word.startsWith(form))))
    return undefined;
  return page.findTokens(forms);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Minimum characters of an input that makes a longer value its echo, unless it has a digit. */
const MIN_INPUT = 4;

/** Finds what a model has put into a page itself: a page that repeats it states nothing. */
class Echoes {
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
