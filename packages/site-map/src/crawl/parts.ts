import { pathStart } from '../url/page-url.ts';
import type { Candidate } from './candidates.ts';
import { urlKind } from './kind.ts';

/** What a visit brought: something new to read, a little of it, nothing but more of its own kind, or nothing. */
export type Gain = 'much' | 'little' | 'more' | 'nothing';

/** How fast old visits are forgotten. */
const MEMORY = 0.1;
const PROVEN = 0.5;
const BARREN = 0.2;
/** How often visits lead to further URLs where there is no end to them. */
const BREEDING = 0.3;
/** How often visits show new text where it is more than chance. */
const TELLING = 0.4;
/** How often pages are word for word like earlier ones where they are no pages of their own; and how fast that shows. */
const REPEATING = 0.5;
const REPEATING_MEMORY = 0.2;
const PROVEN_AFTER = 2;

/** What is known of the URLs of one shape: whether visiting them pays. */
export class Part {
  readonly key: string;
  /** URLs known of it. */
  members = 0;
  visits = 0;
  /** Visits under way. */
  open = 0;
  /** Visits that brought nothing but more of the same kind, or nothing at all. */
  barren = 0;
  /** How much visits paid lately, 0 to 1. */
  value: number = PROVEN;
  /** How often visits showed new text, and how often they led to new URLs, 0 to 1. */
  #telling: number = PROVEN;
  #leading: number = PROVEN;
  /** How often pages were word for word like earlier ones, 0 to 1. */
  #repeating = 0;
  #isSuspect = false;

  constructor(key: string) {
    this.key = key;
  }

  /** True when visits have paid. */
  get isProven(): boolean {
    return this.visits >= PROVEN_AFTER && this.value >= PROVEN;
  }

  /** True when visits have mostly not paid. */
  get hasFailed(): boolean {
    return this.value < PROVEN;
  }

  /** True when visits have brought nothing new for long. */
  get isSpent(): boolean {
    return this.value < BARREN;
  }

  /** True when visits bring ever more URLs and nothing else: a place that seems to have no end. */
  get isSuspect(): boolean {
    return this.#isSuspect;
  }

  /**
   * True when its pages lead on and tell nothing, or say what others said: to be led there is no gain. Leaves that
   * differ in numbers alone lead nowhere, and may be many.
   */
  get isBreeding(): boolean {
    if (this.#isSuspect || this.#repeating >= REPEATING) return true;
    return this.#telling < TELLING && this.#leading >= BREEDING;
  }

  note({ gain, newLetters, found, repeats }: Visited): void {
    this.visits++;
    if (gain === 'more' || gain === 'nothing') this.barren++;
    this.value += MEMORY * (WORTH[gain] - this.value);
    this.#telling += MEMORY * (Math.min(1, newLetters) - this.#telling);
    this.#leading += MEMORY * (Math.min(1, found) - this.#leading);
    this.#repeating += REPEATING_MEMORY * ((repeats ? 1 : 0) - this.#repeating);
    if (this.value < BARREN && this.#leading >= BREEDING) this.#isSuspect = true;
    else if (this.value >= PROVEN) this.#isSuspect = false;
  }
}

/** What came of a visit. */
export interface Visited {
  readonly gain: Gain;
  /** Letters of text that no page showed before. */
  readonly newLetters: number;
  /** URLs that nobody had named before. */
  readonly found: number;
  /** True when its text is word for word that of an earlier page. */
  readonly repeats: boolean;
}

/** A little, such as a title of its own, never proves a part and never sinks it. */
const WORTH: Readonly<Record<Gain, number>> = { much: 1, little: 0.4, more: 0, nothing: 0 };

/** How many pages that did not pay lie behind a URL before it counts as generated: fewer where a query varies. */
const MAX_BEHIND = 2;
const MAX_BEHIND_QUERY = 1;

/** The parts of a site, by the shapes of their URLs; a URL belongs to a fine part and to a coarse one. */
export class Parts {
  readonly #parts = new Map<string, Part>();

  /** The part of URLs that differ in numbers and ids only. */
  of(candidate: Candidate): Part {
    return (candidate.note.part ??= this.at(urlPattern(candidate.url)));
  }

  /** The part of all that lies below the same first segment, URLs with queries apart. */
  around(candidate: Candidate): Part {
    return this.at(`${firstSegment(candidate.url)}…`);
  }

  /** The part of all that is of one kind, however it is called. */
  kindOf(candidate: Candidate): Part {
    return (candidate.note.kind ??= this.at(urlKind(candidate.url)));
  }

  /** The part of all queries of one path. */
  queriesOf(candidate: Candidate): Part {
    const { key } = this.of(candidate);
    return this.at(`${key.split('?', 1)[0]}?…`);
  }

  at(key: string): Part {
    let part = this.#parts.get(key);
    if (!part) this.#parts.set(key, (part = new Part(key)));
    return part;
  }

  /** Notes what a visit brought. */
  note(candidate: Candidate, visited: Visited): void {
    this.of(candidate).note(visited);
    this.around(candidate).note(visited);
    this.kindOf(candidate).note(visited);
    if (candidate.is.hidden) this.queriesOf(candidate).note(visited);
  }

  /** True when the URL looks generated: part of a place without end, and named only from within it. */
  isSuspect(candidate: Candidate): boolean {
    const { odd, behind, selfNamed } = candidate.is;
    if (odd) return true;
    if (behind === 0 && !selfNamed) return false;
    const part = this.of(candidate);
    if (!part.isProven && this.around(candidate).isSuspect) return true;
    const enough = candidate.url.includes('?') ? MAX_BEHIND_QUERY : MAX_BEHIND;
    return part.isSuspect && (selfNamed || behind >= enough);
  }
}

/** The shape of a URL: host, path and query names, with numbers as `N` and ids as `H`. */
export function urlPattern(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const shape = path.replace(ID, 'H').replace(/\d+/g, 'N');
  if (mark < 0) return shape;
  const names = url
    .slice(mark + 1)
    .split('&')
    .map((pair) => pair.split('=', 1)[0]);
  return `${shape}?${[...new Set(names)].toSorted().join('&')}`;
}

/** UUIDs, hexadecimal ids, and tokens that mix letters and digits. */
const ID =
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<![0-9a-f])(?=[a-f]*\d)[0-9a-f]{8,}|(?<![A-Za-z0-9])(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{12,}(?![A-Za-z0-9])/gi;

function firstSegment(url: string): string {
  const start = pathStart(url);
  const mark = url.indexOf('?', start);
  const end = url.indexOf('/', start + 1);
  const isDeep = end > 0 && (mark < 0 || end < mark);
  const shape = isDeep ? url.slice(start, end).replace(ID, 'H').replace(/\d+/g, 'N') : '/*';
  return `${url.slice(0, start)}${shape}${mark < 0 ? '' : '?'}`;
}
