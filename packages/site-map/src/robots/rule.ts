/** One `Allow` or `Disallow` line, ready to be matched. */
export interface Rule {
  readonly allow: boolean;
  /** Octets of the pattern: the longest match decides (RFC 9309 §2.2.2). */
  readonly length: number;
  /** What must follow each other in the path; more than one where the pattern has wildcards. */
  readonly parts: readonly string[];
  /** The pattern ends with `$`: nothing may follow. */
  readonly isAnchored: boolean;
}

/** Reads the pattern of a rule: `*` is any text, `$` at its end is the end of the path. */
export function createRule(allow: boolean, pattern: string): Rule {
  const isAnchored = pattern.endsWith('$');
  const body = isAnchored ? pattern.slice(0, -1) : pattern;
  const parts = body.split(/\*+/).map(comparable);
  return { allow, length: pattern.length, parts, isAnchored };
}

/** True when the rule covers the path, which is {@link comparable}. Linear in the path's length for each rule. */
export function covers({ parts, isAnchored }: Rule, path: string): boolean {
  const first = parts[0] ?? '';
  if (!path.startsWith(first)) return false;
  const last = parts.length - 1;
  if (last === 0) return !isAnchored || path.length === first.length;
  let at = first.length;
  // The earliest place for each part leaves the most room for the next.
  for (let index = 1; index <= last; index++) {
    const part = parts[index] ?? '';
    if (index === last && isAnchored) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

const UNRESERVED = /^[A-Za-z0-9._~*$'-]$/;

/**
 * A path or piece of a pattern in the one form both are compared in: what a URL cannot hold as UTF-8 escapes,
 * escapes of unreserved characters decoded, the others in capitals (RFC 9309 §2.2.2). `%2A` and `%24` stand for
 * the characters that a pattern cannot write, and `%27` is `'`: URL parsers escape it in a query but not in a path.
 */
export function comparable(text: string): string {
  const written = UNWRITABLE.test(text) ? text.replace(UNWRITABLE_RUN, encoded) : text;
  if (!written.includes('%')) return written;
  return written.replace(/%[0-9A-Fa-f]{2}/g, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });
}

/** What a URL cannot hold as it is: `encodeURI` escapes the same, and `[`, `]` and `%` too. */
const UNWRITABLE = /[^!#-;=?-[\]_a-z~]/;
const UNWRITABLE_RUN = /[^!#-;=?-[\]_a-z~]+/g;

function encoded(run: string): string {
  return [...Buffer.from(run)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
