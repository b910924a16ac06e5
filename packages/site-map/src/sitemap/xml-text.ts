const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes the five entities of XML and numeric references. Entities a document declares itself stay as written:
 * nothing is ever expanded, so nothing can explode.
 */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (match, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? match;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}

/** True when a text refers to an entity that XML does not know by itself. What it stands for is nobody's guess. */
export function hasUnknownEntity(text: string): boolean {
  return text.includes('&') && /&(?!(?:amp|lt|gt|quot|apos);)[a-z_][\w.:-]*;/i.test(text);
}

/** The value of an attribute in the inside of a tag, decoded; undefined when absent. */
export function xmlAttribute(tag: string, name: string): string | undefined {
  // The look behind lets a name begin only where it does: else a long one is tried from each of its letters.
  const pattern = /(?<![^\s=/"'<>])([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  for (const [, key, double, single] of tag.matchAll(pattern)) {
    if (key === name) return decodeXml(double ?? single ?? '');
  }
  return undefined;
}
