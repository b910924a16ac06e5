import { parseArgs } from 'node:util';
import {
  DescriptionError,
  diffOpenApi,
  formatGithub,
  formatJson,
  formatMarkdown,
  formatText,
  type Change,
} from '@web-data/diff';
import { readDescription, type Description } from '@web-data/openapi';
import { UsageError, type Command } from './command.ts';

/** `web-data-contract diff`: what changed between two OpenAPI documents. */
export const diff: Command = {
  usage: `web-data-contract diff <old> <new> [--format text|json|markdown|github] [--fail-on breaking|additive|text|none]
  Compares two OpenAPI documents (YAML or JSON): files, http(s) addresses, or - for standard input.
  --format    how the changes are written (default: text)
  --fail-on   the lowest level that makes the exit code 1 (default: breaking; provisional parts count as additive)`,
  async run(args, { stdout, stderr }) {
    try {
      const { paths, format, failOn } = parse(args);
      const [old, now] = await Promise.all([read(paths[0]), read(paths[1])]);
      const changes = diffOpenApi(old, now);
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
    return await readDescription(source);
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

const FAIL_LEVELS = ['breaking', 'additive', 'text', 'none'] as const;
type FailLevel = (typeof FAIL_LEVELS)[number];

interface Arguments {
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
  };
}

function parsed(args: readonly string[]) {
  try {
    const options = { format: { type: 'string' }, 'fail-on': { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; see web-data-contract diff --help.`);
  }
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
