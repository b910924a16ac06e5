import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickScalars, getText, findUrl } from './items.ts';
import { writeAtomically } from './write-whole.ts';

/** What is known of the job whose pages are in a folder. */
export interface FolderState {
  /** The command line without what changes from time to time. */
  command: string;
  job: string;
  /** Pages that are written. */
  read: number;
  hasEnded: boolean;
}

const stateFile = '.webdata-job.json';

/** A folder of pages, one Markdown file each, that can be gone on with. */
export class MarkdownFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is known from before; undefined in a folder that is new, or of which the file cannot be read. */
  get state(): FolderState | undefined {
    try {
      return JSON.parse(readFileSync(join(this.#folder, stateFile), 'utf8')) as FolderState;
    } catch {
      return undefined;
    }
  }

  /** @throws OutputError */
  keep(state: FolderState): void {
    writeAtomically(join(this.#folder, stateFile), `${JSON.stringify(state)}\n`);
  }

  /** @returns whether the item was a page @throws OutputError */
  add(item: unknown): boolean {
    const text = getText(item);
    const url = findUrl(item);
    if (text === undefined || url === undefined) return false;
    writeAtomically(
      join(this.#folder, fileName(url)),
      `${frontMatter(item, text, url)}\n${text.trimEnd()}\n`,
    );
    return true;
  }
}

/**
 * The name of the file of a URL: its host and path, which says where it is from. Where that is not the whole URL, or a file
 * system might take two for one, a hash keeps them apart.
 */
export function fileName(url: string): string {
  const { host, pathname, search } = new URL(url);
  if (pathname + search === '/' && /^[\w.-]+$/.test(host)) return `${host}/index.md`;
  const raw = host + pathname + search;
  const path = (host + pathname).replace(/\/$/, '/index').replace(/\.(?:html?|md)$/i, '') + search;
  // A folder must not be called as a file is.
  const name = path
    .split('/')
    .map(safePart)
    .join('/')
    .slice(0, 200)
    .replaceAll(/\.md(?=\/)/gi, '_md');
  if (name === raw && name === name.toLowerCase() && !name.endsWith('/index')) return `${name}.md`;
  return `${name}-${createHash('sha256').update(url).digest('hex').slice(0, 8)}.md`;
}

/** What every file system takes, and none hides. */
function safePart(part: string): string {
  return part
    .replaceAll(/[^\w.-]/g, '_')
    .replace(/^\.+/, '_')
    .slice(0, 80);
}

/** YAML whose values are JSON strings, which YAML reads as they are. */
function frontMatter(item: unknown, text: string, url: string): string {
  const facts = Object.entries(pickScalars(item)).filter(([, value]) => value !== text && value !== url);
  const rows = [['url', url] as const, ...facts].map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${rows.join('\n')}\n---\n`;
}
