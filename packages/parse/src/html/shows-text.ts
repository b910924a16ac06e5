import { Parser } from 'htmlparser2';

/** What holds no text that a page shows. */
const UNSEEN = new Set(['head', 'script', 'style', 'noscript', 'template', 'title']);
/** Characters that are read between two looks at what was counted. */
const STEP = 4096;

/**
 * Whether HTML shows at least so many characters, white space apart. It builds no tree and stops as soon as it knows.
 * Where tags are left out it may say no too often, and never yes.
 */
export function showsText(html: string, characters: number): boolean {
  const seen = { unseen: 0, characters: 0 };
  const parser = new Parser({
    onopentagname: (name) => void (seen.unseen += UNSEEN.has(name) ? 1 : 0),
    onclosetag: (name) => void (seen.unseen -= UNSEEN.has(name) ? 1 : 0),
    ontext: (text) => void (seen.characters += seen.unseen === 0 ? text.replaceAll(/\s+/g, '').length : 0),
  });
  for (let at = 0; at < html.length && seen.characters < characters; at += STEP)
    parser.write(html.slice(at, at + STEP));
  parser.end();
  return seen.characters >= characters;
}
