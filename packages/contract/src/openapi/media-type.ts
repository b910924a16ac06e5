/** The type and subtype of a Content-Type value in lower case, without parameters. */
export function parseMediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether a media type of the document, which may have wildcards, covers a concrete one. */
export function covers(documented: string, concrete: string): boolean {
  const range = parseMediaType(documented);
  const type = parseMediaType(concrete);
  if (range === '*/*' || range === type) return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}
