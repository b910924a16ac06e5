import { readFile } from 'node:fs/promises';
import { ConfigError } from './config-error.ts';
import { checkOption } from './option.ts';
import type { Option } from './option.ts';
import { options } from './options.ts';
import type { ServerConfig } from './server-config.ts';
import { isObject } from '../json/is-object.ts';

const FILE_VARIABLE = 'WEB_DATA_CONFIG';

/**
 * Loads a configuration. `provided` wins over the environment, the environment over the JSON file of `file` or
 * `WEB_DATA_CONFIG`, the file over the defaults. Every value is checked.
 * @throws {ConfigError} with one sentence that names the member, variable or file, and what is valid.
 */
export async function loadConfig(
  provided: Partial<ServerConfig> = {},
  environment: NodeJS.ProcessEnv = process.env,
  file: string | undefined = environment[FILE_VARIABLE],
): Promise<ServerConfig> {
  const fromFile = file === undefined ? {} : await readConfigFile(file);
  assertKnownOptions(provided, 'config');
  const entries = Object.entries(options).map(([name, option]) => {
    const sources = {
      provided: member(provided, name),
      text: environment[option.env],
      file: member(fromFile, name),
    };
    return [name, pick(name, option as Option<unknown>, sources, file ?? '')];
  });
  return Object.fromEntries(entries) as ServerConfig; // Has one checked member for each option.
}

/** Variables of the client and of the contract tests, which a program may run beside the server. */
const OTHERS = [FILE_VARIABLE, 'WEB_DATA_API_KEY', 'WEB_DATA_BASE_URL'];

/** Returns the environment variables that look like options and are none, such as misspelled ones. */
export function unknownVariables(environment: NodeJS.ProcessEnv = process.env): string[] {
  const known = new Set([...OTHERS, ...Object.values(options).map(({ env }) => env)]);
  return Object.keys(environment).filter((name) => name.startsWith('WEB_DATA_') && !known.has(name));
}

interface Sources {
  provided: unknown;
  text: string | undefined;
  file: unknown;
}

function pick(name: string, option: Option<unknown>, sources: Sources, file: string): unknown {
  if (sources.provided !== undefined) return checkOption(option, sources.provided, `config.${name}`);
  if (sources.text !== undefined && sources.text !== '') {
    return checkOption(option, option.fromText(sources.text), option.env);
  }
  if (sources.file !== undefined) return checkOption(option, sources.file, `${file}: ${name}`);
  return option.default;
}

async function readConfigFile(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new ConfigError(`The configuration file ${file} cannot be read: ${cause.message}.`, { cause });
  });
  const value = parse(text, file);
  if (!isObject(value)) {
    throw new ConfigError(`${file} must hold a JSON object.`);
  }
  assertKnownOptions(value, file);
  return value;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')); // A byte order mark, as some editors write it.
  } catch (cause) {
    // Drops the quoted content and the cause, whose message has it: it may be a password.
    const reason = (cause as Error).message.replace(/,? (?:\.\.\.)?"[^]*"(?:\.\.\.)? is not valid JSON$/, '');
    throw new ConfigError(`${file} is not JSON: ${reason}.`);
  }
}

function assertKnownOptions(value: object, source: string): void {
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(options, name));
  if (unknown === undefined) return;
  throw new ConfigError(`${source} has no option ${unknown}: use ${Object.keys(options).join(', ')}.`);
}

function member(object: object, name: string): unknown {
  return (object as Record<string, unknown>)[name];
}
