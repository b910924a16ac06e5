import { readArguments, UsageError } from '@web-data/openapi/command';
import { checkBase, siteAddress } from '../../addresses.ts';
import type { ProjectOptions } from './project.ts';

/** How the option that all commands have is explained. */
export const configUsage =
  '  --config  the configuration (default: web-data-docs.config.json or .js in the current folder)';

/** The options of where the site is published. */
export const addressOptions = { base: { type: 'string' }, origin: { type: 'string' } } as const;

/** How they are explained. */
export const addressUsage = `  --base    path of the site below its host, such as /docs/ (default: /)
  --origin  scheme and host of the site, such as https://docs.example.com: adds a sitemap and canonical addresses`;

type Options = Record<string, { type: 'string' | 'boolean' }>;

/** The options of a command, and what they say of the project. @throws UsageError */
export function readCommand<T extends Options>(
  name: string,
  args: readonly string[],
  options: T,
): { values: Record<string, string | boolean | undefined>; project: ProjectOptions } {
  const { values, positionals } = readArguments(`web-data-docs ${name}`, args, {
    config: { type: 'string' },
    ...options,
  });
  const all = values as Record<string, string | boolean | undefined>;
  const [description, ...others] = positionals;
  if (others.length > 0)
    throw new UsageError(`${name} takes one description, and got ${positionals.length}.`);
  const text = (option: string): string | undefined => all[option] as string | undefined;
  const [base, origin] = [text('base'), text('origin')];
  try {
    if (base !== undefined) checkBase(base);
    if (origin !== undefined) siteAddress(origin, '/');
  } catch (error) {
    throw new UsageError(`--${(error as Error).message}`);
  }
  return {
    values: all,
    project: { description, config: text('config'), base, origin, outDir: text('out') },
  };
}
