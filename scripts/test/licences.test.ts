import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAllowed, listLicences, checkLicences } from '../src/licences.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND Zlib', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['Unknown', false],
])('%s → %s', (expression, want) => {
  expect(isAllowed(expression)).toBe(want);
});

test('a refusal names package, version and licence', () => {
  expect(
    checkLicences({
      MIT: [{ name: 'a', versions: ['1.0.0'] }],
      'GPL-3.0': [{ name: 'b', versions: ['2.0.0'] }],
    }),
  ).toEqual([
    'b 2.0.0 is under GPL-3.0: replace it, or add the licence to scripts/src/licences.ts with its reason.',
  ]);
});

test('every dependency of this repository has an allowed licence', () => {
  const licences = listLicences(fileURLToPath(new URL('../../', import.meta.url)));

  expect(Object.values(licences).flat().length).toBeGreaterThan(100);
  expect(checkLicences(licences)).toEqual([]);
});
