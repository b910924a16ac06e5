import type { Archive } from '../../archive.ts';
import { parseXml } from '../../xml/read-xml.ts';
import { unescapeString } from './escapes.ts';

/**
 * Reads the strings that cells refer to by index (18.4), without phonetic readings of East Asian text.
 * @param part name of their part, as the workbook states it
 */
export function readSharedStrings(archive: Archive, part: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  parseXml(archive.text(part) ?? '', {
    onopentag(name) {
      if (name.endsWith('si')) text = '';
      if (name.endsWith('rPh')) phonetic++;
      isText = /(?:^|:)t$/.test(name) && phonetic === 0;
    },
    ontext(data) {
      if (isText) text += data;
    },
    onclosetag(name) {
      isText = false;
      if (name.endsWith('rPh')) phonetic--;
      if (name.endsWith('si')) strings.push(unescapeString(text));
    },
  });
  return strings;
}
