import { html } from './html.ts';
import type { Html } from './html.ts';

/** How many parts of a list are shown before the rest is folded. */
interface Fold {
  /** A list of this many or fewer is not folded. */
  max: number;
  /** How many of a longer one are shown. */
  visible: number;
  /** Wraps the parts that are shown, and those that are folded. */
  wrap(parts: Html[]): Html;
}

/** A list of parts, of which a long one shows the first and folds the rest: `and 243 more`. */
export function foldList(parts: Html[], { max, visible, wrap }: Fold): Html {
  if (parts.length <= max) return wrap(parts);
  const rest = parts.slice(visible);
  return html`${wrap(parts.slice(0, visible))}
    <details class="more">
      <summary>and ${rest.length.toLocaleString('en')} more</summary>
      ${wrap(rest)}
    </details>`;
}
