/** What a visit brought: something new to read, a little of it, nothing but more of its own kind, or nothing. */
export type Gain = 'much' | 'little' | 'more' | 'nothing';

/** How fast old visits are forgotten. */
const MEMORY = 0.1;
/** Visits that the first guess of what a place is worth counts as: the first few weigh more, since nothing else is known. */
const GUESS = 2;
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
/** Visits after which a place is no longer new. */
const KNOWN_AFTER = 10;

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
  /** What the next visit is expected to pay, 0 to 1: it decides when that is made. */
  score: number = PROVEN;
  /** How much pages that were read paid lately, 0 to 1: it takes longer to change, since it decides what is a trap. */
  #value: number = PROVEN;
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
    return this.visits >= PROVEN_AFTER && this.score > PROVEN;
  }

  /** True when enough visits were made to know what it is like, good or bad. */
  get isKnown(): boolean {
    return this.isProven || this.visits >= KNOWN_AFTER;
  }

  /** True when visits have mostly not paid. */
  get hasFailed(): boolean {
    return this.#value < PROVEN;
  }

  /** True when visits have brought nothing new for long. */
  get isSpent(): boolean {
    return this.score < BARREN;
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

  /** Notes a visit that showed no page, such as a redirect: it paid if it led to something new. */
  noteNonPage(found: number): void {
    this.visits++;
    this.#learn(found > 0 ? 1 : 0);
  }

  /** Notes that a page visited before has turned out to be a copy of another: it had paid for nothing. */
  noteCopy(): void {
    this.#learn(0);
    this.#repeating += REPEATING_MEMORY * (1 - this.#repeating);
  }

  #learn(score: number): void {
    this.score += Math.max(MEMORY, 1 / (this.visits + GUESS)) * (score - this.score);
  }
}

/** What came of a visit. */
export interface Visited {
  readonly gain: Gain;
  /** Letters of text that no page showed before. */
  readonly newTextLength: number;
  /** URLs that nobody had named before. */
  readonly found: number;
  /** True when its text is word for word that of an earlier page. */
  readonly repeats: boolean;
}

/** A little, such as a title of its own, never proves a part and never sinks it. */
const GAIN_SCORE: Readonly<Record<Gain, number>> = { much: 1, little: 0.4, more: 0, nothing: 0 };
