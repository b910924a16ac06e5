/** Appends reference tokens to an RFC 6901 pointer. */
export function pointerTo(base: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>((pointer, token) => `${pointer}/${escapeToken(String(token))}`, base);
}

/** The reference tokens of an RFC 6901 pointer, unescaped. */
export function tokensOf(pointer: string): readonly string[] {
  return pointer.split('/').slice(1).map(unescapeToken);
}

function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
