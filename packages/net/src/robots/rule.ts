/** One `Allow` or `Disallow` line, prepared for matching. */
export interface Rule {
  readonly allow: boolean;
  /** Octets of the pattern: the longest match decides (RFC 9309 §2.2.2). */
  readonly length: number;
  /** Strings that must follow each other in the path; more than one for a pattern with wildcards. */
  readonly parts: readonly string[];
  /** Whether the pattern ends with `$`, so that nothing may follow. */
  readonly isAnchored: boolean;
}

/** Parses the pattern of a rule: `*` matches any text, a final `$` the end of the path. */
export function createRule(allow: boolean, pattern: string): Rule {
  const isAnchored = pattern.endsWith('$');
  const body = isAnchored ? pattern.slice(0, -1) : pattern;
  const parts = body.split(/\*+/).map(comparable);
  return { allow, length: pattern.length, parts, isAnchored };
}

/** Whether the rule covers the path, which must be {@link comparable}. Takes linear time. */
export function covers({ parts, isAnchored }: Rule, path: string): boolean {
  const first = parts[0] ?? '';
  if (!path.startsWith(first)) return false;
  const last = parts.length - 1;
  if (last === 0) return !isAnchored || path.length === first.length;
  let at = first.length;
  // The first match of each part leaves the largest rest for the next one.
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
 * Normalizes a path or a part of a pattern for comparison: characters that a URL cannot contain become UTF-8 escapes,
 * escapes of unreserved characters are decoded, and the others are in uppercase (RFC 9309 §2.2.2). `%2A` and `%24` are
 * decoded because a pattern cannot contain these characters otherwise, and `%27` because URL parsers escape `'` in a
 * query but not in a path.
 */
export function comparable(text: string): string {
  const written = UNWRITABLE.test(text) ? text.replace(UNWRITABLE_RUN, encoded) : text;
  if (!written.includes('%')) return written;
  return written.replace(/%[0-9A-Fa-f]{2}/g, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });
}

/** Characters that a URL cannot contain: those that `encodeURI` escapes, and `[`, `]` and `%`. */
const UNWRITABLE = /[^!#-;=?-[\]_a-z~]/;
const UNWRITABLE_RUN = /[^!#-;=?-[\]_a-z~]+/g;

function encoded(run: string): string {
  return [...Buffer.from(run)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
