import { segmentCount } from '../url/page-url.ts';
import type { Candidate } from './candidates.ts';

/** Texts remembered; more are taken for new, so that nothing sinks unjustly. */
const MAX_REMEMBERED = 200_000;

/** What a page's text was when it was first shown. */
interface FirstPage {
  page: Candidate;
  /** Letters of it that were new then. */
  readonly newTextLength: number;
}

/** How a page's text stands to those of earlier pages. */
export interface Comparison {
  /** Letters that count as its own. */
  readonly newTextLength: number;
  /** True when it is the copy of another. */
  readonly repeats: boolean;
  /** An earlier page that turned out to be the copy of this one. */
  readonly copy?: Candidate | undefined;
}

/**
 * The texts of all pages, each with the page it belongs to. Of two pages of one text the copy is the one whose URL says
 * more, whichever was visited first: requests cross each other on the way, so their order says nothing.
 */
export class TextIndex {
  readonly #first = new Map<number, FirstPage>();

  /** Takes in a page with the hash of its text and the letters of it that no page showed before. */
  note(page: Candidate, text: number, newTextLength: number): Comparison {
    const first = this.#first.get(text);
    if (!first) {
      if (this.#first.size < MAX_REMEMBERED) this.#first.set(text, { page, newTextLength });
      return { newTextLength, repeats: false };
    }
    const { page: earlier } = first;
    if (newTextLength > 0 || earlier === page) return { newTextLength, repeats: false };
    if (!saysMore(earlier.url, page.url)) return { newTextLength, repeats: true };
    first.page = page;
    return { newTextLength: first.newTextLength, repeats: false, copy: earlier };
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
