import { Parser } from 'htmlparser2';

/** Rules by which readers leave out text, as a warning names them. */
export const RULES = {
  turned: 'text that is neither upright nor level, or of no size',
  running: 'lines that repeat at the edges of pages',
  decoration: 'text that the file marks as decoration of its pages',
  unreadable: 'characters whose meaning the file does not say',
  frames: 'page headers and footers',
  generated: 'tables of contents and indexes, which repeat the text',
  hidden: 'text that the file hides',
  slides: 'slides that the presentation hides',
  deleted: 'text that a tracked change deletes',
  comments: 'comments of reviewers',
  surroundings: 'what surrounds the main content of a page',
  fallback: 'a second form of the same content',
  spare: 'cells of merged ranges that are not shown',
} as const;

/** A rule by which readers leave out text. */
export type Rule = keyof typeof RULES;

/** Rules that always cause a warning, however little they leave out. */
const REPORTED: ReadonlySet<Rule> = new Set(['turned', 'unreadable', 'hidden', 'spare']);
/** Rules for text that only links to or repeats other text, and those that readers report themselves. */
const SILENT: ReadonlySet<Rule> = new Set([
  'generated',
  'fallback',
  'running',
  'decoration',
  'frames',
  'slides',
  'deleted',
  'comments',
]);
/** Share of the text of a file above which missing text causes a warning. */
export const MAX_DROPPED = 0.05;
/** Characters of text, up to which one that is missing is noise. */
const MIN_SEEN = 20;

/** Counts of the letters and digits of a file: read, written and left out. Other characters do not count. */
export interface TextLedger {
  /** Letters and digits that the reader found in the file. */
  seen: number;
  /** Letters and digits of the result, with labels that the reader added. */
  written: number;
  /** Letters and digits that were left out, by rule. */
  dropped: Partial<Record<Rule, number>>;
  /** Letters and digits that the file has, and neither the result nor a rule accounts for. */
  missing: number;
}

/** The letters of Latin, Greek and Cyrillic come before this one. */
const FEW = 0x5_00;

/** Counts the letters and digits of a file: those found, and those left out by a rule. */
export class Ledger {
  /** How often each letter was seen, less how often it was left out or written: those of a few scripts, and others. */
  readonly #balance = new Int32Array(FEW);
  readonly #others = new Map<number, number>();
  readonly #dropped = new Map<Rule, number>();
  #seen = 0;

  /** Counts text that the file contains. */
  see(text: string): void {
    this.#seen += this.#count(text, 1);
  }

  /** Counts text that a rule leaves out. It must have been seen. */
  drop(rule: Rule, text: string): void {
    this.#dropped.set(rule, (this.#dropped.get(rule) ?? 0) + this.#count(text, -1));
  }

  /** Adds what another ledger, which is still open, has counted. */
  add(other: Ledger): void {
    this.#seen += other.#seen;
    for (const [unit, count] of other.#balance.entries()) this.#balance[unit]! += count;
    for (const [unit, count] of other.#others) this.#others.set(unit, (this.#others.get(unit) ?? 0) + count);
    for (const [rule, count] of other.#dropped)
      this.#dropped.set(rule, (this.#dropped.get(rule) ?? 0) + count);
  }

  /** Compares what was seen with the HTML of the result. Ends the ledger. */
  close(html: string): TextLedger {
    let written = 0;
    readDisplayedText(html, (text) => {
      written += this.#count(text, -1);
    });
    let missing = 0;
    for (const left of this.#balance) if (left > 0) missing += left;
    for (const left of this.#others.values()) if (left > 0) missing += left;
    return { seen: this.#seen, written, dropped: Object.fromEntries(this.#dropped), missing };
  }

  #count(text: string, by: 1 | -1): number {
    let count = 0;
    // A letter with an accent may be one character or two, in one run of text or in two.
    const plain = isAscii(text) ? text : text.normalize('NFKD');
    for (let at = 0; at < plain.length; at++) {
      const unit = plain.charCodeAt(at);
      if (!isCounted(unit)) continue;
      if (unit < FEW) this.#balance[unit]! += by;
      else this.#others.set(unit, (this.#others.get(unit) ?? 0) + by);
      count++;
    }
    return count;
  }
}

/** Writes warnings about text that rules left out, and about text that is missing for no known reason. */
export function ledgerWarnings({ seen, dropped, missing }: TextLedger): string[] {
  const reported = (Object.keys(dropped) as Rule[]).filter(
    (rule) =>
      dropped[rule]! > 0 &&
      (REPORTED.has(rule) || (!SILENT.has(rule) && dropped[rule]! > seen * MAX_DROPPED)),
  );
  const warnings = reported.map(
    (rule) => `Left out: ${RULES[rule]} (${dropped[rule]} letters and digits of ${seen}).`,
  );
  if (seen >= MIN_SEEN && missing > seen * MAX_DROPPED)
    warnings.push(
      `${missing} letters and digits of ${seen} are missing from the result, for no known reason.`,
    );
  return warnings;
}

/** Calls `take` with each text that a reader of HTML sees, with the numbers of ordered lists. */
export function readDisplayedText(html: string, take: (text: string) => void): void {
  let hidden = 0;
  const numbers: number[] = [];
  const parser = new Parser({
    onopentag(name, { start = '1', value, alt }) {
      if (isHiddenTag(name)) hidden++;
      else if (name === 'ol') numbers.push(Number.parseInt(start, 10) || 1);
      else if (name === 'ul') numbers.push(Number.NaN);
      else if (name === 'li' && numbers.length > 0) {
        const number = Number.parseInt(value ?? '', 10) || numbers.at(-1)!;
        numbers[numbers.length - 1] = number + 1;
        if (!Number.isNaN(number)) take(String(number));
      } else if (alt !== undefined) take(alt);
    },
    ontext(text) {
      if (hidden === 0) take(text);
    },
    onclosetag(name) {
      if (isHiddenTag(name)) hidden--;
      else if (name === 'ol' || name === 'ul') numbers.pop();
    },
  });
  parser.end(html);
}

function isHiddenTag(name: string): boolean {
  return name === 'script' || name === 'style' || name === 'head' || name === 'template';
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /^[\u0000-\u007F]*$/.test(text);
}

const UNKNOWN = 0;
const COUNTED = 1;
const IGNORED = 2;
/** Whether a UTF-16 code unit counts; found on first use. */
const classes = new Uint8Array(65_536);

function isCounted(unit: number): boolean {
  if (classes[unit] === UNKNOWN) {
    const isSurrogate = unit >= 0xd8_00 && unit <= 0xdf_ff;
    classes[unit] = isSurrogate || /[\p{L}\p{N}]/u.test(String.fromCharCode(unit)) ? COUNTED : IGNORED;
  }
  return classes[unit] === COUNTED;
}
