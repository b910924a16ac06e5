/** Integration points: SVG and MathML elements with ordinary HTML inside (HTML Standard §13.2.6). */
const INTEGRATION: ReadonlySet<string> = new Set([
  'foreignobject',
  'desc',
  'title',
  'mi',
  'mo',
  'mn',
  'ms',
  'mtext',
  'annotation-xml',
]);

/** Start tags that end foreign content (HTML Standard §13.2.6.5). */
const BREAKOUT: ReadonlySet<string> = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
);

/** Tracks SVG and MathML closely enough to know whether a tag is in foreign content. */
export class ForeignContent {
  readonly #open: string[] = [];

  /** Whether an `svg` or `math` is open. */
  get inside(): boolean {
    return this.#open.length > 0;
  }

  /** Whether tags are foreign elements at this position, not HTML. */
  get foreign(): boolean {
    const last = this.#open.at(-1);
    return last !== undefined && !INTEGRATION.has(last);
  }

  /** Handles a start tag; returns whether it is a foreign element itself. */
  start(name: string, selfClosing: boolean): boolean {
    if (this.foreign && BREAKOUT.has(name)) this.#leave();
    const isForeign = this.foreign;
    const opens = name === 'svg' || name === 'math' || (isForeign && INTEGRATION.has(name));
    if (opens && !selfClosing && this.#open.length < MAX_DEPTH) this.#open.push(name);
    return isForeign;
  }

  end(name: string): void {
    const at = this.#open.lastIndexOf(name);
    if (at >= 0) this.#open.length = at;
    else if (this.foreign && (name === 'p' || name === 'br')) this.#leave();
  }

  #leave(): void {
    while (this.foreign) this.#open.pop();
  }
}

const MAX_DEPTH = 512;
