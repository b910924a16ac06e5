import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUrl, formatPage } from './items.ts';
import { writeAtomically } from './write-atomically.ts';

/** State of the job whose pages are in a folder. */
export interface FolderState {
  /** The command line without flags that do not change the result. */
  command: string;
  job: string;
  /** Number of pages written. */
  read: number;
  hasEnded: boolean;
}

const stateFile = '.webdata-job.json';

/** A folder of pages, one Markdown file each, that a later run can continue. */
export class MarkdownFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads the state of an earlier run; undefined in a new folder, or when its file cannot be read. */
  get state(): FolderState | undefined {
    try {
      return JSON.parse(readFileSync(join(this.#folder, stateFile), 'utf8')) as FolderState;
    } catch {
      return undefined;
    }
  }

  /** @throws OutputError when the file cannot be written */
  keep(state: FolderState): void {
    writeAtomically(join(this.#folder, stateFile), `${JSON.stringify(state)}\n`);
  }

  /** @returns whether the item was a page @throws OutputError when the file cannot be written */
  add(item: unknown): boolean {
    const page = formatPage(item);
    if (page === undefined) return false;
    writeAtomically(join(this.#folder, fileName(findUrl(item)!)), page);
    return true;
  }
}

/**
 * Returns the file name of a URL: its host and path. Adds a hash when that does not identify the URL, or when a file
 * system might confuse two names.
 */
export function fileName(url: string): string {
  const { host, pathname, search } = new URL(url);
  if (pathname + search === '/' && /^[\w.-]+$/.test(host)) return `${host}/index.md`;
  const raw = host + pathname + search;
  const path = (host + pathname).replace(/\/$/, '/index').replace(/\.(?:html?|md)$/i, '') + search;
  // A folder must not have the name of a file.
  const name = path
    .split('/')
    .map(safePart)
    .join('/')
    .slice(0, 200)
    .replaceAll(/\.md(?=\/)/gi, '_md');
  if (name === raw && name === name.toLowerCase() && !name.endsWith('/index')) return `${name}.md`;
  return `${name}-${createHash('sha256').update(url).digest('hex').slice(0, 8)}.md`;
}

/** Replaces characters that a file system rejects, and the dots of hidden files. */
function safePart(part: string): string {
  return part
    .replaceAll(/[^\w.-]/g, '_')
    .replace(/^\.+/, '_')
    .slice(0, 80);
}
