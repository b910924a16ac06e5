import { describe, expect, test } from 'vitest';
import { writeMember } from '../src/browser/try-it/json-members.ts';

describe('a member of a body', () => {
  const body = { formats: [], note: '', tags: [' a ', 'b'], url: 'https://a.test' };

  test('is written alone: empty members, and entries with space around them, stay', () => {
    const text = writeMember(JSON.stringify(body), 'url', 'https://b.test');
    expect(JSON.parse(text)).toEqual({ ...body, url: 'https://b.test' });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(Object.keys(body));
  });

  test('is removed alone', () => {
    const { url: _url, ...others } = body;
    expect(JSON.parse(writeMember(JSON.stringify(body), 'url', undefined))).toEqual(others);
  });

  test.each(['{"url":', '[1]', 'null', '"text"'])('is not written into %s', (text) =>
    expect(writeMember(text, 'url', 'https://b.test')).toBe(text),
  );

  test('starts an object where no text is', () =>
    expect(JSON.parse(writeMember(' ', 'url', 'https://b.test'))).toEqual({ url: 'https://b.test' }));

  test('may have a name that every object knows', () =>
    expect(writeMember('{}', '__proto__', 1)).toBe('{\n  "__proto__": 1\n}'));
});
