import { Chance } from './chance.ts';
import { changes } from './changes.ts';
import { copyOf } from './content.ts';
import type { Content } from './content.ts';
import { render } from './render.ts';
import { contentOf, templates } from './templates.ts';

/** One check of a page. */
export interface Reading {
  /** Milliseconds of when. */
  readonly at: number;
  /** What its writer has changed since the reading before; undefined for nothing. */
  readonly planted: string | undefined;
  /** What the page answers, each time it is asked with other noise, so many seconds after `at`. */
  readonly html: (secondsLater?: number) => string;
}

export interface Series {
  readonly name: string;
  readonly readings: readonly Reading[];
}

const START = Date.UTC(2026, 2, 2, 7, 41, 13);
const MINUTE = 60_000;
const INTERVALS = [15 * MINUTE, 60 * MINUTE, 6 * 60 * MINUTE, 24 * 60 * MINUTE, 7 * 24 * 60 * MINUTE];

/** So many pages of all kinds, each read `fetches` times; the same seed makes the same. */
export function makeSeries({
  pages,
  fetches,
  seed,
}: {
  pages: number;
  fetches: number;
  seed: number;
}): Series[] {
  const chance = new Chance(seed);
  const names = Object.keys(templates);
  return Array.from({ length: pages }, (_, at) =>
    seriesOf(names[at % names.length]!, at, fetches, chance.fork()),
  );
}

function seriesOf(template: string, at: number, fetches: number, chance: Chance): Series {
  let content = contentOf(template, chance);
  const interval = chance.pick(INTERVALS);
  const rate = chance.pick([0, 0.05, 0.1, 0.2]);
  const readings: Reading[] = [];
  for (let index = 0; index < fetches; index++) {
    let planted: string | undefined;
    if (index > 0 && chance.is(rate)) [content, planted] = changed(content, chance);
    const time = START + index * interval + chance.whole(0, 40_000);
    readings.push({ at: time, planted, html: htmlOf(content, time, chance.fork()) });
  }
  return { name: `${template} ${at}`, readings };
}

function changed(before: Content, chance: Chance): [Content, string] {
  for (;;) {
    const name = chance.pick(Object.keys(changes));
    const after = copyOf(before);
    // A word may have been changed into itself.
    if (changes[name]!(after, chance) && textOf(after) !== textOf(before)) return [after, name];
  }
}

function textOf({ blocks }: Content): string {
  return JSON.stringify(blocks);
}

function htmlOf(content: Content, time: number, chance: Chance): Reading['html'] {
  return (secondsLater = 0) => {
    const at = time + secondsLater * 1000;
    return render(content, { at, age: at - START, chance: chance.fork() });
  };
}
