/** Names that the Encoding Standard does not know, as detectors and mail programs write them. */
const ALIASES: Readonly<Record<string, string>> = {
  cp866: 'ibm866',
  cp874: 'windows-874',
  cp932: 'shift_jis',
  cp936: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
  cp1125: 'ibm866',
  macroman: 'macintosh',
  'mac-cyrillic': 'x-mac-cyrillic',
  maccyrillic: 'x-mac-cyrillic',
  'big5-hkscs': 'big5',
  big5hkscs: 'big5',
  'euc-jis-2004': 'euc-jp',
  shift_jis_2004: 'shift_jis',
  'iso-2022-jp-2': 'iso-2022-jp',
  ascii: 'utf-8',
};

/** Returns the name that the Encoding Standard has for an encoding; undefined when it has none. */
export function getEncoding(label: string): string | undefined {
  const lower = label.trim().toLowerCase();
  try {
    return new TextDecoder(ALIASES[lower] ?? lower).encoding;
  } catch {
    return undefined;
  }
}

/** Decodes bytes by the name of an encoding in the Encoding Standard. */
export function decodeAs(encoding: string, bytes: Uint8Array): string {
  // Node.js reads windows-1252 as Latin 1, without a euro sign, unless more bytes may follow.
  return new TextDecoder(encoding).decode(bytes, { stream: encoding === 'windows-1252' });
}

/** Replaces controls of Latin 1, which no text has, by the characters of windows-1252. */
export function repairLatin1(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0080-\u009F]/g, (control) =>
    decodeAs('windows-1252', Uint8Array.of(control.charCodeAt(0))),
  );
}

/** Decodes UTF-8; undefined for bytes that are not. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
