import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { apiTools } from '@web-data/client/tools';
import type { Tool } from '@web-data/client/tools';
import { afterAll, describe, expect, test } from 'vitest';
import { createCommands } from '../src/commands/command.ts';
import { completion } from '../src/commands/completion.ts';
import { createFlags } from '../src/commands/flags.ts';
import { commandHelp, generalHelp, ownCommands } from '../src/commands/help.ts';
import { exitCodes } from '../src/failure.ts';
import { webdata } from './support/program.ts';

const commands = createCommands(apiTools.tools);

const tool = (properties: object, members: Partial<Tool> = {}): Tool => ({
  id: 'a',
  name: 'a',
  tag: '',
  title: 'A',
  description: '',
  method: 'POST',
  readOnly: false,
  destructive: false,
  idempotent: false,
  openWorld: true,
  input: { type: 'object', properties },
  path: [],
  query: [],
  body: Object.keys(properties),
  files: [],
  ...members,
});

describe('commands and flags are those of the description', () => {
  test('there is a command for every operation, and none is called as one of our own', () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(Object.keys(apiTools.tools).length);
    expect(names.filter((name) => ownCommands.some(([own]) => own === name.split(' ')[0]))).toEqual([]);
  });

  test('every argument of a tool is a flag or a position, and no two are called alike', () => {
    for (const { tool, flags, positionals } of commands) {
      const all = [...flags, ...positionals];
      const properties = Object.keys(Object(tool.input['properties']) as object);
      expect(all.map(({ property }) => property).toSorted()).toEqual(properties.toSorted());
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    }
  });

  test('an operation of tomorrow comes by itself, also with files and names that we use', () => {
    const upload = tool(
      {
        file: {},
        pageLimit: { type: 'integer' },
        includeURLs: { type: 'array', items: { type: 'string' } },
        out: { type: 'string' },
        options: { type: 'object' },
      },
      { name: 'parse', files: ['file'] },
    );
    expect(createFlags(upload).map(({ name, kind }) => [name, kind])).toEqual([
      ['file', 'file'],
      ['page-limit', 'number'],
      ['include-urls', 'list'],
      ['with-out', 'text'],
      ['options', 'json'],
    ]);
  });

  test('what stands in the path comes first, then what must be given', () => {
    const input = {
      type: 'object',
      properties: { id: {}, a: { type: 'string' }, text: { type: 'string' } },
      required: ['id', 'text'],
    };
    const [command] = createCommands({ a: { ...tool({}), name: 'session.act', path: ['id'], input } });
    expect([command!.name, command!.positionals.map(({ name }) => name)]).toEqual([
      'session act',
      ['id', 'text'],
    ]);
  });
});

describe('help', () => {
  test('names every command, flag and exit code', () => {
    const general = generalHelp(commands);
    for (const { name } of commands) expect(general).toContain(`\n  ${name} `);
    for (const [code, text] of Object.entries(exitCodes))
      expect(general).toMatch(new RegExp(`\\n  ${code} .*${text.slice(0, 10)}`));
    for (const command of commands) {
      const help = commandHelp(command);
      for (const { name } of command.flags) expect(help).toContain(`--${name}`);
      expect(help).toMatch(/\nExample:\n {2}webdata /);
    }
  });

  test.each([[['--help']], [['help']], [['-h']], [[]]])('%j shows it', async (args) => {
    const { stdout, code } = await webdata(args);
    expect([code, stdout]).toEqual([0, generalHelp(commands)]);
  });

  test.each([[['map', '--help']], [['help', 'map']]])('%j shows that of the command', async (args) => {
    expect((await webdata(args)).stdout).toBe(commandHelp(commands[0]!));
  });
});

const inBash = (...text: string[]): string[] => {
  const line = `${completion('bash', commands)}
COMP_WORDS=(${text.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${text.length - 1}; _webdata; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
};

/** Shells that this machine has. */
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

const inFish = (line: string): string[] => {
  const script = `${completion('fish', commands)}\ncomplete -C '${line}'`;
  const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((found) => found.split('\t')[0]!);
};

/** What is offered, before the shell keeps what begins as the word does. */
const inZsh = (...text: string[]): string[] => {
  const line = `compdef() {}; _files() { print files }
_describe() { (( \${#list} )) && print -rl -- $list }
${completion('zsh', commands)}
words=(${text.map((word) => `'${word}'`).join(' ')}); CURRENT=${text.length}; _webdata`;
  const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', line], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((found) => found.split(':')[0]!);
};

/** Texts of a description that leave the word, quotes or pattern that they stand in, and would leave a file behind. */
const hostile = [
  '$(touch PWNED)',
  '`touch PWNED`',
  "'; touch PWNED; '",
  '"; touch PWNED; "',
  ') touch PWNED ;;',
  '*',
  '\\',
  ':x',
];

describe('what the description says is never run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'completion-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const choice = { type: 'string', enum: hostile, description: hostile.join(' ') };
  const tools = hostile.map((text, index) =>
    tool({ choice }, { id: `t${index}`, name: text.replaceAll('.', ''), title: `${text}\u001B[31m` }),
  );
  const all = createCommands(
    Object.fromEntries([...tools, tool({ choice }, { name: 'plain' })].map((one) => [one.id, one])),
  );

  test.each([
    [
      'bash',
      ['-c'],
      `COMP_WORDS=(webdata plain --choice ''); COMP_CWORD=3; _webdata; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ],
    ['fish', ['--no-config', '-c'], "complete -C 'webdata plain --choice '"],
    ['zsh', ['-f', '-c'], 'words=(webdata plain --choice ""); CURRENT=4; _webdata'],
  ])('by %s', (shell, flags, call) => {
    if (!has(shell)) return;
    const before = shell === 'zsh' ? 'compdef() {}; _files() {}; _describe() { print -rl -- $list }\n' : '';
    const script = `${before}${completion(shell, all)}\n${call}`;
    const { stdout, stderr } = spawnSync(shell, [...flags, script], { encoding: 'utf8', cwd: folder });
    expect(stderr).toBe('');
    if (shell !== 'bash') expect(stdout).toContain('touch');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('nor by the line that bash completes, which takes a word as it is', () => {
    const script = `${completion('bash', all)}
COMP_WORDS=(webdata plain --choice ''); COMP_CWORD=3; _webdata; for word in "\${COMPREPLY[@]}"; do eval "echo $word"; done`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8', cwd: folder });
    expect(stderr).toBe('');
    expect(readdirSync(folder)).toEqual([]);
    expect(stdout).toBe(':x\n');
  });

  test('nor acted on by a terminal', () => {
    for (const command of all) expect(commandHelp(command)).not.toContain('\u001B');
    expect(generalHelp(all)).not.toContain('\u001B');
  });
});

describe('completion', () => {
  test('of bash gives commands, their second words, flags and values', () => {
    expect(inBash('webdata', 'cr')).toEqual(['crawl']);
    expect(inBash('webdata', 'crawl', 'c')).toEqual(['cancel']);
    expect(inBash('webdata', 'crawl', 'get', '--sk')).toEqual(['--skip']);
    expect(inBash('webdata', 'map', '--include-s')).toEqual(['--include-subdomains']);
    expect(inBash('webdata', 'map', '--no-inc')).toEqual(['--no-include-subdomains']);
    expect(inBash('webdata', 'map', 'https://example.com', '--js')).toEqual(['--json']);
    expect(inBash('webdata', 'scrape', '--formats', 'm')).toEqual(['markdown']);
    expect(inBash('webdata', 'crawl', '--limit', '')).toEqual([]);
    expect(inBash('webdata', 'keys', '')).toEqual(['use', 'remove']);
  });

  test.skipIf(!has('fish'))('of fish does, and knows where files stand', () => {
    expect(inFish('webdata cr')).toEqual(['crawl']);
    expect(inFish('webdata crawl c')).toEqual(['cancel']);
    expect(inFish('webdata crawl get --sk')).toEqual(['--skip']);
    expect(inFish('webdata crawl get --exclude')).toEqual([]);
    expect(inFish('webdata search map --ignore')).toEqual([]);
    expect(inFish('webdata scrape --formats mark')).toEqual(['markdown']);
    expect(inFish('webdata scrape --schema /etc/pass')).toContain('/etc/passwd');
    expect(inFish('webdata parse /etc/pass')).toContain('/etc/passwd');
    expect(inFish('webdata map /etc/pass')).toEqual([]);
    expect(inFish('webdata keys ')).toEqual(['remove', 'use']);
  });

  test.skipIf(!has('zsh'))('of zsh does, from the first time on', () => {
    expect(inZsh('webdata', '')).toContain('crawl');
    expect(inZsh('webdata', 'crawl', '')).toEqual(expect.arrayContaining(['cancel', '--limit']));
    expect(inZsh('webdata', 'crawl', 'get', '')).toContain('--skip');
    expect(inZsh('webdata', 'crawl', 'get', '')).not.toContain('--exclude-paths');
    expect(inZsh('webdata', 'scrape', '--formats', '')).toContain('markdown');
    expect(inZsh('webdata', 'crawl', '--out', '')).toEqual(['files']);
    expect(inZsh('webdata', 'keys', '')).toEqual(['use', 'remove']);
    // The file is run by the first completion, which it has to do as well.
    expect(completion('zsh', commands)).toMatch(
      /^#compdef webdata\n[\s\S]*= _webdata \]; then _webdata "\$@"/,
    );
  });

  test('another shell has none', async () => {
    const { code, stderr } = await webdata(['completion', 'tcsh']);
    expect([code, stderr]).toEqual([
      2,
      'webdata: There is completion for bash, zsh and fish, not for "tcsh".\n',
    ]);
  });
});

test('the README names what is typed as it is', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const typed = [...readme.matchAll(/^(?:\$ )?(?:npx @web-data\/cli|webdata) ([a-z]+)(?: ([a-z]+))?/gm)];
  const known = [...commands.map(({ name }) => name.split(' ')[0]), ...ownCommands.map(([name]) => name)];
  expect(typed.length).toBeGreaterThan(5);
  for (const [, first] of typed) expect(known).toContain(first);
});
