import type { BodyRule } from './operation.ts';

/** Type and subtype of a Content-Type in lower case, with its `charset`. */
export interface MediaType {
  mediaType: string;
  charset: string | undefined;
}

// RFC 9110, sections 5.6.2, 5.6.4 and 5.6.6. White space matches in only one way, which rules out slow backtracking.
const token = "[\\w!#$%&'*+.^`|~-]+";
const text = '(?:[^"\\\\]|\\\\.)*';
const input = `(?!boundary=)(${token})=(?:(${token})|"(${text})")`;
// Some clients omit the quotes that a boundary needs: JavaMail writes one with equal signs.
const pair = `(?:${input}|boundary=(?:[\\w'()+./:=?-]+|"${text}"))`;
const fullPattern = new RegExp(`^[ \\t]*(${token}/${token})((?:[ \\t]*;(?:[ \\t]*${pair})?)*)[ \\t]*$`, 'i');
const pairs = new RegExp(`;[ \\t]*${input}`, 'gi');

/** Parses a Content-Type (RFC 9110, 8.3.1); undefined when it is malformed, or names two different charsets. */
export function parseMediaType(header: string): MediaType | undefined {
  if (header === 'application/json') return { mediaType: header, charset: undefined };
  const parts = fullPattern.exec(header);
  if (!parts) return undefined;
  const charsets = new Set<string>();
  for (const [, name, plain, quoted = ''] of parts[2]!.matchAll(pairs)) {
    if (name!.toLowerCase() === 'charset') charsets.add((plain ?? quoted).toLowerCase());
  }
  if (charsets.size > 1) return undefined;
  return { mediaType: parts[1]!.toLowerCase(), charset: [...charsets][0] };
}

/** Whether a Content-Type is JSON (RFC 8259; RFC 6838, section 4.2.8); case and parameters are ignored. */
export function isJsonType(contentType: string): boolean {
  return /^\s*(?:(?:application|text)\/json|[^\s/;,]+\/[^\s/;,]+\+json)\s*(?:;|$)/i.test(contentType);
}

/** The rules of ranges such as `image/*` and of any type; the narrowest one counts. */
export function mediaRanges(
  ranges: Readonly<Record<string, BodyRule>>,
): (mediaType: string) => BodyRule | undefined {
  return (mediaType) => {
    const wide = [`${mediaType.split('/')[0]}/*`, '*/*'].find((range) => Object.hasOwn(ranges, range));
    return wide === undefined ? undefined : ranges[wide];
  };
}
