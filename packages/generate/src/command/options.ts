import { readArguments, UsageError } from '@web-data/openapi/command';
import { allParts, usualParts } from '../generator.ts';
import type { GenerateOptions } from '../generate.ts';
import type { Part } from '../generator.ts';

/** The parsed command line. */
export interface CommandOptions {
  /** File or URL of the description. */
  source: string;
  /** Folder to write the files to. */
  out: string;
  parts: readonly Part[];
  /** The type of integers of 64 bits in programs. */
  int64: NonNullable<GenerateOptions['int64']>;
  check: boolean;
  watch: boolean;
  /** Hosts that the description may refer to beside its own. */
  allowHosts: readonly string[];
}

/** The text printed for `--help` and for arguments that are not valid. */
export const usage: string = `Usage: generate-api <description> --out <folder> [options]

Writes TypeScript from an OpenAPI description (3.2, 3.1, 3.0 or Swagger 2.0; YAML or JSON, a file or an address): types, data of
its operations, a validator for servers, and a client.

  --out <folder>   where the files go, a folder for each part
  --only <parts>   some of ${allParts.join(', ')}, with commas between; what they import comes with them.
                   Without it all but tools
  --int64 <type>   the type of integers of 64 bits in programs: number, bigint or string. Without it numbers, which are rounded
                   beyond 2^53
  --check          writes nothing, and fails when a file is missing, stale or no longer generated
  --allow-host <host>
                   a host, with or without a port, that the description may refer to beside its own, even if its
                   address is private; again for another one
  --watch          generates again when a file beside the description changes
`;

/** @throws UsageError naming the argument that is not valid */
export function readOptions(args: readonly string[]): CommandOptions | 'help' {
  const { values, positionals } = readArguments('generate-api', args, {
    out: { type: 'string' },
    only: { type: 'string' },
    int64: { type: 'string', default: 'number' },
    check: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    'allow-host': { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) return 'help';
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0)
    throw new UsageError('Name one description: a file or an address.');
  if (values.out === undefined) throw new UsageError('Say with --out which folder the files go to.');
  const { check, watch, 'allow-host': allowHosts } = values;
  if (check && watch) throw new UsageError('--check and --watch exclude each other. Leave one of them out.');
  const int64 = (['number', 'bigint', 'string'] as const).find((form) => form === values.int64);
  if (int64 === undefined)
    throw new UsageError(`--int64 names ${JSON.stringify(values.int64)}. Name number, bigint or string.`);
  return { source, out: values.out, parts: readParts(values.only), int64, check, watch, allowHosts };
}

function readParts(only: string | undefined): readonly Part[] {
  if (only === undefined) return usualParts;
  return only.split(',').map((name) => {
    const part = allParts.find((one) => one === name.trim());
    if (part) return part;
    throw new UsageError(`--only names ${JSON.stringify(name)}. Name some of ${allParts.join(', ')}.`);
  });
}
