import { segmentCount } from '@web-data/net/url';
import type { Candidate } from './candidates.ts';

/** Initial and max number of table slots, both powers of two. The max takes 4 MiB. */
const FIRST_SLOTS = 4096;
const MAX_SLOTS = 1 << 20;

/** Hashes of the text blocks of all pages so far; detects the new text of a page. */
export class SeenHashes {
  #slots = new Uint32Array(FIRST_SLOTS);
  #size = 0;

  /**
   * Adds a hash; returns whether it is new. In a full table every hash counts as new, so that no page is rated too low.
   */
  add(hash: number): boolean {
    const value = hash === 0 ? 1 : hash;
    const at = this.#find(value);
    if (this.#slots[at] === value) return false;
    if (this.#size * 2 >= MAX_SLOTS) return true;
    this.#slots[at] = value;
    if (++this.#size * 2 > this.#slots.length) this.#grow();
    return true;
  }

  #find(value: number): number {
    const mask = this.#slots.length - 1;
    let at = Math.imul(value, 0x9e3779b1) & mask;
    while (this.#slots[at] !== 0 && this.#slots[at] !== value) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    for (const value of old) if (value !== 0) this.#slots[this.#find(value)] = value;
  }
}

/** Max text hashes that are stored; further ones count as new, so that no page is rated too low. */
const MAX_REMEMBERED = 200_000;

/** The first page with a text. */
interface FirstPage {
  page: Candidate;
  /** Number of its text characters that were new at that time. */
  readonly newTextLength: number;
}

/** Comparison of the text of a page with earlier pages. */
export interface Comparison {
  /** Number of text characters that count as its own. */
  readonly newTextLength: number;
  /** Whether it is a copy of another page. */
  readonly repeats: boolean;
  /** An earlier page that turned out to be a copy of this one. */
  readonly copy?: Candidate | undefined;
}

/**
 * Index of pages by text, each with the page that it belongs to. Of two pages with the same text, the one with
 * the longer URL is the copy, regardless of the order of visits: concurrent requests have no meaningful order.
 */
export class TextIndex {
  readonly #first = new Map<number, FirstPage>();

  /** Adds a page with the hash of its text, and the number of text characters that no earlier page has. */
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

/** Whether `url` is a longer form of `other`, with more query parameters or further segments. */
function saysMore(url: string, other: string): boolean {
  const more = pairCount(url) - pairCount(other);
  return more === 0 ? segmentCount(url) > segmentCount(other) : more > 0;
}

function pairCount(url: string): number {
  const mark = url.indexOf('?');
  return mark < 0 ? 0 : url.slice(mark).split('&').length;
}
