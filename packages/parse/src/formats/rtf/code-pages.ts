/** Names in the Encoding Standard by number of the code page. */
const NAMES: Readonly<Record<number, string>> = {
  437: 'windows-1252',
  850: 'windows-1252',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10_000: 'macintosh',
  65_001: 'utf-8',
};

/** Code pages by the number of a character set of fonts (RTF 1.9.1, `fcharset`); 0 and 1 are that of the document. */
export const FONT_PAGES: Readonly<Record<number, number>> = {
  77: 10_000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** Returns a decoder for a code page; an unknown one counts as Western European. */
export function getDecoder(page: number): (bytes: Uint8Array) => string {
  const name = NAMES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
  // A character may be cut where a run of text ends.
  const decoder = new TextDecoder(name);
  return (bytes) => decoder.decode(bytes, { stream: true });
}
