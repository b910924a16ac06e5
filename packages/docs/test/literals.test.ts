import { describe, expect, test } from 'vitest';
import { isVariableName, javascript, json, python } from '../src/generator/samples/literals.ts';

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

  /** Each ASCII name of ECMAScript that means something in some place, and names that are only like one. */
  const names =
    'abstract accessor arguments as async await boolean break byte case catch char class const constructor continue debugger default delete do double else enum eval export extends false final finally float for from function get globalThis goto if implements import in instanceof int interface let links long meta native new null of package private protected prototype public return set short static super switch synchronized target this throw throws transient true try type typeof undefined using var void volatile while with yield Break $ _ a1 1a a-b'.split(
      ' ',
    );

  test.each(['', ...names])('whether a constant of a module can be called %j', (name) => {
    const canCompile = (): boolean => {
      try {
        // A module is strict, and `await` is a word of it as in an async function.
        return Boolean(new Function(`"use strict"; async () => { const ${name} = 0; }`));
      } catch {
        return false;
      }
    };
    expect(isVariableName(name)).toBe(canCompile());
  });
});
