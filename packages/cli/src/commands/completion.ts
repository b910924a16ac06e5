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
${valueCases(places, (values) => `words="${values.join(' ')}"`)}
  *) case "$command" in
${places.map(({ after, words }) => `    "${after}") words="${words.map(({ text }) => text).join(' ')}" ;;`).join('\n')}
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
${valueCases(places, (values) => `list=(${values.join(' ')})`)}
  *) case "$command" in
${places.map(({ after, words }) => `    "${after}") list=(${words.map(zshWord).join(' ')}) ;;`).join('\n')}
  esac ;;
  esac
  _describe webdata list || _files
}
if [ "$funcstack[1]" = _webdata ]; then _webdata "$@"; else compdef _webdata webdata; fi
`,
  fish: (places) => `function __webdata_command
  set -l typed (commandline -opc)
  switch "$typed[2] $typed[3]"
    case ${seconds(places).map(quoted).join(' ')}
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
  return seconds(places)
    .map((after) => `"${after}"`)
    .join('|');
}

/** What may follow a flag that takes a value; nothing, which is the files of the shell, where no values are known. */
function valueCases(places: readonly Place[], list: (values: readonly string[]) => string): string {
  const lines = places.flatMap(({ after, words }) =>
    words.flatMap(({ text, takes, values }) =>
      takes === 'nothing' ? [] : [`  "${after} ${text}") ${values.length > 0 ? list(values) : ':'} ;;`],
    ),
  );
  return lines.join('\n');
}

function zshWord({ text, about }: Word): string {
  return quoted(about === '' ? text : `${text}:${about}`);
}

function fishLines(after: string, words: readonly Word[], takesFiles: boolean): string[] {
  const start = `complete -c webdata -n "string match -q -- '${after}' (__webdata_command)"`;
  return [
    ...(takesFiles ? [] : [`${start} -f`]),
    ...words.map(({ text, about, takes, values }) => {
      const what = text.startsWith('--') ? `-l ${text.slice(2)}` : `-f -a ${text}`;
      const value = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : argumentOf[takes];
      return `${start} ${what}${value}${about === '' ? '' : ` -d ${fishQuoted(about)}`}`;
    }),
  ];
}

const argumentOf = { nothing: '', value: ' -x', file: ' -r -F' } as const;

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
