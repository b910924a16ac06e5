/** Parameters of a Content-Disposition by their names in lower case. */
export type Parameters = ReadonlyMap<string, string>;

const beginning = /^form-data[ \t]*(?=;|$)/i;
// White space matches in only one way, which rules out slow backtracking.
const one = (inQuotes: string): RegExp =>
  new RegExp(
    `;[ \\t]*(?:([\\w!#$&+.^\`|~-]+\\*?)[ \\t]*=(?:[ \\t]*"(${inQuotes})"[ \\t]*|([^";]*)))?(?=;|$)`,
    'gy',
  );
const escaped = one('(?:[^"\\\\]|\\\\[^])*');
const literal = one('[^"]*');

/**
 * Parses the parameters of `form-data`; undefined for another type, malformed text or a repeated parameter. A backslash
 * before a quote or a backslash escapes it, as in RFC 9110; where the string would then not end, the backslash is part
 * of the name, as browsers write it.
 */
export function parseDisposition(text: string): Parameters | undefined {
  const start = beginning.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  return parameters(text, start, escaped, unescape) ?? parameters(text, start, literal, (value) => value);
}

function parameters(
  text: string,
  start: number,
  pattern: RegExp,
  read: (quoted: string) => string,
): Parameters | undefined {
  const found = new Map<string, string>();
  pattern.lastIndex = start;
  while (pattern.lastIndex < text.length) {
    const [match, name, quoted, plain] = pattern.exec(text) ?? [];
    if (match === undefined) return undefined;
    if (name === undefined) continue;
    const key = name.toLowerCase();
    if (found.has(key)) return undefined;
    found.set(key, quoted === undefined ? plain!.trim() : read(quoted));
  }
  return found;
}

function unescape(quoted: string): string {
  return quoted.replaceAll(/\\(["\\])/g, '$1');
}

/**
 * Reads a parameter as text: with quotes and line breaks as browsers encode them (HTML, section 4.10.21.8), or in its
 * extended form (RFC 8187); undefined when it is absent.
 * @param isExtended whether the extended form wins when both are present
 */
export function parameter(input: Parameters, name: string, isExtended = false): string | undefined {
  const plain = input.get(name);
  const extended = input.get(`${name}*`);
  const decoded =
    extended !== undefined && (isExtended || plain === undefined) ? decodeExtended(extended) : undefined;
  return decoded ?? plain?.replaceAll(/%(22|0D|0A)/gi, decodeURIComponent);
}

function decodeExtended(text: string): string | undefined {
  const [, charset, value] = /^([\w-]+)'[\w-]*'((?:%[\dA-F]{2}|[^%'"\s])*)$/i.exec(text) ?? [];
  try {
    if (charset?.toLowerCase() === 'utf-8') return decodeURIComponent(value!);
    if (charset?.toLowerCase() !== 'iso-8859-1') return undefined;
    return value!.replaceAll(/%(..)/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  } catch {
    return undefined;
  }
}
