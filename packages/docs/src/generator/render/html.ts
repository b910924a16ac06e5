import { escapeHtml } from '../../escape-html.ts';

/** Text that is HTML already, as opposed to a string that has to be escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | undefined | Value[];

/**
 * A template whose values are escaped unless they are HTML; `false` and `undefined` write nothing. The indentation of
 * the template itself is left out.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const parts = templates.get(strings) ?? strings.map((string) => string.replaceAll(/\n\s+/g, '\n'));
  templates.set(strings, parts);
  let text = parts[0]!;
  for (let index = 0; index < values.length; index++) {
    const value = write(values[index]);
    const next = parts[index + 1]!;
    // An attribute that is left out leaves no space in its tag.
    if (value === '' && next.startsWith('>')) text = text.trimEnd();
    text += value + next;
  }
  return new Html(text);
}

/** Each template without its indentation: a list of pages is written once a page. */
const templates = new WeakMap<TemplateStringsArray, string[]>();

/** Declares a text to be HTML. */
export function raw(text: string): Html {
  return new Html(text);
}

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(write).join('');
  return value instanceof Html ? value.text : escapeHtml(String(value));
}
