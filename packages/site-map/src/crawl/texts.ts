import { segmentCount } from '../url/page-url.ts';
import type { Candidate } from './candidates.ts';

/** Texts remembered; more are taken for new, so that nothing sinks unjustly. */
const MAX_TEXTS = 200_000;

/** What a page's text was when it was first shown. */
interface Shown {
  page: Candidate;
  /** Letters of it that were new then. */
  readonly newLetters: number;
}

/** How a page's text stands to those of earlier pages. */
export interface Comparison {
  /** Letters that count as its own. */
  readonly newLetters: number;
  /** True when it is the copy of another. */
  readonly repeats: boolean;
  /** An earlier page that turned out to be the copy of this one. */
  readonly copy?: Candidate | undefined;
}

/**
 * The texts of all pages, each with the page it belongs to. Of two pages of one text the copy is the one whose URL says
 * more, whichever was visited first: requests cross each other on the way, so their order says nothing.
 */
export class Texts {
  readonly #shown = new Map<number, Shown>();

  /** Takes in a page with the hash of its text and the letters of it that no page showed before. */
  note(page: Candidate, text: number, newLetters: number): Comparison {
    const shown = this.#shown.get(text);
    if (!shown) {
      if (this.#shown.size < MAX_TEXTS) this.#shown.set(text, { page, newLetters });
      return { newLetters, repeats: false };
    }
    const { page: earlier } = shown;
    if (newLetters > 0 || earlier === page) return { newLetters, repeats: false };
    if (!saysMore(earlier.url, page.url)) return { newLetters, repeats: true };
    shown.page = page;
    return { newLetters: shown.newLetters, repeats: false, copy: earlier };
  }
}

/** True when `url` is the longer way to say what `other` says: more of a query, or further segments. */
function saysMore(url: string, other: string): boolean {
  const more = pairCount(url) - pairCount(other);
  return more === 0 ? segmentCount(url) > segmentCount(other) : more > 0;
}

function pairCount(url: string): number {
  const mark = url.indexOf('?');
  return mark < 0 ? 0 : url.slice(mark).split('&').length;
}
