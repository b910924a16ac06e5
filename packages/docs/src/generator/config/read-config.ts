import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { indexLines, parseText } from '@web-data/openapi';
import type { SiteConfig } from '../../site-config.ts';
import { checkConfig } from './members.ts';

/** The names that the configuration may have, the first that exists wins. */
const NAMES = ['web-data-docs.config.json', 'web-data-docs.config.js'] as const;

/** A configuration, and where it comes from. */
export interface LoadedConfig {
  config: SiteConfig;
  /** The folder to which its paths are relative. */
  folder: string;
  /** Absolute path of its file; undefined where there is none. */
  file: string | undefined;
}

/**
 * Reads the configuration: the named file, or the one in the current folder; an empty one where there is none.
 * @throws Error with a line for each violation: file, line, JSON Pointer and remedy
 */
export async function readConfig(name?: string, cwd: string = process.cwd()): Promise<LoadedConfig> {
  const candidates = name === undefined ? NAMES : [name];
  const file = candidates.map((one) => resolve(cwd, one)).find((one) => existsSync(one));
  if (file !== undefined)
    return { config: await loadFile(file, relative(cwd, file)), folder: dirname(file), file };
  if (name === undefined) return { config: {}, folder: cwd, file };
  throw new Error(
    `${name} cannot be read: there is no such file. Name another configuration, or leave --config out.`,
  );
}

async function loadFile(file: string, name: string): Promise<SiteConfig> {
  const isScript = /\.[cm]?js$/.test(file);
  const text = isScript ? '' : readFileSync(file, 'utf8');
  const value = isScript ? await importDefault(file, name) : parseText(text, name);
  const lineOf = indexLines(text);
  const violations: string[] = [];
  checkConfig(value, '', (pointer, message) => {
    const line = isScript ? '' : `:${lineOf(pointer)}`;
    violations.push(`${name}${line} ${pointer || 'The configuration'} ${message}`);
  });
  if (violations.length > 0) throw new Error(violations.join('\n'));
  return value as SiteConfig;
}

/** The default export; the preview imports it anew after a change of the file. */
async function importDefault(file: string, name: string): Promise<unknown> {
  const url = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  const module = (await import(url)) as { default?: unknown };
  if (module.default !== undefined) return module.default;
  throw new Error(`${name} has no default export. Write \`export default { … }\`.`);
}

/** The absolute path of a path in a configuration. */
export function resolvePath({ folder }: Pick<LoadedConfig, 'folder'>, path: string): string {
  return resolve(folder, path);
}
