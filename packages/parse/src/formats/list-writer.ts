/** Writes a sequence of blocks and list items, each with its level, as nested HTML. */
export class ListWriter {
  #html = '';
  /** Tags of the open lists, outermost first; each has an open item. */
  readonly #open: ('ul' | 'ol')[] = [];

  /** @param level 0 for the outermost list. @param text HTML. */
  item(text: string, level: number, isOrdered: boolean, start?: number): void {
    const tag = isOrdered ? 'ol' : 'ul';
    this.#closeTo(level + 1);
    if (this.#open.length === level + 1) {
      if (this.#open[level] === tag) this.#html += '</li>';
      else this.#closeTo(level);
    }
    while (this.#open.length < level + 1) {
      const isFirst = this.#open.length < level;
      // An item that starts deeper gets parent lists with empty items.
      this.#html += isFirst
        ? '<ul><li>'
        : `<${tag}${start !== undefined && start !== 1 ? ` start="${start}"` : ''}>`;
      this.#open.push(isFirst ? 'ul' : tag);
    }
    this.#html += `<li>${text}`;
  }

  /** Adds to the last item, or writes a block of its own when no list is open. @param html a block. */
  more(html: string): void {
    this.#html += html;
  }

  /** Closes all lists and adds a block. */
  block(html: string): void {
    this.#closeTo(0);
    this.#html += html;
  }

  /** Closes all lists and returns the HTML. */
  end(): string {
    this.#closeTo(0);
    return this.#html;
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) this.#html += `</li></${this.#open.pop()!}>`;
  }
}
