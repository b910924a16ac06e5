const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes the five entities of XML and numeric references. Entities that a document declares stay unchanged: nothing is
 * ever expanded, so the size is bounded.
 */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (match, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? match;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}

/** Whether a text refers to an entity that XML does not define, whose value is unknown. */
export function hasUnknownEntity(text: string): boolean {
  return text.includes('&') && /&(?!(?:amp|lt|gt|quot|apos);)[a-z_][\w.:-]*;/i.test(text);
}

/** Returns the decoded value of an attribute from the inside of a tag; undefined when absent. */
export function xmlAttribute(tag: string, name: string): string | undefined {
  // The lookbehind only allows a match at the start of a name; otherwise a long name would be tried from each of its
  // characters.
  const pattern = /(?<![^\s=/"'<>])([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  for (const [, key, double, single] of tag.matchAll(pattern)) {
    if (key === name) return decodeXml(double ?? single ?? '');
  }
  return undefined;
}

/** A part whose characters are text, and a comment. */
export const CDATA = { open: '<![CDATA[', close: ']]>' };
const COMMENT = { open: '<!--', close: '-->' };

/** Returns what of these begins at an index. */
export function findInnerMark(text: string, open: number): typeof CDATA | undefined {
  if (text.startsWith(CDATA.open, open)) return CDATA;
  return text.startsWith(COMMENT.open, open) ? COMMENT : undefined;
}
