import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { isAddress, nameSource, readDescription, valueAt } from '@web-data/openapi';
import type { Description, Json } from '@web-data/openapi';
import { stringify } from 'yaml';
import type { Publication } from '../../publication.ts';
import type { SiteConfig } from '../../site-config.ts';
import { readConfig, resolvePath } from '../config/read-config.ts';
import type { LoadedConfig } from '../config/read-config.ts';
import type { OpenApiDocument } from '../description/document.ts';
import { arrangeGuides, readGuides } from '../pages/guide.ts';
import type { Guide } from '../pages/guide.ts';
import type { SiteParts, SiteSources } from '../site.ts';
import type { Theme } from '../theme.ts';

/** The sources of a site, read once. */
export interface Project {
  config: SiteConfig;
  description: Description;
  sources: SiteSources & SiteParts;
  older: OpenApiDocument[];
  /** Further files to publish: path in the site → path on the disk. */
  files: [path: string, file: string][];
  publication: Publication;
  /** Absolute path of the folder to write to. */
  outDir: string;
  /** Files and folders that it was read from, absolute. */
  watched: string[];
}

/** What the command line says; it outranks the configuration. */
export interface ProjectOptions {
  /** A file or an address, from the current folder. */
  description?: string | undefined;
  /** The configuration file, from the current folder. */
  config?: string | undefined;
  /** Members of the configuration, their paths from the current folder. */
  outDir?: string | undefined;
  base?: string | undefined;
  origin?: string | undefined;
}

/** Without a configuration: the languages that need no package of ours. */
const LANGUAGES = ['curl', 'fetch', 'python', 'go', 'php'] as const;

/**
 * Reads the configuration, the description, guides and all other sources of a site.
 * @throws Error naming file, location and remedy
 */
export async function readProject(options: ProjectOptions): Promise<Project> {
  const loaded = await readConfig(options.config);
  const { config } = loaded;
  // Relative to the current folder, as messages name them.
  const find = (path: string): string => (isAddress(path) ? path : relative('.', resolvePath(loaded, path)));
  const name = options.description ?? (config.description && find(config.description));
  if (name === undefined)
    throw new Error(
      'There is no description. Name it: web-data-docs build openapi.yaml, or as `description` in web-data-docs.config.json.',
    );
  const description = await readDescription(name);
  const written = config.source === undefined ? description : await readDescription(find(config.source));
  const root = resolvePath(loaded, config.root ?? '.');
  const published = new Map(Object.entries(config.files ?? {}).map(([path, file]) => [path, find(file)]));
  return {
    config,
    description,
    sources: {
      ...readSources(loaded, root),
      ...programs(description, published),
      findSource: finder(written, root),
    },
    older: await Promise.all((config.versions ?? []).map((version) => readOlder(version, find))),
    files: [...published],
    publication: {
      base: options.base ?? config.base,
      origin: options.origin ?? config.origin,
      apiBaseUrl: config.apiBaseUrl,
      editUrl: config.editUrl,
    },
    outDir: resolvePath(
      options.outDir === undefined ? loaded : { folder: process.cwd() },
      options.outDir ?? config.outDir ?? 'docs-site',
    ),
    watched: listWatched(loaded, name),
  };
}

function readSources(loaded: LoadedConfig, root: string): SiteSources & SiteParts {
  const { config } = loaded;
  const { changelog, logo, responder } = config;
  const show = (path: string): string => relative(root, resolvePath(loaded, path)).split(sep).join('/');
  return {
    name: config.name,
    logo: logo === undefined ? undefined : readLogo(loaded, logo),
    theme: readTheme(loaded),
    guides: listGuides(loaded, show),
    changelog: changelog === undefined ? undefined : readNamed(loaded, 'changelog', changelog),
    changelogSource: changelog === undefined ? undefined : show(changelog),
    languages: config.samples ?? LANGUAGES,
    responder: responder === undefined ? [] : readScripts(loaded, responder),
    ...(config.reference !== undefined && { reference: config.reference }),
    ...(config.postman !== undefined && { postman: config.postman }),
    ...(config.cards !== undefined && { cards: config.cards }),
  };
}

function listGuides(loaded: LoadedConfig, show: (path: string) => string): Guide[] {
  const { guides, navigation } = loaded.config;
  if (guides !== undefined) requireFolder(loaded, 'guides', guides);
  const read = guides === undefined ? [] : readGuides(resolvePath(loaded, guides), show(guides));
  return navigation === undefined ? read : arrangeGuides(read, navigation);
}

/** The files for programs: those that the configuration names, and else the description itself. */
function programs(description: Description, files: ReadonlyMap<string, string>): Pick<SiteSources, 'read'> {
  const written = new Map<string, string>();
  const own: Record<string, () => string> = {
    'openapi.json': () => `${JSON.stringify(description.value, null, 2)}\n`,
    'openapi.yaml': () => stringify(description.value, { aliasDuplicateObjects: false }),
  };
  return {
    read(name) {
      const file = files.get(name);
      if (file === undefined && own[name] === undefined) return undefined;
      const text = written.get(name) ?? (file === undefined ? own[name]!() : readFileSync(file, 'utf8'));
      written.set(name, text);
      return text;
    },
  };
}

/** Where a part is written: the file of the description, or the one that an extension refers to. */
function finder(description: Description, root: string): (pointer: string) => string | undefined {
  return (pointer) => {
    const { file } = description.locate(pointer);
    if (file === undefined || isAddress(file) || file === nameSource('-')) return undefined;
    const extension = /^\/x-[^/]+/.exec(pointer)?.[0];
    const reference = extension && valueAt(description.value as unknown as Json, `${extension}/$ref`);
    const actual = typeof reference === 'string' ? join(dirname(file), reference.split('#')[0]!) : file;
    return posix.normalize(relative(root, actual).split(sep).join('/'));
  };
}

async function readOlder(version: string | object, find: (path: string) => string): Promise<OpenApiDocument> {
  if (typeof version === 'object') return version as OpenApiDocument;
  return (await readDescription(find(version))).value;
}

/** The logo without what may stand before its element. @throws Error for a file that is no SVG */
function readLogo(loaded: LoadedConfig, path: string): string {
  const text = readNamed(loaded, 'logo', path);
  const start = text.search(/<svg[\s>]/);
  if (start === -1) throw new Error(`logo: ${path} has no element svg. Name an SVG file.`);
  const svg = text.slice(start);
  // As a picture it needs the namespace.
  return /^<svg[^>]*\sxmlns=/.test(svg)
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

function readTheme(loaded: LoadedConfig): Theme {
  const { accent = {}, typefaces = {} } = loaded.config;
  const files = Object.entries(typefaces).map(([kind, path]) => {
    if (path === 'system') return [kind, path];
    readNamed(loaded, `typefaces.${kind}`, path);
    return [kind, resolvePath(loaded, path)];
  });
  return { accent, typefaces: Object.fromEntries(files) as Theme['typefaces'] };
}

function readScripts(loaded: LoadedConfig, path: string): [file: string, text: string][] {
  const folder = requireFolder(loaded, 'responder', path);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** Reads a file that a member of the configuration names. */
function readNamed(loaded: LoadedConfig, member: string, path: string): string {
  try {
    return readFileSync(resolvePath(loaded, path), 'utf8');
  } catch (error) {
    throw unreadable(member, path, error, 'file');
  }
}

function requireFolder(loaded: LoadedConfig, member: string, path: string): string {
  const folder = resolvePath(loaded, path);
  try {
    readdirSync(folder);
    return folder;
  } catch (error) {
    throw unreadable(member, path, error, 'folder');
  }
}

function unreadable(member: string, path: string, error: unknown, noun: string): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === 'ENOENT' ? `there is no such ${noun}` : message;
  return new Error(
    `${member}: ${path} cannot be read: ${reason}. Correct the path, which is relative to the configuration.`,
    { cause: error },
  );
}

function listWatched(loaded: LoadedConfig, description: string): string[] {
  const { config, file } = loaded;
  const { guides, changelog, logo, source, typefaces = {} } = config;
  const faces = Object.values(typefaces).filter((path) => path !== 'system');
  const named = [guides, changelog, logo, ...faces].filter((path) => path !== undefined);
  // The files that a description refers to stand beside it or below.
  const folders = [description, ...(source === undefined ? [] : [resolvePath(loaded, source)])]
    .filter((one) => !isAddress(one) && one !== '-')
    .map((one) => dirname(resolvePath({ folder: process.cwd() }, one)));
  return [
    ...new Set([...folders, ...named.map((path) => resolvePath(loaded, path)), ...(file ? [file] : [])]),
  ];
}
