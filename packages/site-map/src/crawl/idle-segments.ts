import { getOrAdd } from './get-or-add.ts';
import { pathStart } from '@web-data/net/url';
import { LINK, type Candidate } from './candidates.ts';
import { isControl } from './idle-parameters.ts';
import { hasSameText, hasSubstance } from './print.ts';
import { maskIds } from './url-shapes.ts';

/** Min pairs of equal pages, and min pages among them, before an id in the path counts as idle. */
const PAIRS = 8;
const PAGES = 2;
/** Min pairs when all are of one page. */
const PAIRS_OF_ONE = 16;
/** Max paths that are stored for comparison. */
const MAX_PATHS = 20_000;
/** Max folded URLs of one position that are visited nevertheless. */
const CONTROLS = 16;
/** Max folded URLs that are stored, for a visit in case their id counts after all. */
const MAX_FOLDED = 10_000;

/** State of the ids at one position of a path. */
interface Segment {
  pairs: number;
  /** Paths, with ids masked, that have a pair of equal pages. */
  readonly pages: Set<string>;
  state: 'open' | 'idle' | 'counts';
  readonly folded: Set<string>;
  /** Folded URLs that are visited nevertheless, to detect ids that do change pages. */
  readonly controls: Set<string>;
}

/**
 * Detects ids in paths that do not change pages, such as the sessions in `/(S(x1))/news` and `/s/9f3c/news`. URLs that
 * only differ in such an id fold into the first one. One unequal pair is proof that the id counts.
 */
export class IdleSegments {
  readonly #segments = new Map<string, Segment>();
  /** The first URL of those that only differ in their ids. */
  readonly #first = new Map<string, string>();
  readonly #visited = new Map<string, Candidate>();
  #idle = 0;

  /** Replaces a URL by the first one that only differs from it in an idle id. */
  fold(href: string): string {
    if (this.#idle === 0) return href;
    const masked = maskIds(href);
    const segment = masked === href ? undefined : this.#segments.get(prefixOf(masked));
    if (segment?.state !== 'idle') return href;
    const first = this.#first.get(masked);
    if (first === undefined) this.#first.set(masked, href);
    if (first === undefined || first === href || this.#isControl(href, segment)) return href;
    if (segment.folded.size < MAX_FOLDED) segment.folded.add(href);
    return first;
  }

  /** Compares a visited page; returns URLs that should be visited to undo folding. */
  note(page: Candidate): string[] {
    const masked = maskIds(page.url);
    if (masked === page.url || !hasSubstance(page.is.print)) return [];
    const prefix = prefixOf(masked);
    const segment = getOrAdd(this.#segments, prefix, createSegment);
    if (segment.state === 'counts') return [];
    const other = this.#visited.get(masked);
    if (!other) {
      if (this.#visited.size < MAX_PATHS) this.#visited.set(masked, page);
      if (!this.#first.has(masked)) this.#first.set(masked, page.url);
      return [];
    }
    if (other.url !== page.url)
      return this.#compare(segment, masked, hasSameText(page.is.print, other.is.print));
    return [];
  }

  /** Whether a page is equal to the first one that only differs in an idle id, or was not visited for that reason. */
  isReplaced(page: Candidate): boolean {
    if (this.#idle === 0 || page.source !== LINK) return false;
    const masked = maskIds(page.url);
    if (masked === page.url || this.#segments.get(prefixOf(masked))?.state !== 'idle') return false;
    if (page.state === 'waiting') return this.#first.get(masked) !== page.url;
    const other = this.#visited.get(masked);
    if (page.state !== 'listed' || !other || other === page || other.state !== 'listed') return false;
    return hasSameText(page.is.print, other.is.print);
  }

  /** Controls are few: each leads to more URLs with new ids. */
  #isControl(href: string, { controls }: Segment): boolean {
    if (controls.has(href)) return true;
    if (controls.size >= CONTROLS || !isControl(href)) return false;
    controls.add(href);
    return true;
  }

  #compare(segment: Segment, masked: string, isSame: boolean): string[] {
    if (isSame) {
      segment.pairs++;
      segment.pages.add(masked);
      const enough = segment.pages.size < PAGES ? PAIRS_OF_ONE : PAIRS;
      if (segment.state === 'idle' || segment.pairs < enough) return [];
      segment.state = 'idle';
      this.#idle++;
      return [];
    }
    if (segment.state === 'idle') this.#idle--;
    segment.state = 'counts';
    const folded = [...segment.folded];
    segment.folded.clear();
    return folded;
  }
}

function createSegment(): Segment {
  return { pairs: 0, pages: new Set(), state: 'open', folded: new Set(), controls: new Set() };
}

/** Returns the origin and path up to the first id, which identifies the position. */
function prefixOf(masked: string): string {
  return masked.slice(0, masked.indexOf('\0', pathStart(masked)) + 1);
}
