import { toFrame } from './frame.ts';
import type { Known, KnownLine, Reason } from './known-line.ts';
import { emptySlot, learn, mergeSlots } from './slots.ts';
import type { Slot } from './slots.ts';
import type { Extra } from './variance.ts';

/** A difference that does not count. */
export interface Ignored {
  reason: Reason;
  before: string;
  after: string;
}

/** Collects, line by line, the reported differences and the lines to remember for the next comparison. */
export class Notes {
  readonly ignored: Ignored[] = [];
  /** The lines before and now, without the differences that do not count. */
  readonly before: string[] = [];
  readonly after: string[] = [];
  readonly known: Known[] = [];
  differs = false;
  #slot: Slot | undefined;
  #isNew = false;
  /**
   * Lines in the current slot: those present now, those present only in the check before, and those of another read.
   */
  #stand = 0;
  #away = 0;
  #others = 0;

  /** Notes a line that was expected to stay and did; `from.reason` says why its text may differ. */
  stays(line: KnownLine, from?: { text: string; reason: Reason }): void {
    if (from !== undefined && from.text !== line.text)
      this.ignored.push({ reason: from.reason, before: from.text, after: line.text });
    this.#both(line.text);
    this.#keep(line);
  }

  /** Notes a line that was removed. */
  goes(text: string): void {
    this.differs = true;
    this.before.push(text);
  }

  /** Notes a line that was added. */
  comes(line: KnownLine): void {
    this.differs = true;
    this.after.push(line.text);
    this.#keep(line);
  }

  /** Notes a slot known from the check before. */
  passes(slot: Slot): void {
    this.#isNew = false;
    this.#slot = this.#slot === undefined ? structuredClone(slot) : mergeSlots(this.#slot, slot);
  }

  /** Notes a rotating line that replaces another one. */
  varies(text: string, before: string): void {
    this.#note(before, text);
    this.#both(text);
    this.#learned(text);
    this.#stand += 1;
  }

  /** Notes a rotating line that is absent this time. */
  isAway(text: string): void {
    this.#note(text, '');
    this.#learned(text);
    this.#away += 1;
  }

  /** Notes the lines that only other reads have at this position. */
  isElsewhere({ lines, maxCount: maximum }: Extra): void {
    for (const text of lines) this.#learned(text);
    this.#others += maximum;
  }

  end(): void {
    if (this.#slot !== undefined) this.known.push({ slot: this.#counted(this.#slot) });
    this.#slot = undefined;
    this.#isNew = false;
    this.#stand = 0;
    this.#away = 0;
    this.#others = 0;
  }

  #counted(slot: Slot): Slot {
    const counts = [this.#stand, this.#others + (this.#isNew ? this.#away : 0)];
    const known = this.#isNew ? counts : [slot.least, slot.most, this.#stand];
    return { ...slot, least: Math.min(...known), most: Math.max(...known, ...counts) };
  }

  #note(before: string, after: string): void {
    if (toFrame(before) !== toFrame(after)) this.ignored.push({ reason: 'varies', before, after });
  }

  #learned(text: string): void {
    if (this.#slot === undefined) [this.#slot, this.#isNew] = [emptySlot(), true];
    learn(this.#slot, text);
  }

  #keep(line: KnownLine): void {
    this.end();
    this.known.push(line);
  }

  #both(text: string): void {
    this.before.push(text);
    this.after.push(text);
  }
}
