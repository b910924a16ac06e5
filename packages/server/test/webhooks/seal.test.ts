import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealWith } from '../../src/platform/webhooks/seal.ts';

const key = randomBytes(32).toString('base64');
const text = '{"Authorization":"Bearer x ä 😀"}';

describe('a seal', () => {
  it('gives back what it closed, and shows nothing of it', () => {
    const seal = sealWith(key);
    const sealed = seal.close(text, 'team 1');
    expect(sealed).not.toContain('Bearer');
    expect(seal.close(text, 'team 1')).not.toBe(sealed);
    expect(seal.open(sealed, 'team 1')).toBe(text);
    expect(sealWith(key).open(sealed, 'team 1')).toBe(text);
  });

  it('reads what was written before there was a key', () => {
    expect(sealWith(key).open(sealWith(undefined).close(text, 'team 1'), 'team 1')).toBe(text);
  });

  const sealed = sealWith(key).close(text, 'team 1');
  const flipped = (at: number): string => {
    const bytes = Buffer.from(sealed.slice(5), 'base64');
    bytes[at]! ^= 1;
    return `gcm1:${bytes.toString('base64')}`;
  };
  it.each([
    ['with another place', sealed, key, 'team 2'],
    ['with another key', sealed, randomBytes(32).toString('base64'), 'team 1'],
    ['without a key', sealed, undefined, 'team 1'],
    ['with another nonce', flipped(0), key, 'team 1'],
    ['with another text', flipped(14), key, 'team 1'],
    ['cut short', sealed.slice(0, 20), key, 'team 1'],
    ['of nothing', 'gcm1:', key, 'team 1'],
  ])('opens nothing %s', (_, given, own, place) => {
    expect(() => sealWith(own).open(given, place)).toThrow('webhookSealKey');
  });
});

it('closes with the first of several keys, and opens with each', () => {
  const other = randomBytes(32).toString('base64');
  const both = sealWith(`${other},${key}`);
  const [old, renewed] = [sealWith(key).close(text, 'team 1'), both.close(text, 'team 1')];
  expect([old, renewed].map((sealed) => both.open(sealed, 'team 1'))).toEqual([text, text]);
  expect(sealWith(other).open(renewed, 'team 1')).toBe(text);
  expect([old, renewed].map((sealed) => both.isFirst(sealed, 'team 1'))).toEqual([false, true]);
});
