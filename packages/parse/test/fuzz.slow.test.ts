import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ParseError, Parser } from '../src/index.ts';
import { corpusFiles } from './corpus/corpus.ts';
import { TAGS, writeMessage } from './formats/outlook.ts';

/** Files that real programs wrote, changed here and there: each is read, or refused with a sentence; none ends more than itself. */
const RUNS = Number(process.env['FUZZ_FILES'] ?? 150);
const SEED = Number(process.env['FUZZ_SEED'] ?? 22);
/** A long run says this often how far it is. */
const TELL_EVERY = 500;
/** What this process may grow by from its hundredth file on: files and what was read of them, until they are collected. */
const GROWTH_BYTES = 200 * 1_048_576;

let parser: Parser;

beforeAll(() => {
  parser = new Parser({ filesPerProcess: 500 });
});

const MAIL = {
  properties: { [TAGS.subject]: 'Tides', [TAGS.text]: 'High', [TAGS.html]: Buffer.from('<p>High</p>') },
  recipients: [{ [TAGS.name]: 'Pilot', [TAGS.smtp]: 'pilot@example.com', [TAGS.recipientType]: 1 }],
  attachments: [{ [TAGS.fileName]: 'a.pdf', [TAGS.content]: Buffer.alloc(5000) }],
};

afterAll(() => parser.close());

test(
  `${RUNS} changed files (seed ${SEED})`,
  async () => {
    // What a changed picture says takes seconds to recognise.
    const files: { name: string; bytes: Uint8Array }[] = corpusFiles().filter(
      ({ name }) => !/\.(?:png|jpg)$/.test(name),
    );
    for (const level of [0, 6] as const)
      files.push({ name: `level-${level}.zip`, bytes: zipSmall(files, level) });
    files.push({ name: 'mail.msg', bytes: writeMessage(MAIL) });
    const random = generator(SEED);
    const counts = { read: 0, refused: 0 };
    let memory = Infinity;
    for (let run = 0; run < RUNS; run++) {
      const { name, bytes } = files[random(files.length)]!;
      const options = { fileName: name, mode: 'fast', timeoutMs: 120_000 } as const;
      try {
        await parser.parse(changed(bytes, random), options);
        counts.read++;
      } catch (error) {
        if (!(error instanceof ParseError) || isUnprovoked(error))
          throw new Error(`${name}, run ${run} of seed ${SEED}: ${String(error)}`, { cause: error });
        expect(error.message).toMatch(/^[A-Z].*\.$/s);
        counts.refused++;
      }
      if (run === 100) memory = process.memoryUsage.rss();
      if ((run + 1) % TELL_EVERY === 0) tell(run + 1, counts);
    }
    tell(RUNS, counts);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(GROWTH_BYTES);
    expect(counts.read).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(0);
  },
  Math.max(600_000, RUNS * 2000),
);

/** An archive of small files, whose changes at level 0 are those of the files in it. */
function zipSmall(files: readonly { name: string; bytes: Uint8Array }[], level: 0 | 6): Uint8Array {
  const small = files.filter(({ name }) =>
    /^(?:letter|prices|mail)\.(?!scan)[^.]*(?:\.(?!pdf)|$)/.test(name),
  );
  return zipSync(Object.fromEntries(small.map(({ name, bytes }) => [name, bytes])), { level });
}

/** No changed file may hang the process that reads it, or end it. */
function isUnprovoked({ code }: ParseError): boolean {
  return code === 'TooSlow' || code === 'Crashed';
}

function tell(runs: number, counts: object): void {
  const megabytes = Math.round(process.memoryUsage.rss() / 1_048_576);
  process.stderr.write(`${runs} of ${RUNS}: ${JSON.stringify(counts)}, ${megabytes} MB\n`);
}

/** Bytes overwritten, cut out, doubled, or cut off. */
function changed(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  let copy = Uint8Array.from(bytes);
  for (let times = 1 + random(8); times > 0; times--) {
    const at = random(copy.length);
    const length = 1 + random(64);
    const kind = random(5);
    if (kind === 0) copy = copy.slice(0, Math.max(1, at));
    else if (kind === 1) copy = concat(copy.subarray(0, at), copy.subarray(at + length));
    else if (kind === 2) copy = concat(copy.subarray(0, at + length), copy.subarray(at));
    else
      for (let location = at; location < Math.min(copy.length, at + length); location++)
        copy[location] = random(256);
  }
  return copy;
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/** Numbers that follow from a seed (mulberry32). */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below);
  };
}
