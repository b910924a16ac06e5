import { UsageError } from '../failure.ts';
import type { Command } from './command.ts';
import { commonNames } from './flags.ts';
import { ownCommands } from './help.ts';

/** The script that completes commands and flags in a shell. @throws UsageError for another shell */
export function completion(shell: string | undefined, commands: readonly Command[]): string {
  const write = shell === undefined || !Object.hasOwn(shells, shell) ? undefined : shells[shell];
  if (!write)
    throw new UsageError(
      `There is completion for bash, zsh and fish, not for ${JSON.stringify(shell ?? '')}.`,
    );
  return write(wordsOf(commands));
}

/** What may follow which words: `''` is the program, the others are commands. */
type Words = readonly (readonly [after: string, words: readonly string[]])[];

function wordsOf(commands: readonly Command[]): Words {
  const common = commonNames.map((name) => `--${name}`);
  const first = [
    ...new Set([...commands.map(({ name }) => name.split(' ')[0]!), ...ownCommands.map(([name]) => name)]),
  ];
  const rows = commands.map(({ name, flags }): [string, string[]] => {
    const second = commands.flatMap((other) =>
      other.name.startsWith(`${name} `) ? [other.name.slice(name.length + 1)] : [],
    );
    return [name, [...second, ...flags.map((flag) => `--${flag.name}`), ...common]];
  });
  const groups = first
    .filter((word) => !rows.some(([name]) => name === word) && !ownCommands.some(([name]) => name === word))
    .map((word): [string, string[]] => [
      word,
      commands.flatMap(({ name }) => (name.startsWith(`${word} `) ? [name.slice(word.length + 1)] : [])),
    ]);
  return [['', first], ...rows, ...groups, ['keys', ['use', 'remove']], ['completion', Object.keys(shells)]];
}

const shells: Record<string, (words: Words) => string> = {
  bash: (words) => `_webdata() {
  local words
  case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${cases(words, true)}
  *) case "$COMP_CWORD \${COMP_WORDS[1]}" in
    1\\ *) words="${words[0]![1].join(' ')}" ;;
${cases(words, false)}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _webdata webdata
`,
  zsh: (words) => `#compdef webdata
autoload -U +X bashcompinit && bashcompinit
${shells['bash']!(words)}`,
  fish: (words) =>
    `${words.flatMap(([after, all]) => all.map((word) => fishLine(after, word))).join('\n')}\n`,
};

function cases(words: Words, isTwo: boolean): string {
  return words
    .filter(([after]) => after !== '' && after.includes(' ') === isTwo)
    .map(([after, all]) =>
      isTwo ? `  "${after}") words="${all.join(' ')}" ;;` : `    *\\ ${after}) words="${all.join(' ')}" ;;`,
    )
    .join('\n');
}

function fishLine(after: string, word: string): string {
  const seen = after
    .split(' ')
    .map((one) => `__fish_seen_subcommand_from ${one}`)
    .join('; and ');
  const when = after === '' ? '__fish_use_subcommand' : seen;
  const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`;
  return `complete -c webdata -n '${when}' ${what}`;
}
