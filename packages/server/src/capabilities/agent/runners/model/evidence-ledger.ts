/** Maximum number of characters that are remembered of a page: the first content of a page in a browser is dropped. */
const MAX_REMEMBERED = 2_000_000;

/** The texts that a run has read, by which the values of its result are judged. Every tool that reads a page adds to it. */
export class EvidenceLedger {
  readonly #pages = new Map<string, string>();

  /** Texts of the pages read so far that were found and had content, by their URLs. */
  get read(): ReadonlyMap<string, string> {
    return this.#pages;
  }

  /** Adds what a page or a file says; parts of one URL are joined. */
  note(url: string, text: string): void {
    const before = this.#pages.get(url);
    if (before === text) return;
    this.#pages.set(url, before === undefined ? text : `${before}\n${text}`.slice(-MAX_REMEMBERED));
  }
}
