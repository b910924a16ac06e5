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

/** Takes down, line by line, what is shown of a comparison and what is remembered for the next. */
export class Notes {
  readonly ignored: Ignored[] = [];
  /** The two texts without the differences that do not count. */
  readonly before: string[] = [];
  readonly after: string[] = [];
  readonly known: Known[] = [];
  differs = false;
  #slot: Slot | undefined;
  #isNew = false;
  /** Lines that stand in the slot now, that stood there in the check before, and that another read has there. */
  #stand = 0;
  #away = 0;
  #others = 0;

  /** A line that is expected to stay, and does: `reason` why it may differ from what it was. */
  stays(line: KnownLine, from?: { text: string; reason: Reason }): void {
    if (from !== undefined && from.text !== line.text)
      this.ignored.push({ reason: from.reason, before: from.text, after: line.text });
    this.#both(line.text);
    this.#keep(line);
  }

  /** A line that was there, and is not any more. */
  goes(text: string): void {
    this.differs = true;
    this.before.push(text);
  }

  /** A line that was not there. */
  comes(line: KnownLine): void {
    this.differs = true;
    this.after.push(line.text);
    this.#keep(line);
  }

  /** A place where other lines stand each time, from the check before. */
  passes(slot: Slot): void {
    this.#isNew = false;
    this.#slot = this.#slot === undefined ? structuredClone(slot) : mergeSlots(this.#slot, slot);
  }

  /** A line that stands where others do at other times, in place of another. */
  varies(text: string, before: string): void {
    this.#note(before, text);
    this.#both(text);
    this.#learned(text);
    this.#stand += 1;
  }

  /** A line of a place where lines come and go, which is not there this time. */
  isAway(text: string): void {
    this.#note(text, '');
    this.#learned(text);
    this.#away += 1;
  }

  /** What only other reads have in a place. */
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
