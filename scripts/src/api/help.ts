/**
 * Reads the facts that the help of a program states: each command with its arguments, each option with its value, and
 * each exit code. A command begins at a line that starts with the name of the program; the options below it are its own.
 */
export function readHelp(program: string, help: string): string[] {
  const blocks = help.split(new RegExp(`^(?:Usage: )?(?=${program}\\b)`, 'm'));
  const commands = blocks.filter((block) => block.startsWith(program)).flatMap((block) => readCommand(block));
  return [...new Set([...commands, ...readExitCodes(program, help)])];
}

function readCommand(block: string): string[] {
  const [usage = ''] = block.split('\n');
  const words = usage.split(' ');
  const end = words.findIndex((word, index) => index > 0 && !/^[a-z]+$/.test(word));
  const name = words.slice(0, end === -1 ? words.length : end).join(' ');
  const positionals = usage.slice(name.length).match(/^(?: (?:<[^>]+>|\[<[^>]+>\])(?!\S))+/)?.[0] ?? '';
  const required = new Set(withoutBrackets(usage).match(/(?<=\s)--[a-z][\w-]*/g));
  const options = new Map<string, string>();
  const short = new Map<string, string>();
  for (const { groups } of block.matchAll(OPTION)) {
    const { letter, option = '', value = '' } = groups ?? {};
    if (!options.get(option)) options.set(option, value);
    if (letter) short.set(letter, option);
  }
  return [
    `command ${name}${positionals && `:${positionals}`}`,
    ...[...options].map(([option, value]) => {
      const promises = [value, required.has(option) ? 'required' : ''].filter(Boolean).join(', ');
      return `option ${name} ${option}${promises && `: ${promises}`}`;
    }),
    ...[...short].map(([letter, option]) => `option ${name} ${letter}: ${option}`),
  ];
}

/** A usage line without what may be left out. */
function withoutBrackets(usage: string): string {
  let text = usage;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\[[^[\]]*\]/g, '');
  }
  return text;
}

/**
 * An option, the letter before it that means the same, and the value behind it: a placeholder, words to choose from, or
 * in brackets a word or its default.
 */
const OPTION =
  /(?:(?<letter>(?<![\w-])-[A-Za-z]), )?(?<![\w-])(?<option>--[a-z][\w-]*)(?:\[?[ =](?<value><[^>\n]*>|[a-z]+(?:\|[a-z]+)+|[\w.=]+(?=\])))?/g;

function readExitCodes(program: string, help: string): string[] {
  const [, list = ''] = /^ *Exit codes: (.*?)\.?$/m.exec(help) ?? [];
  return list
    .split(/, (?=\d)/)
    .filter(Boolean)
    .map((code) => `exit ${program} ${code.replace(' ', ': ')}`);
}
