import { parseUrl } from '@web-data/net/url';
import { findWordStart } from '../../../../platform/cut-text.ts';
import type { ModelInput, ReadText } from '../../../pages/evidence/page-index.ts';

/** Maximum number of characters that are remembered of a page: the first content of a page in a browser is dropped. */
const MAX_REMEMBERED = 2_000_000;
/** Maximum number of characters of words that the run knows. */
const MAX_KNOWN = 8_000_000;
/** Maximum number of the model's own inputs that are remembered of one page, and of characters of each. */
const MAX_INPUTS = 1000;
const MAX_INPUT = 2000;

/**
 * The texts that a run has read, by which the values of its result are judged. Every tool that reads a page adds to it. A page
 * can repeat what the model has typed or put into a URL: that is no evidence, unless the task or an earlier page has it.
 */
export class EvidenceLedger {
  readonly #pages = new Map<string, ReadText>();
  #known: string;

  /** @param task all that the task gives */
  constructor(task: string) {
    this.#known = normalizeText(task);
  }

  /** The pages read so far that were found and had content, by their URLs. */
  get read(): ReadonlyMap<string, ReadText> {
    return this.#pages;
  }

  /**
   * Adds what a page or a file says; parts of one URL are joined.
   * @param inputs what the model has put into the page
   */
  note(url: string, text: string, inputs: readonly ModelInput[]): void {
    const before = this.#pages.get(url);
    const joined = before === undefined || before.text === text ? text : `${before.text}\n${text}`;
    const from = findWordStart(joined, Math.max(0, joined.length - MAX_REMEMBERED));
    const all = [...(before?.inputs ?? []), ...inputs].slice(-MAX_INPUTS);
    this.#pages.set(url, { url, text: joined.slice(from), inputs: all });
    if (inputs.length === 0) this.noteFound(text);
  }

  /** Adds what is known without having been read, such as the URLs of a map. */
  noteFound(text: string): void {
    this.#known = `${this.#known}${normalizeText(text)}`.slice(-MAX_KNOWN);
  }

  /** Returns the typed texts that neither the task nor a page has. */
  findTyped(texts: readonly string[]): ModelInput[] {
    return texts
      .map((text) => text.slice(0, MAX_INPUT))
      .filter((text) => !this.#isKnown(text))
      .map((text) => ({ text }));
  }

  /** Returns the parts of a URL that neither the task nor a page has; the URL itself, where it has any. */
  findInvented(url: string): ModelInput[] {
    const { hostname = '', pathname = '', search = '', hash = '' } = parseUrl(url) ?? {};
    const path = this.findTyped(split(`${hostname.replaceAll('.', '/')}/${pathname}`, /\//));
    const others = this.findTyped(split(`${search}&${hash}`, /[?&=#]/));
    const inputs = [...path.map(({ text }) => ({ text, isPath: true })), ...others];
    return inputs.length === 0 ? [] : [...inputs, { text: url, isPath: true }];
  }

  #isKnown(text: string): boolean {
    return this.#known.includes(normalizeText(text));
  }
}

function split(text: string, separator: RegExp): string[] {
  return text.split(separator).flatMap((part) => {
    const plain = decode(part.replaceAll('+', ' ')).trim();
    return plain === '' ? [] : [plain];
  });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A malformed percent-encoding.
  }
}

/** Returns the words of a text, each between two spaces. */
function normalizeText(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.replaceAll(/ +/g, ' ');
}
