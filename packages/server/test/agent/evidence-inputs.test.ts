import { expect, test } from 'vitest';
import { EvidenceLedger } from '../../src/capabilities/agent/runners/model/evidence-ledger.ts';
import { readSnapshotText } from '../../src/capabilities/agent/runners/model/snapshot-text.ts';
import { findEvidence } from '../../src/capabilities/pages/evidence/find-evidence.ts';
import { cutText, findWordStart } from '../../src/platform/cut-text.ts';

const snapshot = `- generic [active] [ref=e57]:
  - heading "Kayak \\"One\\"" [level=2] [ref=e3]
  - 'link "Fees: 2025" [ref=e4] [cursor=pointer]':
    - /url: /fees
  - text: Membership £40
  - textbox "City" [ref=e5]: "4711"
  - textbox "Notes" [ref=e6]:
    - text: typed 4712
  - combobox "Size" [ref=e7]:
    - option "Large" [selected]
  - spinbutton "Boats" [ref=e8]: "4713"
  - paragraph [ref=e9]: 17 boats`;

test('the text of a snapshot is names and texts, without refs, levels, roles and the contents of fields', () => {
  expect(readSnapshotText(snapshot).split('\n')).toEqual([
    'Kayak "One"',
    'Fees: 2025',
    '/fees',
    'Membership £40',
    'City',
    'Notes',
    'Size',
    'Large',
    'Boats',
    '17 boats',
  ]);
  const read = [{ url: 'https://a.example/', text: readSnapshotText(snapshot) }];
  const data = {
    fee: 40,
    boats: 17,
    ref: 57,
    level: 2,
    typed: 4711,
    note: 4712,
    count: 4713,
    role: 'textbox',
  };
  expect(findEvidence(data, read).missing).toEqual(['/ref', '/level', '/typed', '/note', '/count', '/role']);
});

const url = 'https://shop.example/find?q=Zorblax+4711';
const echo = 'Find\nYou searched for Zorblax 4711. We have 12 boats in Oslo.';

function findMissing(data: unknown, { task = '', before = '' } = {}): string[] {
  const ledger = new EvidenceLedger(JSON.stringify([task, ['https://shop.example/']]));
  if (before !== '') ledger.note('https://shop.example/', before, []);
  ledger.note(url, echo, [...ledger.findInvented(url), ...ledger.findTyped(['Oslo'])]);
  return findEvidence(data, [...ledger.read.values()]).missing;
}

test.each([
  ['a word of its query', { name: 'Zorblax' }],
  ['a number of its query', { sku: 4711 }],
  ['a text that has its query', { text: 'You searched for Zorblax 4711' }],
  ['its own URL', { url }],
  ['what was typed', { city: 'Oslo' }],
])('a page that repeats what the model has put into it states nothing: %s', (_, data) => {
  expect(findMissing(data)).toEqual([`/${Object.keys(data)[0]}`]);
  const all = 'Zorblax 4711, find, q, Oslo';
  expect(findMissing(data, { task: all })).toEqual([]);
  expect(findMissing(data, { before: all })).toEqual([]);
});

test('what else such a page states is evidence', () => {
  expect(findMissing({ boats: 12, text: 'boats' })).toEqual([]);
});

test('a page that another run of the same words has read is judged by its own inputs alone', () => {
  const ledger = new EvidenceLedger('[]');
  ledger.note(
    'https://shop.example/a?q=12',
    'Results for 12',
    ledger.findInvented('https://shop.example/a?q=12'),
  );
  ledger.note('https://shop.example/b', 'We have 12 boats', ledger.findInvented('https://shop.example/b'));
  const { missing, sources } = findEvidence({ boats: 12 }, [...ledger.read.values()]);
  expect(missing).toEqual([]);
  expect(sources['/boats']?.url).toBe('https://shop.example/b');
});

test.each([
  ['a number', 'It costs $12,345 now', 14, 'It costs '],
  ['a word', 'one two three', 9, 'one two '],
  ['lines', 'one two\nthree four', 15, 'one two\n'],
  ['between two words', 'one two', 4, 'one '],
  ['nothing', 'one two', 7, 'one two'],
])('a text is not cut within %s', (_, text, max, expected) => {
  expect(cutText(text, max)).toBe(expected);
});

test('a text is read on from the word at an offset, and a word without an end is divided', () => {
  expect(findWordStart('It costs $12,345', 13)).toBe(9);
  expect(findWordStart('It costs $12,345', 9)).toBe(9);
  expect(cutText('x'.repeat(5000), 3000)).toHaveLength(3000);
  expect(cutText('😀'.repeat(2500), 3001).isWellFormed()).toBe(true);
});
