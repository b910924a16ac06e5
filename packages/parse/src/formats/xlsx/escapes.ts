/** Escapes the characters that XML does not allow: `_x000D_` for a carriage return (ECMA-376 part 1, 22.9.2.19). */
export function unescapeString(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replaceAll(/_x([\dA-F]{4})_/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
}
