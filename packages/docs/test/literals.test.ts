import { describe, expect, test } from 'vitest';
import { javascript, json, python } from '../src/generator/samples/literals.ts';

describe('literals', () => {
  test.each([
    [{ url: 'https://example.com' }, "{ url: 'https://example.com' }", '{"url": "https://example.com"}'],
    [[true, false, null, 1.5], '[true, false, null, 1.5]', '[True, False, None, 1.5]'],
    ["it's", '"it\'s"', '"it\'s"'],
    ['say "so"\n', String.raw`'say "so"\n'`, String.raw`"say \"so\"\n"`],
    [{ 'a-b': {} }, "{ 'a-b': {} }", '{"a-b": {}}'],
    [[], '[]', '[]'],
  ])('%j in JavaScript is %s, in Python %s', (value, script, snake) => {
    expect(javascript(value)).toBe(script);
    expect(python(value)).toBe(snake);
  });

  test('what does not fit on a line stands on several, and says the same', () => {
    const value = {
      languages: ['de-DE', 'en'],
      prompt: 'Find the price of each plan of Example.',
      deep: { er: [1] },
    };
    expect(javascript(value, '  ')).toBe(
      "{\n    languages: ['de-DE', 'en'],\n    prompt: 'Find the price of each plan of Example.',\n    deep: { er: [1] },\n  }",
    );
    expect(JSON.parse(json(value))).toEqual(value);
    // The literal is JavaScript: evaluating it gives the value back.
    expect(new Function(`return ${javascript(value)}`)()).toEqual(value);
  });
});
