import { UsageError } from '@web-data/openapi/command';
import { isUrl } from '../openapi/is-url.ts';

/** The values of `--writes`; alone it means the first. */
const WRITES = ['own', 'all'] as const;

/** Writes a lone `--writes` as `--writes=own`, so that it never takes the argument after it as its value. */
export function withWrites(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, index) => (arg === '--writes' && (end === -1 || index < end) ? '--writes=own' : arg));
}

/** The mode that `--writes` and `--no-writes` select; `undefined` when neither is present. */
export function writesOption(values: {
  readonly writes?: string | undefined;
  readonly 'no-writes'?: boolean | undefined;
}): 'own' | 'all' | false | undefined {
  const { writes, 'no-writes': none } = values;
  if (none && writes !== undefined)
    throw new UsageError('--writes and --no-writes contradict each other; give one of them.');
  if (none) return false;
  const found = WRITES.find((mode) => mode === writes);
  if (found !== undefined || writes === undefined) return found;
  throw new UsageError(`--writes must be own or all, not "${writes}"; --no-writes allows none.`);
}

/** Returns the value of a required option. @throws UsageError when it is missing */
export function requireOption(option: string, value: string | undefined, what: string): string {
  if (value === undefined) throw new UsageError(`--${option} is missing; give ${what}.`);
  return value;
}

/** Returns an http or https address. @throws UsageError when it is none */
export function address(text: string | undefined, what: string): string {
  if (text !== undefined && /^https?:\/\//u.test(text) && isUrl(text)) return text;
  throw new UsageError(
    `${what} must be an http or https address, not ${text === undefined ? 'missing' : `"${text}"`}.`,
  );
}
