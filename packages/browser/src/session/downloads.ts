import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AllowUrl } from '@web-data/net';
import type { CDPSession, Download, Page } from 'playwright-core';

/** How many files a session may download, and how large each may be. */
export interface DownloadLimits {
  readonly maxFiles: number;
  /** Bytes of one file. All files of a session together have as many bytes as its pages may load, at most. */
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
const MAX_URL = 8192;
const LOOK_EVERY_MS = 20;

/** The downloads of a session. The browser keeps their files, and deletes them when the session ends. */
export class Downloads {
  readonly #limits: DownloadLimits;
  readonly #allowUrl: AllowUrl | undefined;
  readonly #maxTotal: number;
  readonly #entries: Entry[] = [];
  /** Files under way, by the id that the browser gives them. */
  readonly #running = new Map<string, { url: string; bytes: number }>();

  /** @param maxTotal max bytes of all files together: compressed ones have more than was loaded */
  constructor(limits: DownloadLimits, allowUrl: AllowUrl | undefined, maxTotal: number) {
    this.#limits = limits;
    this.#maxTotal = maxTotal;
    this.#allowUrl = allowUrl;
  }

  /** Starts to keep the downloads of a window, and to end those that become too large. */
  watch({ page, cdp }: { page: Page; cdp: CDPSession }): void {
    page.on('download', (download) => this.#add(download));
    cdp.on('Page.downloadWillBegin', ({ guid, url }) =>
      this.#running.set(guid, { url: url.slice(0, MAX_URL), bytes: 0 }),
    );
    cdp.on('Page.downloadProgress', ({ guid, receivedBytes, state }) => {
      const running = this.#running.get(guid);
      if (running === undefined) return;
      running.bytes = receivedBytes;
      if (state !== 'inProgress') this.#running.delete(guid);
      else this.#checkSize(running);
    });
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
    const url = download.url().slice(0, MAX_URL);
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
    entry.done = this.#keep(entry).catch(() => fail(entry, 'It did not arrive completely.'));
  }

  /** The browser does not say which of the files of one URL that are under way it is: all of them are ended. */
  #checkSize({ url, bytes }: { url: string; bytes: number }): void {
    const others = [...this.#running.values()].reduce((sum, running) => sum + running.bytes, 0) - bytes;
    const problem = this.#findProblem(bytes, others);
    if (problem === undefined) return;
    for (const entry of this.#entries) if (entry.file.url === url) void fail(entry, problem);
  }

  /** @param others bytes of other files that are not kept yet */
  #findProblem(bytes: number, others = 0): string | undefined {
    const { maxBytes } = this.#limits;
    if (bytes > maxBytes) return `It has more than ${maxBytes} bytes.`;
    const total = this.#entries.reduce((sum, { file }) => sum + (file.bytes ?? 0), bytes + others);
    if (total <= this.#maxTotal) return undefined;
    return `The files of the session together have more than ${this.#maxTotal} bytes.`;
  }

  async #keep(entry: Entry): Promise<void> {
    if (!(await this.#isAllowed(entry.file.url)))
      return fail(entry, 'The policy of the caller rejects its URL.');
    const { size } = await stat(await entry.download.path());
    if (entry.file.state === 'failed') return;
    const problem = this.#findProblem(size);
    if (problem !== undefined) return fail(entry, problem);
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

/** Ends a download that is running, and deletes its file. */
async function fail(entry: Entry, problem: string): Promise<void> {
  if (entry.file.state !== 'running') return;
  entry.file = { ...entry.file, state: 'failed', problem };
  await drop(entry.download);
}

async function drop(download: Download): Promise<void> {
  await download.cancel().catch(() => undefined);
  await download.delete().catch(() => undefined); // The session has ended meanwhile.
}
