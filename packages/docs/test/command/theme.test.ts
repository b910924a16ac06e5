import { describe, expect, test } from 'vitest';
import { contrast, mix } from '../../src/generator/contrast.ts';
import { reportContrast, writeThemeSheet } from '../../src/generator/theme.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0b6251', '#fdfcf9', 7.11],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test('a mix is between the two', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#405060', 0)).toBe('#102030');
  });
});

describe('the accent', () => {
  test.each([
    [
      { light: '#ffcc00' },
      [/^accent\.light #ffcc00 has a contrast of 1\.\d on light pages, .* choose a darker one\.$/],
    ],
    [{ dark: '#223344' }, [/^accent\.dark #223344 .* choose a lighter one\.$/]],
    [{ light: '#0b57d0', dark: '#a8c7fa' }, []],
    [{}, []],
  ])('%j is reported where it is hard to read', (accent, expected) => {
    const found = reportContrast({ accent, typefaces: {} });
    expect(found).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(found[index]).toMatch(pattern);
  });

  test('sets the colours that depend on it', () => {
    const sheet = writeThemeSheet({ accent: { light: '#0b57d0' }, typefaces: {} });
    expect(sheet).toContain('--accent:light-dark(#0b57d0,#6fd0b3)');
    expect(sheet).toContain('--on-accent:light-dark(#ffffff,#0c1512)');
    expect(sheet).toMatch(/--accent-wash:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/);
  });
});

test('a typeface is loaded under its kind, and the system has none to load', () => {
  const sheet = writeThemeSheet({ accent: {}, typefaces: { headings: 'system', code: '/fonts/Code.woff2' } });
  expect(sheet).toContain('--serif:var(--sans)');
  expect(sheet).toContain('src:url(code.woff2)');
  expect(sheet).toMatch(/--mono:"Site code", ui-monospace/);
  expect(writeThemeSheet({ accent: {}, typefaces: { text: 'system' } })).toBe('');
});
