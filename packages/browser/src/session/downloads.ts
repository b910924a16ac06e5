import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AllowUrl } from '@web-data/net';
import type { Download, Page } from 'playwright-core';

/** How many files a session may download, and how large each may be. */
export interface DownloadLimits {
  readonly maxFiles: number;
  /** Bytes of one file. */
  readonly maxBytes: number;
}

/** A file that a page downloaded. */
export interface DownloadedFile {
  /** The name that the site gives it; a second file of that name is called `report (2).pdf`. */
  readonly name: string;
  readonly url: string;
  /** `running` until it is there completely; `failed` when it was not kept. */
  readonly state: 'running' | 'kept' | 'failed';
  /** Size, once it is kept. */
  readonly bytes?: number;
  /** Why it was not kept. */
  readonly problem?: string;
}

interface Entry {
  file: DownloadedFile;
  download: Download;
  done: Promise<void>;
}

const MAX_NAME = 255;
const LOOK_EVERY_MS = 20;

/** The downloads of a session. The browser keeps their files, and deletes them when the session ends. */
export class Downloads {
  readonly #limits: DownloadLimits;
  readonly #allowUrl: AllowUrl | undefined;
  readonly #entries: Entry[] = [];

  constructor(limits: DownloadLimits, allowUrl: AllowUrl | undefined) {
    this.#limits = limits;
    this.#allowUrl = allowUrl;
  }

  /** Starts to keep the downloads of a page. */
  watch(page: Page): void {
    page.on('download', (download) => this.#add(download));
  }

  /** All downloads in their order, those that failed included. */
  get all(): readonly DownloadedFile[] {
    return this.#entries.map(({ file }) => file);
  }

  /** Waits for the download of a number, from 0, for up to `timeout` milliseconds. */
  async find(index: number, timeout: number): Promise<DownloadedFile | undefined> {
    const until = Date.now() + timeout;
    while (this.#entries.length <= index && Date.now() < until) await sleep(LOOK_EVERY_MS);
    return this.#entries[index]?.file;
  }

  /** Waits until no download is running. */
  async settle(): Promise<void> {
    await Promise.all(this.#entries.map(({ done }) => done));
  }

  /** Reads a file by its name; undefined when none of that name was kept. */
  async read(name: string): Promise<{ file: DownloadedFile; content: Buffer } | undefined> {
    const entry = this.#entries.find(({ file }) => file.name === name && file.state === 'kept');
    if (entry === undefined) return undefined;
    return { file: entry.file, content: await readFile(await entry.download.path()) };
  }

  #add(download: Download): void {
    const url = download.url().slice(0, 8192);
    if (this.#entries.length >= this.#limits.maxFiles) {
      void drop(download); // The list is full; its last entry says so.
      const last = this.#entries.at(-1)!;
      last.file = {
        ...last.file,
        problem: `Later files were not kept: ${this.#limits.maxFiles} are the most.`,
      };
      return;
    }
    const file: DownloadedFile = { name: this.#toName(download.suggestedFilename()), url, state: 'running' };
    const entry: Entry = { file, download, done: Promise.resolve() };
    this.#entries.push(entry);
    entry.done = this.#keep(entry).catch(async () => {
      entry.file = { ...entry.file, state: 'failed', problem: 'It did not arrive completely.' };
      await drop(download);
    });
  }

  async #keep(entry: Entry): Promise<void> {
    const { download } = entry;
    const { maxBytes } = this.#limits;
    const fail = async (problem: string): Promise<void> => {
      entry.file = { ...entry.file, state: 'failed', problem };
      await drop(download);
    };
    if (!(await this.#isAllowed(entry.file.url))) return fail('The policy of the caller rejects its URL.');
    const { size } = await stat(await download.path());
    if (size > maxBytes) return fail(`It has ${size} bytes; ${maxBytes} are the most.`);
    entry.file = { ...entry.file, state: 'kept', bytes: size };
  }

  async #isAllowed(url: string): Promise<boolean> {
    if (this.#allowUrl === undefined || !/^https?:/.test(url)) return true;
    return this.#allowUrl(new URL(url), 'file');
  }

  #toName(suggested: string): string {
    const clean = suggested.replaceAll(/\p{Cc}|[/\\]/gu, '').slice(-MAX_NAME) || 'download';
    const [, base, extension = ''] = /^(?<base>.+?)(?<extension>\.[^.]{1,10})?$/s.exec(clean)!;
    const used = new Set(this.#entries.map(({ file }) => file.name));
    let name = clean;
    for (let count = 2; used.has(name); count++) name = `${base} (${count})${extension}`;
    return name;
  }
}

async function drop(download: Download): Promise<void> {
  await download.cancel().catch(() => undefined);
  await download.delete().catch(() => undefined); // The session has ended meanwhile.
}
