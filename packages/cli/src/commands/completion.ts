import { UsageError } from '../failure.ts';
import type { Command } from './command.ts';
import { listContexts, type CompletionContext, type Word } from './places.ts';

/**
 * Returns the completion script of a shell for commands, flags and their values. @throws UsageError for an unknown
 * shell
 */
export function completion(shell: string | undefined, commands: readonly Command[]): string {
  const write = shell === undefined || !Object.hasOwn(shells, shell) ? undefined : shells[shell];
  if (!write)
    throw new UsageError(
      `There is completion for bash, zsh and fish, not for ${JSON.stringify(shell ?? '')}.`,
    );
  return write(listContexts(commands, Object.keys(shells)));
}

const shells: Record<string, (contexts: readonly CompletionContext[]) => string> = {
  bash: (contexts) => `_webdata() {
  local command="\${COMP_WORDS[1]}" two="\${COMP_WORDS[1]} \${COMP_WORDS[2]}" last="\${COMP_WORDS[COMP_CWORD-1]}" words=
  if ((COMP_CWORD > 2)); then case "$two" in
    ${completeTwoLevels(contexts)}) command="$two" ;;
  esac; fi
  if ((COMP_CWORD == 1)); then command=; fi
  case "$command $last" in
${valueCases(contexts, (values) => `words=${quoted(bashWords(values))}`)}
  *) case "$command" in
${contexts.map(({ after, candidates }) => `    ${quoted(after)}) words=${quoted(bashWords(candidates.map(({ text }) => text)))} ;;`).join('\n')}
  esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _webdata webdata
`,
  zsh: (contexts) => `#compdef webdata
_webdata() {
  local command="\${words[2]}" two="\${words[2]} \${words[3]}" last="\${words[CURRENT-1]}"
  local -a list
  if (( CURRENT > 3 )); then case "$two" in
    ${completeTwoLevels(contexts)}) command="$two" ;;
  esac; fi
  if (( CURRENT == 2 )); then command=; fi
  case "$command $last" in
${valueCases(contexts, (values) => `list=(${values.map(zshText).join(' ')})`)}
  *) case "$command" in
${contexts.map(({ after, candidates }) => `    ${quoted(after)}) list=(${candidates.map(zshWord).join(' ')}) ;;`).join('\n')}
  esac ;;
  esac
  _describe webdata list || _files
}
if [ "$funcstack[1]" = _webdata ]; then _webdata "$@"; else compdef _webdata webdata; fi
`,
  fish: (contexts) => `function __webdata_command
  set -l typed (commandline -opc)
  switch "$typed[2] $typed[3]"
    case ${seconds(contexts).map(fishPattern).join(' ')}
      echo "$typed[2] $typed[3]"
    case '*'
      echo "$typed[2]"
  end
end
${contexts.flatMap(({ after, candidates, takesFiles }) => fishLines(after, candidates, takesFiles)).join('\n')}
`,
};

/** Names of the commands with two parts. */
function seconds(contexts: readonly CompletionContext[]): string[] {
  return contexts.flatMap(({ after }) => (after.includes(' ') ? [after] : []));
}

function completeTwoLevels(contexts: readonly CompletionContext[]): string {
  return seconds(contexts).map(quoted).join('|');
}

/**
 * Formats the cases of flags that take a value. Without known values a case is empty, so that the shell completes
 * files.
 */
function valueCases(
  contexts: readonly CompletionContext[],
  list: (values: readonly string[]) => string,
): string {
  const lines = contexts.flatMap(({ after, candidates }) =>
    candidates.flatMap(({ text, takes, values }) =>
      takes === 'nothing'
        ? []
        : [`  ${quoted(`${after} ${text}`)}) ${values.length > 0 ? list(values) : ':'} ;;`],
    ),
  );
  return lines.join('\n');
}

/**
 * Formats candidates for `compgen -W`. Leaves out those that need quotes: bash puts a word into the line as it is, and
 * would run `$(…)` with it.
 */
function bashWords(candidates: readonly string[]): string {
  return candidates.filter((word) => /^[\w./:@%+=,-]+$/.test(word)).join(' ');
}

function zshWord({ text, about }: Word): string {
  return about === '' ? zshText(text) : quoted(`${escapeColons(text)}:${about}`);
}

/** Escapes a candidate, so that `_describe` does not treat a part of it as the description. */
function zshText(text: string): string {
  return quoted(escapeColons(text));
}

function escapeColons(text: string): string {
  return text.replaceAll(/[\\:]/g, String.raw`\$&`);
}

function fishLines(after: string, candidates: readonly Word[], takesFiles: boolean): string[] {
  const test = `string match -q -- ${fishPattern(after)} (__webdata_command)`;
  const start = `complete -c webdata -n ${fishQuoted(test)}`;
  return [
    ...(takesFiles ? [] : [`${start} -f`]),
    ...candidates.map(({ text, about, takes, values }) => {
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

/** Formats candidates for `-a`, whose value the shell parses once more. */
function fishList(candidates: readonly string[]): string {
  return fishWord(candidates.map(fishWord).join(' '));
}

/** Quotes a candidate where necessary. */
function fishWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : fishQuoted(text);
}

/** Escapes a string for `string match` and `case`, so that it only matches itself. */
function fishPattern(text: string): string {
  return fishQuoted(text.replaceAll(/[*?\\[\]]/g, String.raw`\$&`));
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
