import type { Command as AnyCommand, Io as AnyIo } from '@web-data/openapi/command';
import type { Secrets } from '../http/secrets.ts';

/** A subcommand of `web-data-contract`. */
export type Command = AnyCommand<Io>;

/** Where a command writes. */
export interface Io extends AnyIo {
  /** Secrets to mask; standard error is always masked. Default: the secrets in the arguments. */
  readonly secrets?: Secrets;
}

/** Whether to print colours: only on a terminal, and not where `NO_COLOR` (no-color.org) or `TERM=dumb` is set. */
export function wantsColour({ stdout }: Io, environment: NodeJS.ProcessEnv = process.env): boolean {
  return stdout.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}
