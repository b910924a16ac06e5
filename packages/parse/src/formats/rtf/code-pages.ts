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

/** Returns a decoder for a code page; an unknown one counts as Western European. */
export function getDecoder(page: number): (bytes: Uint8Array) => string {
  const name = NAMES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
  const decoder = new TextDecoder(name);
  return (bytes) => decoder.decode(bytes, { stream: true });
}
