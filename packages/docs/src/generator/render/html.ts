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
  return new Html(
    strings.map((string, index) => string.replaceAll(/\n\s+/g, '\n') + write(values[index])).join(''),
  );
}

/** Declares a text to be HTML. */
export function raw(text: string): Html {
  return new Html(text);
}

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(write).join('');
  return value instanceof Html ? value.text : escape(String(value));
}
