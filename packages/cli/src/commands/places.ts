import type { Command } from './command.ts';
import type { Flag } from './flags.ts';
import { commonHelp, ownCommands } from './help.ts';

/** A candidate for completion. */
export interface Word {
  /** Such as `crawl` or `--limit`. */
  text: string;
  /** Description in one line. */
  about: string;
  /** Kind of the argument of a flag. */
  takes: 'nothing' | 'value' | 'file';
  /** Known values of the argument. */
  values: readonly string[];
}

/** A position on the command line where candidates are completed. */
export interface CompletionContext {
  /** The command before it: `''` at the start, `crawl`, or `crawl get`. */
  after: string;
  candidates: readonly Word[];
  /** Whether the argument of the command is a file. */
  takesFiles: boolean;
}

/** Lists the candidates of every position: commands, their subcommands, their flags, and the values of flags. */
export function listContexts(commands: readonly Command[], shells: readonly string[]): CompletionContext[] {
  const firsts = [...new Set(commands.map(({ name }) => name.split(' ')[0]!))];
  const common = commonHelp.map(commonWord);
  const described = commands.map((command): CompletionContext => {
    const { name, flags, positionals } = command;
    const candidates = [...secondsOf(commands, name), ...flags.flatMap(listFlagCandidates), ...common];
    return { after: name, candidates, takesFiles: positionals.some(({ kind }) => kind === 'file') };
  });
  const groups = firsts
    .filter((first) => !commands.some(({ name }) => name === first))
    .map((first) => own(first, secondsOf(commands, first)));
  const aboutOf = (first: string): string => commands.find(({ name }) => name === first)?.tool.title ?? '';
  return [
    own('', [
      ...firsts.map((first) => word(first, aboutOf(first))),
      ...ownCommands.map(([name, about]) => word(name, about)),
    ]),
    ...described,
    ...groups,
    own('keys', [word('use', 'use the key of a profile'), word('remove', 'forget the key of a profile')]),
    own(
      'completion',
      shells.map((shell) => word(shell, '')),
    ),
  ];
}

function own(after: string, candidates: readonly Word[]): CompletionContext {
  return { after, candidates, takesFiles: false };
}

function secondsOf(commands: readonly Command[], first: string): Word[] {
  return commands.flatMap(({ name, tool }) =>
    name.startsWith(`${first} `) ? [word(name.slice(first.length + 1), tool.title)] : [],
  );
}

/** Returns the candidate of a flag; a flag that is on by default also gets a `--no-` candidate. */
function listFlagCandidates({ name, kind, description, choices, default: usual }: Flag): Word[] {
  const takes = kind === 'switch' ? 'nothing' : kind === 'json' || kind === 'file' ? 'file' : 'value';
  const own: Word = { text: `--${name}`, about: oneLine(description), takes, values: choices };
  return usual === true ? [own, { ...own, text: `--no-${name}`, about: `off: ${own.about}` }] : [own];
}

function commonWord([name, text]: readonly [name: string, text: string]): Word {
  const [, flag = name, value] = /(--[a-z-]+)(?: <([\w|]+)>)?/.exec(name) ?? [];
  const takes = value === undefined ? 'nothing' : value === 'folder' ? 'file' : 'value';
  const values = value?.includes('|') ? value.split('|') : [];
  return { text: flag, about: oneLine(text), takes, values };
}

function word(text: string, about: string): Word {
  return { text, about: oneLine(about), takes: 'nothing', values: [] };
}

/** Removes Markdown. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('`', '')
    .trim();
}
