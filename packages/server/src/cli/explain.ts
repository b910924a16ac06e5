import { readFileSync } from 'node:fs';
import type { Command } from './command.ts';
import { commandHelp, groupHelp, programHelp } from './help.ts';

/** Finds the command whose name the arguments begin with, such as `keys create`. */
export function findCommand(commands: readonly Command[], args: readonly string[]): Command | undefined {
  return commands.find(({ name }) => args.slice(0, name.split(' ').length).join(' ') === name);
}

/** Finds the commands that share a first word, such as `keys`. */
export function findGroup(commands: readonly Command[], word: string | undefined): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${word} `));
}

/**
 * Returns the text for a line that asks for the version or for help: of the program, of a group of commands or of one
 * command, with `--help` anywhere. Undefined for every other line.
 */
export function explain(commands: readonly Command[], argv: readonly string[]): string | undefined {
  const [first] = argv;
  if (first === 'version' || first === '--version' || first === '-v') return version();
  const isHelp = first === undefined || first === 'help' || argv.includes('--help') || argv.includes('-h');
  if (!isHelp) return undefined;
  const args = argv.slice(first === 'help' ? 1 : 0).filter((word) => !word.startsWith('-'));
  if (args.length === 0) return programHelp(commands);
  const command = findCommand(commands, args);
  if (command !== undefined) return commandHelp(command);
  const group = findGroup(commands, args[0]);
  return group.length > 0 ? groupHelp(args[0]!, group) : undefined;
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
