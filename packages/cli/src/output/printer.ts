import { valueAt } from '@web-data/client/tools';
import type { Tool } from '@web-data/client/tools';
import type { CommonOptions, OutputFormat } from '../commands/parse.ts';
import { notify, write } from '../io.ts';
import type { Io } from '../io.ts';
import { pickScalars, findListPath, getText } from './items.ts';
import { toMarkdown, toMarkdownItem, visible } from './markdown.ts';
import { findGroups, formatGroups } from './results.ts';
import { plain, table } from './table.ts';
import { readColumns } from './width.ts';

const NOTHING = 'Nothing was found.';

/** Prints responses: for people on a terminal, as JSON lines for programs, or as Markdown. */
export class Printer {
  readonly #io: Io;
  readonly #options: CommonOptions;
  readonly #format: OutputFormat;

  constructor(io: Io, options: CommonOptions) {
    this.#io = io;
    this.#options = options;
    this.#format = options.format ?? (io.stdout.isTTY === true ? 'text' : 'json');
  }

  /** Whether lists are printed as tables, which need all rows at once. */
  get printsTables(): boolean {
    return this.#format === 'text';
  }

  /** Prints a response: the items of its list one a line, or else all of it. */
  async printResult(tool: Tool, result: unknown): Promise<void> {
    const path = findListPath(tool);
    const list = path === undefined ? undefined : valueAt(result, path);
    this.warn(result);
    if (Array.isArray(list)) return this.items(list);
    if (this.#format === 'json') return this.#line(result);
    const data = valueAt(result, '/data') ?? result;
    const groups = findGroups(data);
    if (groups?.length === 0) return notify(this.#io, NOTHING);
    if (this.#format === 'markdown') return write(this.#io, toMarkdown(data));
    if (groups) return write(this.#io, formatGroups(groups, this.#tableOptions()));
    const text = getText(data);
    // For a person, prints only the page: the other members are short.
    if (text !== undefined && text.includes('\n')) return write(this.#io, `${visible(text)}\n`);
    return write(this.#io, `${visible(JSON.stringify(data, undefined, 2))}\n`);
  }

  /** Prints items: one a line, or as a table. */
  async items(items: readonly unknown[]): Promise<void> {
    if (this.#format === 'json') for (const item of items) await this.#line(item);
    else if (this.#format === 'markdown')
      for (const item of items) await write(this.#io, toMarkdownItem(item));
    else if (items.length === 0) notify(this.#io, NOTHING);
    else await write(this.#io, table(items.map(rowOf), this.#tableOptions()));
  }

  /** Prints one item of a stream: a line of JSON, or for people its text, if it is one, or its members over several lines. */
  async item(item: unknown): Promise<void> {
    if (this.#format === 'json') return this.#line(item);
    if (this.#format === 'markdown') return write(this.#io, toMarkdownItem(item));
    const text = typeof item === 'string' ? item : JSON.stringify(item, undefined, 2);
    return write(this.#io, `${visible(text)}\n`);
  }

  /** Prints the warning of a response. */
  warn(result: unknown): void {
    const warning = valueAt(result, '/warning');
    if (typeof warning === 'string' && !this.#options.quiet) notify(this.#io, `webdata: ${plain(warning)}`);
  }

  #line(value: unknown): Promise<void> {
    return write(this.#io, `${JSON.stringify(value)}\n`);
  }

  #tableOptions(): { width: number; color: boolean } {
    const { env, stdout } = this.#io;
    const width = readColumns(this.#io);
    // https://no-color.org: any non-empty value.
    const hasColor = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
    return { width, color: this.#options.color ?? hasColor };
  }
}

/** Returns a row of a table: the id for other commands first, short members, and the length of the text. */
function rowOf(item: unknown): Record<string, string> {
  const { id, url, sourceURL, title, ...rest } = pickScalars(item) as Record<string, string>;
  const address = url ?? sourceURL;
  const text = getText(item);
  const length = text?.includes('\n') === true ? { characters: String(text.length) } : {};
  const short = Object.entries(rest).filter(([, value]) => value !== text);
  const isFirst = id !== undefined && UUID.test(id);
  return {
    ...(isFirst && { id }),
    ...(address !== undefined && { url: address }),
    ...(title !== undefined && { title }),
    ...length,
    ...Object.fromEntries(short.map(([name, value]) => [name, shortenDate(value)])),
    ...(id !== undefined && !isFirst && { id }),
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Formats a date and time (RFC 3339) for a person. */
function shortenDate(text: string): string {
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)\.\d+Z$/, '$1 $2Z');
}
