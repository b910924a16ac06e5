/** Result of a visit: much new content, a little of it, only more URLs of its own kind, or nothing. */
export type Gain = 'much' | 'little' | 'more' | 'nothing';

/** Weight of the latest visit in the moving averages. */
const MEMORY = 0.1;
/** Number of visits that the initial score counts as; the first visits have more weight. */
const GUESS = 2;
const PROVEN = 0.5;
const BARREN = 0.2;
/** Min rate of visits that lead to new URLs in a part that seems endless. */
const BREEDING = 0.3;
/** Min rate of visits with new text that is not chance. */
const TELLING = 0.4;
/** Rate of repeated pages above which a part only repeats others, and the weight of the latest visit in it. */
const REPEATING = 0.5;
const REPEATING_MEMORY = 0.2;
const PROVEN_AFTER = 2;
/** Rate of productive visits that is not chance. */
const WORTHWHILE = 0.01;
/** Number of visits after which a part is known. */
const KNOWN_AFTER = 10;

/** Statistics of URLs with one shape: whether visits to them are productive. */
export class Part {
  readonly key: string;
  /** Number of its known URLs. */
  members = 0;
  visits = 0;
  /** Number of running visits. */
  open = 0;
  /** Number of visits that led to nothing, or only to more URLs of the same kind. */
  barren = 0;
  /** Expected score of the next visit, 0 to 1, which decides when it happens. */
  score: number = PROVEN;
  /** Recent score of pages, 0 to 1. It changes more slowly, since it decides whether the part is a trap. */
  #value: number = PROVEN;
  /** Rates of visits that had new text, and of visits that led to new URLs, 0 to 1. */
  #telling: number = PROVEN;
  #leading: number = PROVEN;
  /** Rate of pages that repeat earlier ones word by word, 0 to 1. */
  #repeating = 0;
  #isSuspect = false;

  constructor(key: string) {
    this.key = key;
  }

  /** Whether visits have been productive. */
  get isProven(): boolean {
    return this.visits >= PROVEN_AFTER && this.score > PROVEN;
  }

  /** Whether there were enough visits to know the part, good or bad. */
  get isKnown(): boolean {
    return this.isProven || this.visits >= KNOWN_AFTER;
  }

  /** Whether the majority of visits was unproductive. */
  get hasFailed(): boolean {
    return this.#value < PROVEN;
  }

  /** Whether visits promise less than those to an unknown part. */
  get isPoor(): boolean {
    return this.visits >= PROVEN_AFTER && this.score < PROVEN;
  }

  /** Whether visits have found nothing new for a long time. */
  get isSpent(): boolean {
    return this.score < BARREN;
  }

  /** Whether visits only lead to more and more URLs, so that the part seems endless. */
  get isSuspect(): boolean {
    return this.#isSuspect;
  }

  /**
   * Whether its pages lead to further URLs without new text, or repeat other pages. Leaf pages that only differ in
   * numbers lead nowhere, and may be numerous.
   */
  get isBreeding(): boolean {
    if (this.#isSuspect || this.#repeating >= REPEATING) return true;
    return this.#telling < TELLING && this.#leading >= BREEDING;
  }

  /** Whether more than single visits were productive. */
  get isWorthwhile(): boolean {
    return this.visits - this.barren > Math.max(1, this.visits * WORTHWHILE);
  }

  note({ gain, newTextLength, found, repeats }: Visited): void {
    this.visits++;
    if (gain === 'more' || gain === 'nothing') this.barren++;
    this.#learn(GAIN_SCORE[gain]);
    this.#value += MEMORY * (GAIN_SCORE[gain] - this.#value);
    this.#telling += MEMORY * (Math.min(1, newTextLength) - this.#telling);
    this.#leading += MEMORY * (Math.min(1, found) - this.#leading);
    this.#repeating += REPEATING_MEMORY * ((repeats ? 1 : 0) - this.#repeating);
    if (this.#value < BARREN && this.#leading >= BREEDING) this.#isSuspect = true;
    else if (this.#value >= PROVEN) this.#isSuspect = false;
  }

  /** Notes a visit without a page, such as a redirect: it is productive when it led to something new. */
  noteNonPage(found: number): void {
    this.visits++;
    this.#learn(found > 0 ? 1 : 0);
  }

  /** Notes that a visited page turned out to be a copy of another, so its visit was unproductive. */
  noteCopy(): void {
    this.#learn(0);
    this.#repeating += REPEATING_MEMORY * (1 - this.#repeating);
  }

  #learn(score: number): void {
    this.score += Math.max(MEMORY, 1 / (this.visits + GUESS)) * (score - this.score);
  }
}

/** Result of a visit. */
export interface Visited {
  readonly gain: Gain;
  /** Number of text characters that no earlier page has. */
  readonly newTextLength: number;
  /** Number of new URLs. */
  readonly found: number;
  /** Whether its text equals that of an earlier page word by word. */
  readonly repeats: boolean;
}

/** A small gain, such as a title, neither proves a part nor marks it as spent. */
const GAIN_SCORE: Readonly<Record<Gain, number>> = { much: 1, little: 0.4, more: 0, nothing: 0 };
