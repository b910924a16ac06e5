import { valueAt } from '@web-data/client/tools';
import type { Tool } from '@web-data/client/tools';
import type { CommonOptions } from '../commands/parse.ts';
import { notify, write } from '../io.ts';
import type { Io } from '../io.ts';
import { pickScalars, findListPath, getText } from './items.ts';
import { plain, table } from './table.ts';

/** Prints responses: for people on a terminal, as JSON lines for programs. */
export class Printer {
  readonly #io: Io;
  readonly #options: CommonOptions;
  readonly isForPeople: boolean;

  constructor(io: Io, options: CommonOptions) {
    this.#io = io;
    this.#options = options;
    this.isForPeople = io.stdout.isTTY === true && !options.json;
  }

  /** Prints a response: the items of its list one a line, or else all of it. */
  async printResult(tool: Tool, printResult: unknown): Promise<void> {
    const path = findListPath(tool);
    const list = path === undefined ? undefined : valueAt(printResult, path);
    this.warn(printResult);
    if (Array.isArray(list)) return this.items(list);
    if (!this.isForPeople) return this.#line(printResult);
    const data = valueAt(printResult, '/data') ?? printResult;
    const text = getText(data);
    // For a person, prints only the page: the other members are short.
    if (text !== undefined && text.includes('\n')) return write(this.#io, `${visible(text)}\n`);
    return write(this.#io, `${visible(JSON.stringify(data, undefined, 2))}\n`);
  }

  /** Prints items: one a line, or as a table. */
  async items(items: readonly unknown[]): Promise<void> {
    if (!this.isForPeople) for (const item of items) await this.#line(item);
    else if (items.length === 0) notify(this.#io, 'Nothing was found.');
    else await write(this.#io, table(items.map(rowOf), this.#tableOptions()));
  }

  /** Prints one item of a stream: a line of JSON, or for people its text, if it is one, or its members over several lines. */
  async item(item: unknown): Promise<void> {
    if (!this.isForPeople) return this.#line(item);
    const text = typeof item === 'string' ? item : JSON.stringify(item, undefined, 2);
    return write(this.#io, `${visible(text)}\n`);
  }

  /** Prints the warning of a response. */
  warn(printResult: unknown): void {
    const warning = valueAt(printResult, '/warning');
    if (typeof warning === 'string' && !this.#options.quiet) notify(this.#io, `webdata: ${plain(warning)}`);
  }

  #line(value: unknown): Promise<void> {
    return write(this.#io, `${JSON.stringify(value)}\n`);
  }

  #tableOptions(): { width: number; color: boolean } {
    const { env, stdout } = this.#io;
    const width = stdout.columns || Number(env['COLUMNS']) || 80;
    // https://no-color.org: any non-empty value.
    return { width, color: this.#options.color ?? (!env['NO_COLOR'] && env['TERM'] !== 'dumb') };
  }
}

/** Returns a row of a table: the short members of an item, and the length of its text. */
function rowOf(item: unknown): Record<string, string> {
  const { url, sourceURL, title, ...rest } = pickScalars(item) as Record<string, string>;
  const address = url ?? sourceURL;
  const text = getText(item);
  const length = text?.includes('\n') === true ? { characters: String(text.length) } : {};
  const short = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== text));
  return {
    ...(address !== undefined && { url: address }),
    ...(title !== undefined && { title }),
    ...length,
    ...short,
  };
}

/** Removes control characters from untrusted text; preserves lines. */
function visible(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/(?!\t)\p{Cc}/gu, ''))
    .join('\n');
}
