import { escapeHtml } from '../escape.ts';
import type { ListMarker } from './list-marker.ts';

/** A list with an open item. */
interface OpenList {
  tag: 'ul' | 'ol';
  /** The number of the next item that needs none of its own. */
  next: number;
}

/** Writes a sequence of blocks and list items, each with its level and marker, as nested HTML. */
export class ListWriter {
  #html = '';
  /** The open lists, outermost first. */
  readonly #open: OpenList[] = [];

  /** @param level 0 for the outermost list. @param html content of the item. */
  item(html: string, level: number, marker: ListMarker): void {
    const tag = marker.isOrdered ? 'ol' : 'ul';
    this.#closeTo(level + 1);
    if (this.#open.length === level + 1) {
      if (this.#open[level]!.tag === tag) this.#html += '</li>';
      else this.#closeTo(level);
    }
    while (this.#open.length < level + 1) {
      // An item that starts deeper gets parent lists with empty items.
      if (this.#open.length < level) {
        this.#html += '<ul><li>';
        this.#open.push({ tag: 'ul', next: 1 });
        continue;
      }
      const start = marker.number ?? 1;
      this.#html += start === 1 ? `<${tag}>` : `<${tag} start="${start}">`;
      this.#open.push({ tag, next: start });
    }
    this.#html += itemTag(marker, this.#open[level]!) + withLabel(html, marker.label);
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
    while (this.#open.length > depth) this.#html += `</li></${this.#open.pop()!.tag}>`;
  }
}

function itemTag({ isOrdered, number, delimiter }: ListMarker, list: OpenList): string {
  if (!isOrdered) return '<li>';
  const value = number === undefined || number === list.next ? '' : ` value="${number}"`;
  list.next = (number ?? list.next) + 1;
  return `<li${value}${delimiter === ')' ? ' data-delimiter=")"' : ''}>`;
}

/** Puts a label in front of the text of an item. */
function withLabel(html: string, label: string | undefined): string {
  if (label === undefined) return html;
  return html.replace(/^(?:<p>)?/, (tag) => `${tag}${escapeHtml(label)} `);
}
