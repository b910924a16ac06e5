import { describe, expect, test } from 'vitest';
import { couldNotRun, parseInteger, readArguments, runProgram, UsageError } from '../src/command/index.ts';
import type { Command } from '../src/command/index.ts';

const greet: Command = {
  usage: 'greeter greet <name>',
  run: (args, io) => {
    io.stdout.write(`Hello ${args.join(' ')}\n`);
    return Promise.resolve(1);
  },
};

async function run(...args: string[]): Promise<[code: number, stdout: string, stderr: string]> {
  const printed = { stdout: '', stderr: '' };
  const collect = (name: 'stdout' | 'stderr') => ({ write: (text: string) => void (printed[name] += text) });
  const io = { stdout: collect('stdout'), stderr: collect('stderr') };
  const code = await runProgram({ version: '1.2.3', commands: { greet } }, args, io);
  return [code, printed.stdout, printed.stderr];
}

describe('a program', () => {
  test.each<[args: string[], code: number, stdout: string, stderr: string]>([
    [['greet', 'Ada', '--loud'], 1, 'Hello Ada --loud\n', ''],
    [['greet', '--help'], 0, 'greeter greet <name>\n', ''],
    [['greet', 'Ada', '-h'], 0, 'greeter greet <name>\n', ''],
    [['--help'], 0, 'greeter greet <name>\n', ''],
    [['help'], 0, 'greeter greet <name>\n', ''],
    [[], 2, 'greeter greet <name>\n', ''],
    [['--version'], 0, '1.2.3\n', ''],
    [['-v'], 0, '1.2.3\n', ''],
    [['great'], 2, '', 'There is no command "great"; use one of: greet.\ngreeter greet <name>\n'],
    [['toString'], 2, '', 'There is no command "toString"; use one of: greet.\ngreeter greet <name>\n'],
  ])('%j', async (args, ...expected) => {
    expect(await run(...args)).toEqual(expected);
  });
});

describe('options', () => {
  const options = { port: { type: 'string' }, json: { type: 'boolean' } } as const;

  test('are read with the arguments', () => {
    const { values, positionals } = readArguments(
      'greeter greet',
      ['a', '--port', '1', '--json', 'b'],
      options,
    );
    expect([{ ...values }, positionals]).toEqual([{ port: '1', json: true }, ['a', 'b']]);
  });

  test('a negative number is a value', () => {
    expect(readArguments('greeter greet', ['--port', '-1'], options).values.port).toBe('-1');
  });

  test('that are unknown point to the help', () => {
    expect(() => readArguments('greeter greet', ['--loud'], options)).toThrow(
      new UsageError("Unknown option '--loud'; see greeter greet --help."),
    );
  });

  test.each([
    ['0', 0],
    ['10', 10],
    [undefined, undefined],
  ])('%s is the number %s', (text, expected) => expect(parseInteger('port', text, 0, 10)).toBe(expected));

  test.each(['11', '-1', '1.5', '', '1e1', 'x'])('"%s" is no number from 0 to 10', (text) => {
    expect(() => parseInteger('port', text, 0, 10)).toThrow(
      new UsageError(`--port must be a whole number from 0 to 10, not "${text}".`),
    );
  });
});

test('an internal error is thrown again, another one printed', () => {
  let stderr = '';
  const io = { stdout: { write: () => {} }, stderr: { write: (text: string) => void (stderr += text) } };
  expect(couldNotRun(new UsageError('Name a file.'), io)).toBe(2);
  expect(stderr).toBe('Name a file.\n');
  expect(() => couldNotRun(new TypeError('of undefined'), io)).toThrow(TypeError);
});
