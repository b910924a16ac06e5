import { exitCodes } from '../failure.ts';
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
  ['--json', 'JSON lines, also on a terminal'],
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

/** Formats the help of the program. */
export function generalHelp(commands: readonly Command[]): string {
  const rows = commands.map(({ name, tool }) => [name, tool.title] as const);
  const codes = Object.entries(exitCodes).map(([code, text]) => [code, text] as const);
  return printable(`Usage: webdata <command> [arguments] [flags]

The web as data, from the command line. Output is a table on a terminal and JSON lines in a pipe.

${list([...rows, ...ownCommands])}

Flags of every command:
${list(commonHelp)}

Exit codes:
${list(codes)}

Examples:
  webdata login
  webdata map https://example.com --search pricing
  webdata scrape https://example.com/pricing > page.json
  webdata crawl https://example.com/docs --limit 100 --out docs

webdata <command> --help tells more.
`);
}

/** Formats the help of a command. */
export function commandHelp(command: Command): string {
  const { name, tool, positionals, flags } = command;
  const positions = positionals.map((flag) => (flag.kind === 'list' ? `<${flag.name}…>` : `<${flag.name}>`));
  const described = positionals.map((flag) => [`<${flag.name}>`, getText(flag)] as const);
  const own = flags.map((flag) => [`--${flag.name}${valueName(flag)}`, getText(flag)] as const);
  return printable(`Usage: webdata ${[name, ...positions].join(' ')} [flags]

${tool.title}. ${tool.description.replaceAll(/\s+/g, ' ')}

${list([...described, ...own])}

Example:
  ${exampleOf(command)}

Flags of every command: webdata --help
`);
}

/** Removes characters that control a terminal, such as the start of an escape sequence. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '');
}

function valueName({ kind, choices, property }: Flag): string {
  if (kind === 'switch') return '';
  if (choices.length > 0) return ` <${choices.join('|')}>`;
  const names = {
    text: 'text',
    number: 'number',
    list: 'text',
    json: property === 'schema' ? 'file' : 'json|file',
    file: 'file',
  };
  return ` <${names[kind]}>`;
}

function getText({ description, kind, default: usual }: Flag): string {
  const notes = [
    ...(kind === 'list' ? ['may stand several times'] : []),
    ...(usual === true
      ? ['on; --no-… switches it off']
      : usual === undefined || usual === false
        ? []
        : [`default ${JSON.stringify(usual)}`]),
  ];
  return `${description}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

function exampleOf({ name, tool, positionals }: Command): string {
  const example = Object(tool.example) as Record<string, unknown>;
  const schema = tool.input['properties'] as Record<string, { examples?: unknown[] }>;
  const values = positionals.flatMap(({ property, kind }) => {
    // The example of a file is its content.
    const value = kind === 'file' ? undefined : (example[property] ?? schema[property]?.examples?.[0]);
    if (value === undefined) return [`<${property}>`];
    return kind === 'list' && Array.isArray(value) ? value.map(quoted) : [quoted(value)];
  });
  return ['webdata', name, ...values].join(' ');
}

function quoted(value: unknown): string {
  const text = String(value);
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function list(rows: readonly (readonly [name: string, text: string])[]): string {
  const width = Math.min(28, Math.max(...rows.map(([name]) => name.length)));
  return rows
    .map(([name, text]) =>
      name.length > width ? `  ${name}\n  ${' '.repeat(width)}  ${text}` : `  ${name.padEnd(width)}  ${text}`,
    )
    .join('\n');
}
