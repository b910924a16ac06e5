import { exitCodes } from '../failure.ts';
import { wrap } from '../output/width.ts';
import type { Command } from './command.ts';
import type { Flag } from './flags.ts';

/** Commands that do not run an operation. */
export const ownCommands: readonly [name: string, text: string][] = [
  ['login', 'Get a key, approved in a browser or read from stdin, and keep it'],
  ['keys', 'The stored keys; `keys use <profile>`, `keys remove <profile>`'],
  ['open', 'Open the documentation of the service in a browser'],
  ['completion', 'Completion for bash, zsh or fish'],
];

/** Flags of every command. */
export const commonHelp: readonly [name: string, text: string][] = [
  ['--format <text|json|markdown>', 'text for people, JSON lines, or plain Markdown, wherever it goes'],
  ['--json', 'the same as --format json'],
  ['-o, --out <folder>', 'one Markdown file a page; the same command goes on where it stopped'],
  ['--job <id>', 'follow a job that was started before'],
  ['--watch <seconds>', 'again and again; what has changed is printed'],
  ['--no-wait', 'fail at once where it could be tried again later'],
  ['-q, --quiet', 'no warnings and no progress'],
  ['--no-color', 'no colour; so does NO_COLOR'],
  ['--profile <name>', 'the key that is stored under this name (WEB_DATA_PROFILE)'],
  ['--base-url <url>', 'address of the service without the version (WEB_DATA_BASE_URL)'],
  ['--api-key <key>', 'the key (better: WEB_DATA_API_KEY, or `webdata login`)'],
];

/** Columns of a line of help without a terminal, and the maximum: longer lines are hard to read. */
const USUAL_WIDTH = 80;
const MAX_WIDTH = 120;

/** Formats the help of the program. @param columns those of the terminal */
export function generalHelp(commands: readonly Command[], columns: number = USUAL_WIDTH): string {
  const width = Math.min(columns, MAX_WIDTH);
  const rows = commands.map(({ name, tool }) => [name, tool.title] as const);
  const codes = Object.entries(exitCodes).map(([code, text]) => [code, text] as const);
  return printable(`Usage: webdata <command> [arguments] [flags]

${wrap('The web as data, from the command line. Output is a table on a terminal and JSON lines in a pipe.', width).join('\n')}

${list([...rows, ...ownCommands], width)}

Flags of every command:
${list(commonHelp, width)}

Exit codes:
${list(codes, width)}

Examples:
  webdata login
  webdata map example.com --search pricing
  webdata scrape https://example.com/pricing > page.json
  webdata search 'price of a team plan' --format markdown
  webdata crawl https://example.com/docs --limit 100 --out docs

webdata <command> --help tells more.
`);
}

/** Formats the help of a command. @param columns those of the terminal */
export function commandHelp(command: Command, columns: number = USUAL_WIDTH): string {
  const width = Math.min(columns, MAX_WIDTH);
  const { name, tool, positionals, flags } = command;
  const positions = positionals.map((flag) => (flag.kind === 'list' ? `<${flag.name}…>` : `<${flag.name}>`));
  const described = positionals.map((flag) => [`<${flag.name}>`, getText(flag)] as const);
  const own = flags.map((flag) => [`--${flag.name}${valueName(flag)}`, getText(flag)] as const);
  return printable(`Usage: webdata ${[name, ...positions].join(' ')} [flags]

${wrap(`${tool.title}. ${tool.description}`, width).join('\n')}
${[...described, ...own].length > 0 ? `\n${list([...described, ...own], width)}\n` : ''}
Example:
${formatExample(command, width - 2)
  .map((line) => `  ${line}`)
  .join('\n')}

Flags of every command: webdata --help
`);
}

/** Removes characters that control a terminal, such as the start of an escape sequence. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '');
}

function valueName({ kind, choices, property }: Flag): string {
  if (kind === 'switch') return '';
  if (choices.length > 0) return ` <${isLong(choices) ? 'choice' : choices.join('|')}>`;
  const names = {
    text: 'text',
    number: 'number',
    list: 'text',
    json: property === 'schema' ? 'file' : 'json|file',
    file: 'file',
  };
  return ` <${names[kind]}>`;
}

/** Whether the choices are listed in the text, because they would not fit beside it. */
function isLong(choices: readonly string[]): boolean {
  return choices.join('|').length > 24;
}

function getText({ description, kind, choices, default: usual }: Flag): string {
  const notes = [
    ...(isLong(choices) ? [`one of ${choices.join(', ')}`] : []),
    ...(kind === 'list' ? ['may stand several times'] : []),
    ...(usual === true
      ? ['on; --no-… switches it off']
      : usual === undefined || usual === false
        ? []
        : [`default ${JSON.stringify(usual)}`]),
  ];
  return `${description}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

/** Formats rows of names and texts in two columns; a name that is too long has its own line. */
function list(rows: readonly (readonly [name: string, text: string])[], width: number): string {
  const left = Math.min(28, Math.floor(width / 2), Math.max(0, ...rows.map(([name]) => name.length)));
  const indent = ' '.repeat(left + 4);
  return rows
    .flatMap(([name, text]) => {
      const [first = '', ...more] = wrap(text, Math.max(20, width - left - 4));
      const start =
        name.length > left ? [`  ${name}`, `${indent}${first}`] : [`  ${name.padEnd(left)}  ${first}`];
      return [...start, ...more.map((line) => indent + line)].map((line) => line.trimEnd());
    })
    .join('\n');
}

/**
 * Formats the example of a command as lines for a shell: its arguments and the flags that the example of the operation
 * has. Lines that are too long are continued with a backslash.
 * @param width columns of a line
 */
function formatExample({ name, tool, positionals, flags }: Command, width: number): string[] {
  const example = Object(tool.example) as Record<string, unknown>;
  const schema = tool.input['properties'] as Record<string, { examples?: unknown[] }>;
  const positions = positionals.flatMap((flag) =>
    listPositions(flag, example[flag.property] ?? schema[flag.property]?.examples?.[0]),
  );
  const named = flags.flatMap((flag) => listNamed(flag, example[flag.property]));
  const lines = [['webdata', name, ...positions].join(' ')];
  for (const part of named) {
    const last = lines.at(-1)!;
    // Two columns for the indentation of continued lines, two for the backslash.
    if (last.length + part.length + 4 <= width) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines.map((line, at) => `${at > 0 ? '  ' : ''}${line}${at < lines.length - 1 ? ' \\' : ''}`);
}

function listPositions({ kind, property }: Flag, value: unknown): string[] {
  if (kind === 'file') return [formatFile(value)];
  if (value === undefined) return [property.toUpperCase()];
  return kind === 'list' && Array.isArray(value) ? value.map(quote) : [quote(value)];
}

/** Returns the flag with each of its values; none where the example lacks it. */
function listNamed({ name, kind }: Flag, value: unknown): string[] {
  if (value === undefined) return [];
  if (kind === 'switch') return [value === true ? `--${name}` : `--no-${name}`];
  if (kind === 'file') return [`--${name} ${formatFile(value)}`];
  const values = kind === 'list' && Array.isArray(value) ? value : [value];
  return values.map((one) => `--${name} ${quote(one)}`);
}

/** The example of a file may be its name, or else is its content. */
function formatFile(value: unknown): string {
  return typeof value === 'string' && /^[\w-]+\.\w+$/.test(value) ? value : './file';
}

function quote(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
