/** Writes blocks and the items of lists, given one after the other with their levels, as nested HTML. */
export class ListWriter {
  #html = '';
  /** The tags of the lists that are open, outermost first; each has an open item. */
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
      // A list that begins deeper stands in a list without text of its own.
      this.#html += isFirst
        ? '<ul><li>'
        : `<${tag}${start !== undefined && start !== 1 ? ` start="${start}"` : ''}>`;
      this.#open.push(isFirst ? 'ul' : tag);
    }
    this.#html += `<li>${text}`;
  }

  /** More of the last item; a block of its own where there is none. @param html a block. */
  more(html: string): void {
    this.#html += html;
  }

  /** A block outside of all lists. */
  block(html: string): void {
    this.#closeTo(0);
    this.#html += html;
  }

  /** All that was written. */
  end(): string {
    this.#closeTo(0);
    return this.#html;
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) this.#html += `</li></${this.#open.pop()!}>`;
  }
}
