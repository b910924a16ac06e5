import { loadConfig } from '../platform/config/load.ts';
import type { ServerConfig } from '../platform/config/server-config.ts';
import { migrate } from '../platform/store/migrate.ts';
import { openStore } from '../platform/store/open.ts';
import { keepAct, openActLog } from './acts.ts';
import { UsageError, parse } from './command.ts';
import type { Command, CommandInput, CommandOutput, OptionValues } from './command.ts';
import { creditCommands } from './commands/credits.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { jobCommands } from './commands/jobs.ts';
import { keyCommands } from './commands/keys.ts';
import { peopleCommands } from './commands/people.ts';
import { policyCommands } from './commands/policy.ts';
import { serve } from './commands/serve.ts';
import { teamCommands } from './commands/teams.ts';
import { webhookCommands } from './commands/webhooks.ts';
import { findCommand, explain, findGroup } from './help.ts';

/** Does nothing by itself, because every command migrates the store before it runs. */
const migrateCommand: Command = {
  name: 'migrate',
  summary: 'bring the schema of the store to this version; safe to run beside running servers',
  run: async () => ({ value: { migrated: true }, text: 'The schema is up to date.' }),
};

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  { ...serve, run: () => Promise.reject(new Error('serve has no store of ours')) },
  migrateCommand,
  { ...doctorCommand, run: () => Promise.reject(new Error('doctor has no store of ours')) },
  ...keyCommands,
  ...teamCommands,
  ...peopleCommands,
  ...creditCommands,
  ...policyCommands,
  ...jobCommands,
  ...webhookCommands,
];

/** The environment in which a command line runs. */
export interface Surroundings {
  environment: NodeJS.ProcessEnv;
  print(text: string): void;
}

/**
 * Runs one command line and prints its output.
 * @throws {UsageError} when the line cannot be understood.
 */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<void> {
  const { environment, print } = surroundings;
  const explanation = explain(commands, argv);
  if (explanation !== undefined) return print(explanation);
  const command = findCommand(commands, argv);
  if (command === undefined) throw unknown(argv);
  const { values: options, positionals: args } = parse(command, argv.slice(command.name.split(' ').length));
  const argumentCount = (command.arguments ?? []).length;
  if (args.length !== argumentCount) {
    throw new UsageError(
      `${command.name} takes ${argumentCount} argument${argumentCount === 1 ? '' : 's'}, not ${args.length}: see ${command.name} --help.`,
    );
  }
  const config = configOf(options);
  const file = options['config'] as string | undefined;
  if (command.name === 'serve') {
    const { runServe } = await import('./serve.ts'); // Only `serve` needs the server.
    return runServe(options, await loadConfig(config, { WEB_DATA_LOG_LEVEL: 'info', ...environment }, file));
  }
  if (command.name === 'doctor')
    return runDoctor(options, await loadConfig(config, environment, file), print);
  const { value, text, isLine } = await runOnStore(command, {
    args,
    options,
    print,
    config: await loadConfig(config, environment, file),
  });
  print(options['json'] === true ? JSON.stringify(value, null, isLine === true ? undefined : 2) : text);
}

async function runOnStore(command: Command, input: Omit<CommandInput, 'store'>): Promise<CommandOutput> {
  const store = await openStore(input.config);
  try {
    await migrate(store);
    const acts = openActLog(command, input.config);
    const output = await command.run({ ...input, store });
    await keepAct(store, output);
    await acts.write(output);
    return output;
  } finally {
    await store.close();
  }
}

/** Prints what was found. The process ends with status 1 when a check failed. */
async function runDoctor(
  options: OptionValues,
  config: ServerConfig,
  print: Surroundings['print'],
): Promise<void> {
  const { examine, formatFindings } = await import('./doctor/doctor.ts'); // Only `doctor` needs the browser.
  const url = options['url'];
  const findings = await examine(config, typeof url === 'string' ? url : undefined);
  print(options['json'] === true ? JSON.stringify(findings, null, 2) : formatFindings(findings));
  if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

function configOf(options: OptionValues): Partial<ServerConfig> {
  const { 'data-directory': dataDirectory, 'database-url': databaseUrl } = options;
  return {
    ...(typeof dataDirectory === 'string' && { dataDirectory }),
    ...(typeof databaseUrl === 'string' && { databaseUrl }),
  };
}

function unknown(argv: readonly string[]): UsageError {
  const [word] = argv;
  const near = findGroup(commands, word);
  const known = (near.length > 0 ? near : commands).map(({ name }) => name).join(', ');
  return new UsageError(
    `There is no command ${word}${near.length > 0 ? ' alone' : ''}: use one of ${known}.`,
  );
}
