import { UsageError } from '../failure.ts';
import type { Command } from './command.ts';
import { placesOf, type Place, type Word } from './places.ts';

/** The script that completes commands, flags and their values in a shell. @throws UsageError for another shell */
export function completion(shell: string | undefined, commands: readonly Command[]): string {
  const write = shell === undefined || !Object.hasOwn(shells, shell) ? undefined : shells[shell];
  if (!write)
    throw new UsageError(
      `There is completion for bash, zsh and fish, not for ${JSON.stringify(shell ?? '')}.`,
    );
  return write(placesOf(commands, Object.keys(shells)));
}

const shells: Record<string, (places: readonly Place[]) => string> = {
  bash: (places) => `_webdata() {
  local command="\${COMP_WORDS[1]}" two="\${COMP_WORDS[1]} \${COMP_WORDS[2]}" last="\${COMP_WORDS[COMP_CWORD-1]}" words=
  if ((COMP_CWORD > 2)); then case "$two" in
    ${twoWords(places)}) command="$two" ;;
  esac; fi
  if ((COMP_CWORD == 1)); then command=; fi
  case "$command $last" in
${valueCases(places, (values) => `words=${quoted(bashWords(values))}`)}
  *) case "$command" in
${places.map(({ after, words }) => `    ${quoted(after)}) words=${quoted(bashWords(words.map(({ text }) => text)))} ;;`).join('\n')}
  esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _webdata webdata
`,
  zsh: (places) => `#compdef webdata
_webdata() {
  local command="\${words[2]}" two="\${words[2]} \${words[3]}" last="\${words[CURRENT-1]}"
  local -a list
  if (( CURRENT > 3 )); then case "$two" in
    ${twoWords(places)}) command="$two" ;;
  esac; fi
  if (( CURRENT == 2 )); then command=; fi
  case "$command $last" in
${valueCases(places, (values) => `list=(${values.map(zshText).join(' ')})`)}
  *) case "$command" in
${places.map(({ after, words }) => `    ${quoted(after)}) list=(${words.map(zshWord).join(' ')}) ;;`).join('\n')}
  esac ;;
  esac
  _describe webdata list || _files
}
if [ "$funcstack[1]" = _webdata ]; then _webdata "$@"; else compdef _webdata webdata; fi
`,
  fish: (places) => `function __webdata_command
  set -l typed (commandline -opc)
  switch "$typed[2] $typed[3]"
    case ${seconds(places).map(fishPattern).join(' ')}
      echo "$typed[2] $typed[3]"
    case '*'
      echo "$typed[2]"
  end
end
${places.flatMap(({ after, words, takesFiles }) => fishLines(after, words, takesFiles)).join('\n')}
`,
};

/** The commands of two words. */
function seconds(places: readonly Place[]): string[] {
  return places.flatMap(({ after }) => (after.includes(' ') ? [after] : []));
}

function twoWords(places: readonly Place[]): string {
  return seconds(places).map(quoted).join('|');
}

/** What may follow a flag that takes a value; nothing, which is the files of the shell, where no values are known. */
function valueCases(places: readonly Place[], list: (values: readonly string[]) => string): string {
  const lines = places.flatMap(({ after, words }) =>
    words.flatMap(({ text, takes, values }) =>
      takes === 'nothing'
        ? []
        : [`  ${quoted(`${after} ${text}`)}) ${values.length > 0 ? list(values) : ':'} ;;`],
    ),
  );
  return lines.join('\n');
}

/** Words as `compgen -W` reads them, which expands what stands in them. */
function bashWords(words: readonly string[]): string {
  return words.map((word) => (/^[\w./:@%+=,-]+$/.test(word) ? word : quoted(word))).join(' ');
}

function zshWord({ text, about }: Word): string {
  return about === '' ? zshText(text) : quoted(`${escapeColons(text)}:${about}`);
}

/** A word of which nothing is a description to `_describe`. */
function zshText(text: string): string {
  return quoted(escapeColons(text));
}

function escapeColons(text: string): string {
  return text.replaceAll(/[\\:]/g, String.raw`\$&`);
}

function fishLines(after: string, words: readonly Word[], takesFiles: boolean): string[] {
  const test = `string match -q -- ${fishPattern(after)} (__webdata_command)`;
  const start = `complete -c webdata -n ${fishQuoted(test)}`;
  return [
    ...(takesFiles ? [] : [`${start} -f`]),
    ...words.map(({ text, about, takes, values }) => {
      const what = text.startsWith('--') ? `-l ${fishWord(text.slice(2))}` : `-f -a ${fishList([text])}`;
      const value = values.length > 0 ? ` -x -a ${fishList(values)}` : argumentOf[takes];
      return `${start} ${what}${value}${about === '' ? '' : ` -d ${fishQuoted(about)}`}`;
    }),
  ];
}

const argumentOf = { nothing: '', value: ' -x', file: ' -r -F' } as const;

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** What `-a` takes: a text that is read as words once more. */
function fishList(words: readonly string[]): string {
  return fishWord(words.map(fishWord).join(' '));
}

/** A word as it stands where it may, else in quotes. */
function fishWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : fishQuoted(text);
}

/** A pattern of `string match` and `case` that matches nothing but the text. */
function fishPattern(text: string): string {
  return fishQuoted(text.replaceAll(/[*?\\[\]]/g, String.raw`\$&`));
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
