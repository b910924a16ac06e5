import { Parser } from 'htmlparser2';

/** Elements whose text is not visible. */
const UNSEEN = new Set(['head', 'script', 'style', 'noscript', 'template', 'title']);
/** White space, characters that Unicode calls ignorable, and the blank Braille pattern. */
const BLANK = /[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Characters that are parsed between two checks of the count. */
const STEP = 4096;

/**
 * Whether HTML contains at least so many visible characters. It builds no tree and stops as soon
 * as the result is known. With omitted tags it may return false by mistake, but never true by mistake.
 */
export function showsText(html: string, characters: number): boolean {
  const open: boolean[] = [];
  const seen = { unseen: 0, characters: 0 };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      // A declarative shadow root is rendered, unlike other templates.
      const isUnseen = UNSEEN.has(name) && !('shadowrootmode' in attributes);
      open.push(isUnseen);
      if (isUnseen) seen.unseen++;
    },
    onclosetag: () => {
      if (open.pop() === true) seen.unseen--;
    },
    ontext: (text) => void (seen.characters += seen.unseen === 0 ? text.replaceAll(BLANK, '').length : 0),
  });
  for (let at = 0; at < html.length && seen.characters < characters; at += STEP)
    parser.write(html.slice(at, at + STEP));
  parser.end();
  return seen.characters >= characters;
}
