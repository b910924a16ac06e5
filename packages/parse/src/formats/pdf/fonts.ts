import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The properties of a font that reading text needs. */
export interface FontFacts {
  isBold: boolean;
  /** Whether the codes of the font stand for themselves, since the file does not say which characters they are. */
  isIdentity: boolean;
}

/** The parts of a font of pdfjs that are read; with `fontExtraProperties` it has the last two. */
interface LoadedFont {
  name?: string;
  composite?: boolean;
  toUnicode?: { firstChar?: number; lastChar?: number };
}

const UNKNOWN: FontFacts = { isBold: false, isIdentity: false };
const BOLD = /bold|black|heavy|semibold|[-,]B(?:d|I)?$|^(?:[A-Z]{6}\+)?(?:CMBX|.*-Demi)/i;

/** Fonts of a document, each looked at once. */
export class Fonts {
  readonly #facts = new Map<string, FontFacts>();

  /** Looks at the fonts of a page; pdfjs loads them with the drawing operators. */
  async load(page: PDFPageProxy, names: readonly string[]): Promise<void> {
    const missing = names.filter((name) => !this.#facts.has(name));
    if (missing.length === 0) return;
    await page.getOperatorList().catch(() => undefined);
    for (const name of missing) {
      const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as LoadedFont) : undefined;
      this.#facts.set(name, font === undefined ? UNKNOWN : readFacts(font));
    }
  }

  get(name: string): FontFacts {
    return this.#facts.get(name) ?? UNKNOWN;
  }
}

function readFacts({ name = '', composite = false, toUnicode }: LoadedFont): FontFacts {
  const isIdentity = composite && toUnicode?.firstChar === 0 && toUnicode.lastChar === 0xff_ff;
  return { isBold: BOLD.test(name), isIdentity };
}

/** A character without meaning. */
export const SIGN: RegExp = /[\p{Co}\p{Cc}\p{Cn}\uFFFD]/u;
/** Min characters of a font on a page for its text to be judged. */
const MIN_TEXT = 10;
/** Max share of characters without meaning. */
const MAX_SIGNS = 0.3;
/** Min different characters; marks of lists are fewer. */
const MIN_KINDS = 6;
/** Min share of letters of text, and of small ones of Latin letters. */
const MIN_ALPHABETIC = 0.6;
const MIN_SMALL = 0.2;

/** Whether the text of a font is what somebody wrote, and not the numbers of its glyphs. */
export function isReadable(text: string, { isIdentity }: FontFacts): boolean {
  if (!isIdentity && !SIGN.test(text)) return true;
  const characters = [...text].filter((one) => one.trim() !== '');
  if (characters.length < MIN_TEXT || new Set(characters).size < MIN_KINDS) return true;
  const share = (pattern: RegExp, of = characters): number =>
    of.filter((one) => pattern.test(one)).length / (of.length || 1);
  if (share(SIGN) > MAX_SIGNS) return false;
  if (!isIdentity) return true;
  const latin = characters.filter((one) => /\p{Script=Latin}/u.test(one));
  return (
    share(/[\p{L}\p{N}]/u) >= MIN_ALPHABETIC &&
    (latin.length < characters.length / 2 || share(/\p{Ll}/u, latin) >= MIN_SMALL)
  );
}
