import { parseArgs } from 'node:util';
import {
  DescriptionError,
  diffOpenApi,
  formatGithub,
  formatJson,
  formatMarkdown,
  formatText,
  RULE_NAMES,
  type Change,
  type DiffOptions,
  type Level,
} from '@web-data/diff';
import { readDescription, type Description } from '@web-data/openapi';
import { UsageError } from '@web-data/openapi/command';
import type { Command } from './command.ts';

/** `web-data-contract diff`: what changed between two OpenAPI documents. */
export const diff: Command = {
  usage: `web-data-contract diff <old> <new> [--format text|json|markdown|github] [--fail-on breaking|warning|additive|text|none] [--level rule=level] [--sunset days]
  Compares two OpenAPI documents (YAML or JSON): files, http(s) addresses, or - for standard input.
  --format    how the changes are written (default: text)
  --fail-on   the lowest level that makes the exit code 1 (default: breaking; provisional parts count as additive)
  --level     what a breaking change of a rule counts as, for example default=warning; again for another rule
  --sunset    holds deprecations to x-sunset (RFC 8594), with at least this many days of notice: what goes after its day
              is a warning, and so is a deprecation without a day or with one too soon`,
  async run(args, { stdout, stderr }) {
    try {
      const { paths, format, failOn, ...options } = parse(args);
      const [old, now] = await Promise.all([read(paths[0]), read(paths[1])]);
      const changes = diffOpenApi(old, now, options);
      stdout.write(FORMATS[format](changes, paths[1]));
      return fails(changes, failOn) ? 1 : 0;
    } catch (error) {
      if (!(error instanceof DescriptionError || error instanceof UsageError)) throw error;
      stderr.write(`${error.message}\n`);
      return 2;
    }
  },
};

async function read(source: string): Promise<Description> {
  try {
    // Malformed parts of a document are changes, too.
    return await readDescription(source, { keepMalformed: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const FORMATS = {
  text: formatText,
  json: formatJson,
  markdown: (changes: readonly Change[]) => formatMarkdown(changes),
  github: (changes: readonly Change[], file: string) => formatGithub(changes, { file }),
};
type Format = keyof typeof FORMATS;

const LEVELS: readonly Level[] = ['breaking', 'warning', 'additive', 'text'];
const FAIL_LEVELS = ['breaking', 'warning', 'additive', 'text', 'none'] as const;
type FailLevel = (typeof FAIL_LEVELS)[number];

interface Arguments extends Pick<DiffOptions, 'levels' | 'sunset'> {
  readonly paths: readonly [string, string];
  readonly format: Format;
  readonly failOn: FailLevel;
}

function parse(args: readonly string[]): Arguments {
  const { positionals, values } = parsed(args);
  const [old, now, ...others] = positionals;
  if (old === undefined || now === undefined || others.length > 0) {
    throw new UsageError('diff takes two files: web-data-contract diff <old> <new>.');
  }
  const formats = Object.keys(FORMATS) as Format[];
  return {
    paths: [old, now],
    format: oneOf('--format', values.format ?? 'text', formats),
    failOn: oneOf('--fail-on', values['fail-on'] ?? 'breaking', FAIL_LEVELS),
    ...(values.level === undefined ? {} : { levels: levelsOf(values.level) }),
    ...(values.sunset === undefined ? {} : { sunset: { notice: daysOf(values.sunset) } }),
  };
}

function parsed(args: readonly string[]) {
  try {
    const options = {
      format: { type: 'string' },
      'fail-on': { type: 'string' },
      level: { type: 'string', multiple: true },
      sunset: { type: 'string' },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; see web-data-contract diff --help.`);
  }
}

function levelsOf(pairs: readonly string[]): Record<string, Level> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [rule = '', level = ''] = pair.split('=');
      return [oneOf('The rule of --level', rule, RULE_NAMES), oneOf('The level of --level', level, LEVELS)];
    }),
  );
}

function daysOf(value: string): number {
  if (!/^\d{1,5}$/.test(value)) throw new UsageError(`--sunset must be a number of days, not "${value}".`);
  return Number(value);
}

function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new UsageError(`${option} must be one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}

function fails(changes: readonly Change[], failOn: FailLevel): boolean {
  if (failOn === 'none') return false;
  const threshold = FAIL_LEVELS.indexOf(failOn);
  return changes.some(({ level, provisional }) => {
    const counted = level === 'breaking' && provisional ? 'additive' : level;
    return FAIL_LEVELS.indexOf(counted) <= threshold;
  });
}
