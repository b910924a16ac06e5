import { Parser } from 'htmlparser2';

/** What htmlparser2, an independent tokenizer, says a page links to. */
export function secondOracle(html: string): string[] {
  const hrefs: string[] = [];
  let ignored = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const attribute = LINKING[name];
      const href = attribute === undefined ? undefined : attributes[attribute];
      if (ignored === 0 && href !== undefined) hrefs.push(href);
      if (IGNORED.has(name)) ignored++;
    },
    onclosetag: (name) => {
      if (IGNORED.has(name)) ignored--;
    },
  });
  parser.end(html);
  return hrefs;
}

/** Elements whose content a browser shows no link of; htmlparser2 builds no tree and knows none of it. */
const IGNORED: ReadonlySet<string> = new Set(['template', 'iframe', 'noembed', 'noframes']);
const LINKING: Readonly<Record<string, 'href' | 'src'>> = { a: 'href', area: 'href', iframe: 'src' };
