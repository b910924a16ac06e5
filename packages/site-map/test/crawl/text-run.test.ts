import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextRun } from '../../src/crawl/text-run.ts';

/** Texts with what is counted, what ends them, and bytes next to both, at any distance from a word's bounds. */
const text = fc
  .array(fc.constantFrom(...'@AZ[az/059:;=<', ' ', '\n', '\0', 'ü', '語', 'plain words'), { maxLength: 24 })
  .map((parts) => parts.join(''));
const numRuns = { numRuns: 3000, seed: 18 };

test('what it counts is what a byte by byte reading counts', () => {
  const property = fc.property(text, fc.nat(5), (tail, pad) => {
    const body = Buffer.from(`${'<'.repeat(pad)}${tail}`);
    const run = new TextRun(body);
    const end = body.indexOf('<', pad);
    const bytes = [...body.subarray(pad, end < 0 ? undefined : end)];
    expect(run.read(pad)).toBe(end < 0 ? body.length : end);
    expect(run.textLength).toBe(bytes.filter((byte) => byte > 64).length);
    expect(run.hasDigits).toBe(bytes.some((byte) => byte >= 48 && byte <= 57));
  });
  fc.assert(property, numRuns);
});

test('a text has one hash, wherever it stands and whatever follows', () => {
  const property = fc.property(text, fc.nat(7), fc.nat(7), (tail, pad, padBehind) => {
    const plain = tail.replaceAll('<', '');
    const body = Buffer.from(`${'<'.repeat(pad)}${plain}${'<'.repeat(padBehind)}`);
    const run = new TextRun(body);
    run.read(pad);
    expect(run.hash).toBe(hashOf(plain));
  });
  fc.assert(property, numRuns);
});

test('without digits it has the hash of the text that has none', () => {
  const property = fc.property(text, (tail) => {
    const plain = tail.replaceAll('<', '');
    const body = Buffer.from(plain);
    expect(new TextRun(body).hashWithoutDigits(0, body.length)).toBe(hashOf(plain.replace(/\d/g, '')));
  });
  fc.assert(property, numRuns);
});

test('texts that differ in one place have hashes of their own', () => {
  const hashes = new Set<number>();
  const base = 'a text of some forty letters, to the end.';
  for (let at = 0; at < base.length; at++)
    for (let code = 97; code <= 122; code++)
      hashes.add(hashOf(`${base.slice(0, at)}${String.fromCharCode(code)}${base.slice(at + 1)}`));
  const same = [...base].filter((character) => character >= 'a' && character <= 'z').length - 1;
  expect(hashes.size).toBe(base.length * 26 - same);
});

/** The hash of a text that is all of its body. */
function hashOf(plain: string): number {
  const run = new TextRun(Buffer.from(plain));
  run.read(0);
  return run.hash;
}
