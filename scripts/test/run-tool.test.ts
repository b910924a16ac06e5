import { expect, test } from 'vitest';
import { quote } from '../src/run-tool.ts';

test.each([
  ['--registry', '--registry'],
  ['http://127.0.0.1:4873/', 'http://127.0.0.1:4873/'],
  ['C:\\Users\\Ada\\a.tgz', 'C:\\Users\\Ada\\a.tgz'],
  ['C:\\Users\\Ada Lovelace\\a.tgz', '"C:\\Users\\Ada Lovelace\\a.tgz"'],
  ['a&b', '"a&b"'],
  ['', '""'],
])('%s is quoted for the shell of Windows', (argument, expected) => {
  expect(quote(argument)).toBe(expected);
});

test.each(['a"b', '%PATH%', 'a\nb'])('%s cannot be passed', (argument) => {
  expect(() => quote(argument)).toThrow('holds a character that the shell of Windows would change.');
});
